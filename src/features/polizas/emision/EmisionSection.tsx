import { type ReactNode, useState } from 'react';
import type { Cotizacion, PlanCotizado } from '../../../domain/cotizaciones.ts';
import { today } from '../../../domain/periods.ts';
import { formatDay } from '../../../format/dates.ts';
import { formatPrecio } from '../../../format/money.ts';
import { Note } from '../../../ui/feedback/Note.tsx';
import { OptionCards } from '../../../ui/fields/OptionCards.tsx';
import { FieldGroup } from '../../../ui/layout/FieldGroup.tsx';
import { fieldId, useFieldError, useFieldValue } from '../../../kit/form/app-form.ts';
import { fieldsOf } from '../../../kit/form/fields.tsx';
import { type EmisionValues, isOtherPeriod, pastOf, pastWords } from './emision-form.ts';
import styles from './EmisionSection.module.css';
import { idSeccion, nombreSeccion } from './secciones.ts';
import type { EmisionForm } from './use-emision.ts';

const { Choice, Day } = fieldsOf<EmisionValues>();

/** The prices of a plan: for the period, if not a year, and for a year. */
function detailOf({ totalProrrata, totalAnual }: PlanCotizado, moneda: string): string {
  const anual = `${formatPrecio(totalAnual, moneda)} al año`;
  const isAnual = totalProrrata === null || totalProrrata === undefined || totalProrrata === totalAnual;
  return isAnual ? anual : `${formatPrecio(totalProrrata, moneda)} por el período; ${anual}`;
}

/** The section of plan, period, payment method and account. */
export function EmisionSection({
  form,
  cotizacion,
  moneda,
  children,
}: Pick<EmisionForm, 'form'> & {
  readonly cotizacion: Cotizacion;
  readonly moneda: string;
  /** The accounts of the payment method. */
  readonly children: ReactNode;
}) {
  const [day] = useState(() => today());
  const plan = useFieldValue(form, 'plan');
  const planError = useFieldError(form, 'plan');
  const [feDesde, feHasta] = [useFieldValue(form, 'feDesde'), useFieldValue(form, 'feHasta')];
  const past = pastOf({ feDesde, feHasta }, day);
  return (
    <FieldGroup
      title={nombreSeccion.emision}
      id={idSeccion('emision')}
      level={2}
      plain
      footer={
        <>
          <div>{children}</div>
          {past && <Note tone="warning">{pastWords[past]}</Note>}
          {isOtherPeriod({ feDesde, feHasta }, cotizacion) && (
            <Note tone="info">
              {`El período no es el de la cotización (${formatDay(cotizacion.feDesde)} a ${formatDay(cotizacion.feHasta)}): el servicio calculará de nuevo la prima al emitir.`}
            </Note>
          )}
        </>
      }
    >
      {cotizacion.planes.length > 0 ? (
        <OptionCards
          id={fieldId(form, 'plan')}
          label={form.labelOf('plan')}
          required
          error={planError}
          value={plan}
          onChange={(chosen) => form.choose('plan', chosen)}
          options={cotizacion.planes.map((one) => ({
            value: String(one.noItem),
            label: one.plan,
            detail: detailOf(one, moneda),
          }))}
        />
      ) : (
        <Note tone="danger">Esta cotización no tiene planes: ábrela y cotiza de nuevo antes de emitir.</Note>
      )}
      <div className={styles['fields']}>
        <Day name="feDesde" />
        <Day name="feHasta" />
        <Choice name="formaPago" catalogo="formaPagos" />
      </div>
    </FieldGroup>
  );
}
