import { estatusCotizacion } from '../../../domain/cotizaciones.ts';
import type { CotizacionForm } from './use-cotizacion.ts';

type State = Pick<CotizacionForm['state'], 'value' | 'planes'>;

/** The actions of the bar under a quote's form. */
export interface QuoteActions {
  /** The action that comes next. */
  readonly primary: 'cotizar' | 'guardar' | 'emitir';
  /** Why 'Guardar' is refused now; null when allowed. */
  readonly guardar: string | null;
  /** Why 'Emitir' is refused now; null when allowed. */
  readonly emitir: string | null;
}

function unratedReason({ value, planes }: State, what: 'guardar' | 'emitir'): string | null {
  if (value === 'stale') return `Los datos cambiaron: cotiza de nuevo antes de ${what}.`;
  if (planes?.length === 0) return `Sin planes no hay nada que ${what}.`;
  return value === 'rated' || value === 'saving' ? null : `Cotiza antes de ${what}.`;
}

/** `idEstatus` is the status at the service, null for a quote that the service lacks. */
export function quoteActions(state: State, idEstatus: number | null, canIssue: boolean): QuoteActions {
  const guardar = unratedReason(state, 'guardar');
  const estatus = idEstatus === null ? null : estatusCotizacion(idEstatus);
  const isEmitible = estatus?.actions.includes('emitir') ?? false;
  const emitir =
    unratedReason(state, 'emitir') ?? (isEmitible ? null : `${estatus?.reason ?? ''} Cotiza antes de emitir.`.trim());
  const primary = emitir !== null ? 'cotizar' : canIssue ? 'emitir' : 'guardar';
  return { primary, guardar, emitir };
}
