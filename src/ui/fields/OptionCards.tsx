import { type ReactNode, useId } from 'react';
import { isFirstPress } from '../actions/first-press.ts';
import { joinClasses } from '../theme/join-classes.ts';
import { controlAria, FieldNotes, type FieldProps, RequiredMark } from './FieldFrame.tsx';
import fieldStyles from './FieldFrame.module.css';
import styles from './OptionCards.module.css';

/** One option of {@link OptionCards}. */
export interface OptionCard {
  readonly value: string;
  readonly label: string;
  /** Content under or beside the name. */
  readonly detail?: ReactNode;
}

export interface OptionCardsProps extends Omit<FieldProps, 'readOnly'> {
  readonly options: readonly OptionCard[];
  /** Value of the chosen option; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Lets the person clear the choice, by checkboxes in place of radio buttons. */
  readonly optional?: boolean;
  readonly id?: string;
  readonly className?: string | undefined;
}

/**
 * Options side by side, of which one is chosen. `id` belongs to the first, which takes the focus.
 */
export function OptionCards({
  label,
  error,
  help,
  required = false,
  options,
  value,
  onChange,
  optional = false,
  id,
  className,
}: OptionCardsProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const { 'aria-required': isRequired, ...aria } = controlAria(fieldId, { error, help, required });
  return (
    <fieldset
      className={joinClasses(fieldStyles['field'], className)}
      data-field=""
      {...(!optional && { role: 'radiogroup', 'aria-required': isRequired })}
      {...aria}
    >
      <legend>
        <span>{label}</span>
        {required && <RequiredMark />}
      </legend>
      <div className={styles['cards']}>
        {options.map((option, index) => {
          const isChosen = option.value === value;
          const inputId = index === 0 ? fieldId : `${fieldId}-${option.value}`;
          return (
            // The second click of a double click was meant for the content before the cards
            // appeared.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- keys press its control
            <label
              key={option.value}
              className={styles['card']}
              data-chosen={isChosen || undefined}
              onClick={(event) => {
                if (!isFirstPress(event)) event.preventDefault();
              }}
            >
              <input
                type={optional ? 'checkbox' : 'radio'}
                id={inputId}
                name={fieldId}
                value={option.value}
                checked={isChosen}
                aria-labelledby={`${inputId}-nombre`}
                aria-describedby={option.detail === undefined ? undefined : `${inputId}-detalle`}
                onChange={() => onChange(optional && isChosen ? '' : option.value)}
              />
              <span id={`${inputId}-nombre`} className={styles['name']}>
                {option.label}
              </span>
              {option.detail !== undefined && (
                <span id={`${inputId}-detalle`} className={styles['detail']}>
                  {option.detail}
                </span>
              )}
            </label>
          );
        })}
      </div>
      <FieldNotes id={fieldId} error={error} help={help} />
    </fieldset>
  );
}
