import { useSelector } from '@xstate/react';
import type { NegocioActor } from '../../shared/cotizacion/open-negocio.ts';
import { useOpenedQuote } from '../../shared/cotizacion/use-negocio.ts';
import { isEditable } from './cotizacion-state.ts';
import { CotizacionFormulario, type CotizacionFormularioProps } from './CotizacionFormulario.tsx';

/** Props of {@link CotizacionOpened}. */
export interface CotizacionOpenedProps extends Omit<CotizacionFormularioProps, 'actor' | 'solicitante' | 'readOnly'> {
  readonly negocio: NegocioActor;
}

/** The form of a quote, once its flow has opened it; it can only be read once its status says so. */
export function CotizacionOpened(props: CotizacionOpenedProps) {
  const { negocio, draft } = props;
  const actor = useOpenedQuote(negocio, {
    noItem: draft?.values.noItem ? Number(draft.values.noItem) : null,
    uncertain: draft?.uncertain ?? false,
    lost: draft?.values.sent ?? null,
  });
  const readOnly = useSelector(negocio, ({ context: { cotizacion } }) => cotizacion !== null && !isEditable(cotizacion));
  const { solicitante } = negocio.getSnapshot().children;
  if (!actor || !solicitante) return null;
  return <CotizacionFormulario {...props} actor={actor} solicitante={solicitante} readOnly={readOnly} />;
}
