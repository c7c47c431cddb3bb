import { useSelector } from '@xstate/react';
import type { NegocioActor } from '../../shared/cotizacion/open-negocio.ts';
import { useRememberedPlan } from '../../shared/cotizacion/use-chosen-plan.ts';
import { useOpenedQuote } from '../../shared/cotizacion/use-negocio.ts';
import { isEditable, isSold } from './cotizacion-state.ts';
import { CotizacionFormulario, type CotizacionFormularioProps } from './CotizacionFormulario.tsx';

export interface CotizacionOpenedProps extends Omit<CotizacionFormularioProps, 'actor' | 'solicitante' | 'readOnly'> {
  readonly negocio: NegocioActor;
}

/** The form of a quote, once the flow has opened it; read-only where the quote's status says so. */
export function CotizacionOpened(props: CotizacionOpenedProps) {
  const { negocio, draft, numero, cotizacion } = props;
  const { noItem: known } = negocio.getSnapshot().context;
  // A sold quote may have been issued elsewhere with another plan than this browser remembers.
  const remembered = useRememberedPlan(numero !== null && cotizacion && !isSold(cotizacion) ? numero : null);
  const actor = useOpenedQuote(negocio, {
    noItem: draft?.values.noItem ? Number(draft.values.noItem) : (known ?? remembered),
    uncertain: draft?.uncertain ?? false,
    lost: draft?.values.sent ?? null,
  });
  const readOnly = useSelector(negocio, ({ context }) => context.cotizacion !== null && !isEditable(context.cotizacion));
  const { solicitante } = negocio.getSnapshot().children;
  if (!actor || !solicitante) return null;
  return <CotizacionFormulario {...props} actor={actor} solicitante={solicitante} readOnly={readOnly} />;
}
