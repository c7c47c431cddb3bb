import type { ComponentProps } from 'react';
import { useId } from 'react';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** Props of {@link TextField}: those of a native input (uncontrolled use is the norm) and of a field. `className` goes to the frame. */
export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'size' | 'required'> {}

/** One line of text with its label, error and hint. */
export function TextField({ label, error, help, required = false, id, className, ...input }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} error={error} help={help} required={required} className={className}>
      <input
        type="text"
        autoComplete="off"
        {...input}
        id={fieldId}
        className="ag-control"
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { error: Boolean(error), help: Boolean(help) })}
      />
    </FieldFrame>
  );
}
