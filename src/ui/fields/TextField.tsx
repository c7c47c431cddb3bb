import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { controlAria, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import fieldStyles from './FieldFrame.module.css';

/** Props of a native input, usually uncontrolled, and of a field. */
export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'size' | 'required' | 'readOnly'> {
  /** A button inside the control, at its end. */
  end?: ReactNode;
}

/** A line of text with label, error and hint. */
export function TextField({
  label,
  error,
  help,
  required = false,
  readOnly = false,
  id,
  className,
  end,
  placeholder,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const control = (
    <input
      type="text"
      autoComplete="off"
      placeholder={readOnly ? undefined : placeholder}
      {...input}
      id={fieldId}
      className={fieldStyles['control']}
      readOnly={readOnly}
      aria-disabled={readOnly || undefined}
      {...controlAria(fieldId, { error, help, required })}
    />
  );
  return (
    <FieldFrame id={fieldId} label={label} error={error} help={help} required={required} className={className}>
      {end ? (
        <div className={fieldStyles['withEnd']}>
          {control}
          {end}
        </div>
      ) : (
        control
      )}
    </FieldFrame>
  );
}
