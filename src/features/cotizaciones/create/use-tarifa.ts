import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { TarifaItem } from '../../../machines/negocio/negocio-types.ts';
import type { AppForm } from '../../../kit/form/app-form.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import type { CampoField } from '../../shared/campos/campo-values.ts';
import type { CotizacionValues } from './cotizacion-form.ts';
import { answerConflicts, joinTarifa } from './join-tarifa.ts';

/**
 * Fills fields from the rates of a plan when plan, option or currency change; asks before typed
 * values are replaced (specification 2, section 4; assumptions D11).
 */
export function useTarifa(
  actor: TarifaItem['ref'],
  form: AppForm<CotizacionValues>,
  nuBien: number,
  fields: readonly CampoField[],
) {
  const { catalogos } = usePortal();
  const joint = useMemo(() => ({ actor, form, catalogos, nuBien, fields }), [actor, form, catalogos, nuBien, fields]);
  useEffect(() => joinTarifa(joint), [joint]);
  const state = useSelector(actor, ({ value }) => value);
  const conflicts = useSelector(actor, ({ context }) => context.conflicts);
  return {
    state,
    retry: () => actor.send({ type: 'retry' }),
    conflicts: state === 'asking' ? conflicts : null,
    answer: (names: readonly string[]) => answerConflicts(joint, names),
  };
}
