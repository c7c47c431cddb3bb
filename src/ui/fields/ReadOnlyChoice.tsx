import { controlAria, FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';
import { OptionsFailed } from './OptionsFailed.tsx';
import type { SelectFieldProps } from './SelectField.tsx';
import fieldStyles from './FieldFrame.module.css';

/** Props of {@link ReadOnlyChoice}. */
export interface ReadOnlyChoiceProps
  extends Omit<FieldFrameProps, 'children'>,
    Pick<SelectFieldProps, 'options' | 'status' | 'onRetry'> {
  /** The chosen value; its label is shown. */
  value: string;
}

/**
 * A choice that can only be read: the label of the value in a text field. A value that is not among the options (of an entry that was taken
 * out of its catalogue since, or while they failed) shows as it is.
 */
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
