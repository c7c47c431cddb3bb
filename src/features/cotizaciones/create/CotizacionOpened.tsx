import type { NegocioActor } from '../../shared/cotizacion/open-negocio.ts';
import { useOpenedQuote } from '../../shared/cotizacion/use-negocio.ts';
import { CotizacionFormulario, type CotizacionFormularioProps } from './CotizacionFormulario.tsx';

/** Props of {@link CotizacionOpened}. */
export interface CotizacionOpenedProps extends Omit<CotizacionFormularioProps, 'actor' | 'solicitante'> {
  readonly negocio: NegocioActor;
}

/** The form of a quote, once its flow has opened it. */
export function CotizacionOpened(props: CotizacionOpenedProps) {
  const { negocio, draft } = props;
  const actor = useOpenedQuote(negocio, {
    noItem: draft?.values.noItem ? Number(draft.values.noItem) : null,
    uncertain: draft?.uncertain ?? false,
    lost: draft?.values.sent ?? null,
  });
  const { solicitante } = negocio.getSnapshot().children;
  return actor && solicitante ? <CotizacionFormulario {...props} actor={actor} solicitante={solicitante} /> : null;
}
