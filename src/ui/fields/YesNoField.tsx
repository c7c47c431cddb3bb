import type { ComponentProps } from 'react';
import { useId } from 'react';
import { unchangeable } from './CheckboxField.tsx';
import { controlAria, FieldNotes, type FieldProps, RequiredMark } from './FieldFrame.tsx';
import checkStyles from './CheckboxField.module.css';
import { joinClasses } from '../theme/join-classes.ts';
import fieldStyles from './FieldFrame.module.css';

/** Answer of {@link YesNoField}; empty for no answer. */
export type YesNo = 'si' | 'no' | '';

/** Props of both native radio buttons, and of a field. */
export interface YesNoFieldProps
  extends FieldProps,
    Omit<
      ComponentProps<'input'>,
      'type' | 'size' | 'required' | 'readOnly' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked'
    > {
  value?: YesNo;
  defaultValue?: YesNo;
}

const answers = [
  { answer: 'si', label: 'Sí' },
  { answer: 'no', label: 'No' },
] as const;

/**
 * A question with the answers Sí (`si`) and No (`no`) as two radio buttons, so that "no" differs
 * from "not answered". `id` belongs to the first one, which takes the focus.
 */
export function YesNoField({
  label,
  error,
  help,
  required = false,
  readOnly = false,
  id,
  name,
  className,
  value,
  defaultValue,
  ...input
}: YesNoFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const choice = (answer: YesNo) => {
    if (value !== undefined) return { checked: value === answer };
    return defaultValue === undefined ? {} : { defaultChecked: defaultValue === answer };
  };
  return (
    <fieldset
      className={joinClasses(fieldStyles['field'], className)}
      data-field=""
      role="radiogroup"
      aria-disabled={readOnly || undefined}
      aria-readonly={readOnly || undefined}
      {...controlAria(fieldId, { error, help, required })}
    >
      <legend>
        <span>{label}</span>
        {required && <RequiredMark />}
      </legend>
      <span className={checkStyles['answers']}>
        {answers.map(({ answer, label: text }, index) => {
          const radioId = index === 0 ? fieldId : `${fieldId}-${answer}`;
          return (
            <span key={answer} className={checkStyles['check']}>
              <input
                {...input}
                {...choice(answer)}
                type="radio"
                id={radioId}
                name={name ?? fieldId}
                value={answer}
                {...(readOnly && unchangeable)}
              />
              <label htmlFor={radioId}>{text}</label>
            </span>
          );
        })}
      </span>
      <FieldNotes id={fieldId} error={error} help={help} />
    </fieldset>
  );
}
