import { controlAria, FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';
import { OptionsFailed } from './OptionsFailed.tsx';
import type { SelectFieldProps } from './SelectField.tsx';
import fieldStyles from './FieldFrame.module.css';

export interface ReadOnlyChoiceProps
  extends Omit<FieldFrameProps, 'children'>,
    Pick<SelectFieldProps, 'options' | 'status' | 'onRetry'> {
  /** The chosen value; the field shows its label. */
  value: string;
}

/** A choice as read-only text: the label of its value, or the value without an option. */
export function ReadOnlyChoice({ value, options, status = 'ready', onRetry, ...frame }: ReadOnlyChoiceProps) {
  const { id } = frame;
  const label = options.find((option) => option.value === value)?.label;
  const isWaiting = status === 'loading' && value !== '' && label === undefined;
  const failed = status === 'failed';
  return (
    <FieldFrame {...frame}>
      <input
        type="text"
        id={id}
        className={fieldStyles['control']}
        readOnly
        value={isWaiting ? 'Cargando…' : (label ?? value)}
        aria-disabled="true"
        aria-busy={isWaiting || undefined}
        {...controlAria(id, { ...frame, failed })}
      />
      {failed && <OptionsFailed id={`${id}-failure`} label={frame.label} onRetry={onRetry} />}
    </FieldFrame>
  );
}
