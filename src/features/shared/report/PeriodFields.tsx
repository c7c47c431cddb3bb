import { useState } from 'react';
import { today as todayThere } from '../../../domain/periods.ts';
import { type Period, reportPeriods } from '../../../domain/report-periods.ts';
import { dayToTyped, toDay } from '../../../format/typed-days.ts';
import { useAppFormContext, useFieldText } from '../../../kit/form/app-form.ts';
import { FormDay } from '../../../kit/form/fields.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { twoColumns } from '../../../ui/layout/FieldGroup.tsx';
import { joinClasses } from '../../../ui/theme/join-classes.ts';
import styles from './PeriodFields.module.css';

/** A period as the two fields hold it. */
export const typedPeriod = ({ desde, hasta }: Period) => ({ desde: dayToTyped(desde), hasta: dayToTyped(hasta) });

/** The fields `desde` and `hasta` of a report, and buttons for the usual periods. */
export function PeriodFields() {
  const form = useAppFormContext();
  const [today] = useState(() => todayThere());
  const desde = toDay(useFieldText(form, 'desde'));
  const hasta = toDay(useFieldText(form, 'hasta'));
  return (
    <>
      <FormDay name="desde" today={today} />
      <FormDay name="hasta" today={today} />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a legend breaks the row */}
      <div className={joinClasses(styles['periods'], twoColumns)} role="group" aria-label="Período">
        {reportPeriods.map(({ label, of }) => {
          const period = of(today);
          const isChosen = period.desde === desde && period.hasta === hasta;
          return (
            <Button
              key={label}
              size="sm"
              variant={isChosen ? 'subtle' : 'outline'}
              aria-pressed={isChosen}
              onClick={() => {
                const typed = typedPeriod(period);
                form.set('desde', typed.desde);
                form.set('hasta', typed.hasta);
              }}
            >
              {label}
            </Button>
          );
        })}
      </div>
    </>
  );
}
