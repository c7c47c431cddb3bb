import { use, useEffect } from 'react';
import { InlineAction } from '../../../ui/fields/InlineAction.tsx';
import type { CampoField } from '../../shared/campos/campo-values.ts';
import styles from './PlanPrefill.module.css';
import { TarifaDialog } from './TarifaDialog.tsx';
import { PlanLookUpsContext } from './use-plan-look-ups.ts';
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

/** Fills the fields of an insured good from its plan, says quietly how that stands, and asks where somebody typed something else. */
export function PlanPrefill({ nuBien, fields }: PlanPrefillProps) {
  const { state, retry, conflicts, answer } = useTarifa(nuBien, fields);
  const note = use(PlanLookUpsContext);
  const isUnderWay = state === 'loading' || conflicts !== null;
  useEffect(() => {
    note(nuBien, isUnderWay);
    return () => note(nuBien, false);
  }, [note, nuBien, isUnderWay]);
  return (
    <div className={styles['note']}>
      <output>{words[state]}</output>
      {state === 'failed' && <InlineAction onClick={retry}>Reintentar</InlineAction>}
      {conflicts && <TarifaDialog conflicts={conflicts} onAnswer={answer} />}
    </div>
  );
}
