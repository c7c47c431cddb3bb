import { useSelector } from '@xstate/react';
import { use, useLayoutEffect } from 'react';
import type { TarifaItem } from '../../../machines/negocio/negocio-types.ts';
import { InlineAction } from '../../../ui/fields/InlineAction.tsx';
import type { CampoField } from '../../shared/campos/campo-values.ts';
import { NegocioContext } from '../../shared/cotizacion/negocio-context.ts';
import styles from './PlanPrefill.module.css';
import { TarifaDialog } from './TarifaDialog.tsx';
import { useTarifa } from './use-tarifa.ts';

/** Props of {@link PlanPrefill}. */
export interface PlanPrefillProps {
  readonly nuBien: number;
  /** The fields of that insured good. */
  readonly fields: readonly CampoField[];
}

const words: Readonly<Partial<Record<ReturnType<typeof useTarifa>['state'], string>>> = {
  loading: 'Buscando los valores del plan…',
  missing: 'El plan no tiene valores para esta opción y esta moneda: nada cambió.',
  failed: 'No se pudieron consultar los valores del plan. ',
};

/** Fills the fields of an insured good from its plan, whose look-up the flow of the quote holds while they are shown. */
export function PlanPrefill({ nuBien, fields }: PlanPrefillProps) {
  const negocio = use(NegocioContext);
  useLayoutEffect(() => {
    negocio?.send({ type: 'tarifa.opened', nuBien });
    return () => negocio?.send({ type: 'tarifa.closed', nuBien });
  }, [negocio, nuBien]);
  const tarifa = useSelector(negocio ?? undefined, (flow) => flow?.context.tarifas.find((one) => one.nuBien === nuBien)?.ref);
  return <div className={styles['note']}>{tarifa && <Prefill tarifa={tarifa} nuBien={nuBien} fields={fields} />}</div>;
}

/** Says quietly how that stands, and asks where somebody typed something else. */
function Prefill({ tarifa, nuBien, fields }: PlanPrefillProps & { readonly tarifa: TarifaItem['ref'] }) {
  const { state, retry, conflicts, answer } = useTarifa(tarifa, nuBien, fields);
  return (
    <>
      <output>{words[state]}</output>
      {state === 'failed' && <InlineAction onClick={retry}>Reintentar</InlineAction>}
      {conflicts && <TarifaDialog conflicts={conflicts} onAnswer={answer} />}
    </>
  );
}
