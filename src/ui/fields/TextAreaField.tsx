import type { ComponentProps } from 'react';
import { useId } from 'react';
import { controlAria, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import fieldStyles from './FieldFrame.module.css';

/** Props of a native text area, usually uncontrolled, and of a field. */
export interface TextAreaFieldProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'required' | 'readOnly'> {}

/** A text area with label, error and hint. */
export function TextAreaField({
  label,
  error,
  help,
  required = false,
  readOnly = false,
  id,
  className,
  placeholder,
  ...area
}: TextAreaFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} error={error} help={help} required={required} className={className}>
      <textarea
        rows={3}
        autoComplete="off"
        placeholder={readOnly ? undefined : placeholder}
        {...area}
        id={fieldId}
        className={fieldStyles['control']}
        readOnly={readOnly}
        aria-disabled={readOnly || undefined}
        {...controlAria(fieldId, { error, help, required })}
      />
    </FieldFrame>
  );
}
