import { useId, useState } from 'react';
import { addMonths } from '../../format/calendar.ts';
import { dayToTyped, maskTypedDay, parseTypedDay } from '../../format/typed-days.ts';
import { CalendarIcon } from '../icons/icons.tsx';
import { Calendar } from './Calendar.tsx';
import { FormattedField, type FormattedFieldProps } from './FormattedField.tsx';
import { typeInto } from './native-input.ts';
import fieldStyles from './FieldFrame.module.css';

/** Props of a text field, uncontrolled. The text is `dd-mm-aaaa`; `parseTypedDay` reads it. */
export interface DateFieldProps extends Omit<FormattedFieldProps, 'format' | 'onPasteText' | 'end'> {
  /** Today (`yyyy-MM-dd`): where the calendar opens when the field is empty. */
  today: string;
}

const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase('es') + text.slice(1);

/**
 * A day: typed or pasted in a common form, written as `dd-mm-aaaa`, or picked from a calendar that
 * `min` and `max` (`yyyy-MM-dd`) bound. The form judges typed days.
 */
export function DateField({ today, min, max, id, ...field }: DateFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const buttonId = `${fieldId}-calendario`;
  const buttonLabel = `Elegir ${/^fecha /i.test(field.label) ? lowerFirst(field.label) : `fecha de ${field.label}`}`;
  // The open calendar with the field's day at that moment; null while closed.
  const [openCalendar, setOpenCalendar] = useState<{ readonly chosen: string | null } | null>(null);

  const input = () => {
    const element = document.getElementById(fieldId);
    return element instanceof HTMLInputElement ? element : null;
  };
  const fill = (day: string | null): boolean => {
    const element = input();
    if (day === null || !element) return false;
    typeInto(element, dayToTyped(day));
    return true;
  };
  const close = () => setOpenCalendar(null);

  return (
    <FormattedField
      placeholder="dd-mm-aaaa"
      inputMode="numeric"
      {...field}
      id={fieldId}
      format={maskTypedDay}
      onPasteText={(text) => fill(parseTypedDay(text))}
      end={
        field.readOnly || field.disabled ? undefined : (
          <>
            <button
              id={buttonId}
              type="button"
              className={fieldStyles['endButton']}
              aria-label={buttonLabel}
              aria-haspopup="dialog"
              aria-expanded={openCalendar !== null}
              onClick={() => setOpenCalendar(openCalendar ? null : { chosen: parseTypedDay(input()?.value ?? '') })}
            >
              <CalendarIcon />
            </button>
            {openCalendar && (
              <Calendar
                label={buttonLabel}
                buttonId={buttonId}
                chosen={openCalendar.chosen}
                today={today}
                min={min === undefined ? addMonths(today, -120 * 12) : String(min)}
                max={max === undefined ? addMonths(today, 30 * 12) : String(max)}
                onClose={close}
                onPick={fill}
              />
            )}
          </>
        )
      }
    />
  );
}
