import { useSelector } from '@xstate/react';
import { use } from 'react';
import type { TarifaItem } from '../../../machines/negocio/negocio-types.ts';
import type { AppForm } from '../../../kit/form/app-form.ts';
import { InlineAction } from '../../../ui/fields/InlineAction.tsx';
import type { CampoField } from '../../shared/campos/campo-values.ts';
import type { CotizacionValues } from './cotizacion-form.ts';
import styles from './PlanPrefill.module.css';
import { QuoteContext } from './quote-context.ts';
import { TarifaDialog } from './TarifaDialog.tsx';
import { useTarifa } from './use-tarifa.ts';

export interface PlanPrefillProps {
  readonly nuBien: number;
  /** The technical fields of this insured good. */
  readonly fields: readonly CampoField[];
}

const words: Readonly<Partial<Record<ReturnType<typeof useTarifa>['state'], string>>> = {
  loading: 'Buscando los valores del plan…',
  missing: 'El plan no tiene valores para esta opción y esta moneda: nada cambió.',
  failed: 'No se pudieron consultar los valores del plan. ',
};

/** Fills the fields of an insured good from its plan; the quote's flow holds the look-up. */
export function PlanPrefill({ nuBien, fields }: PlanPrefillProps) {
  const quote = use(QuoteContext);
  const tarifa = useSelector(quote?.negocio, (flow) => flow?.context.tarifas.find((one) => one.nuBien === nuBien)?.ref);
  return (
    <div className={styles['note']}>
      {quote && tarifa && <Prefill form={quote.form} tarifa={tarifa} nuBien={nuBien} fields={fields} />}
    </div>
  );
}

interface PrefillProps extends PlanPrefillProps {
  readonly form: AppForm<CotizacionValues>;
  readonly tarifa: TarifaItem['ref'];
}

/** Shows the state of the look-up, and asks before the plan replaces typed values. */
function Prefill({ form, tarifa, nuBien, fields }: PrefillProps) {
  const { state, retry, conflicts, answer } = useTarifa(tarifa, form, nuBien, fields);
  return (
    <>
      <output>{words[state]}</output>
      {state === 'failed' && <InlineAction onClick={retry}>Reintentar</InlineAction>}
      {conflicts && <TarifaDialog conflicts={conflicts} onAnswer={answer} />}
    </>
  );
}
