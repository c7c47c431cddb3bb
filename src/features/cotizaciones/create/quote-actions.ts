import { estatusCotizacion } from '../../../domain/cotizaciones.ts';
import type { CotizacionForm } from './use-cotizacion.ts';

type State = Pick<CotizacionForm['state'], 'value' | 'planes'>;

/** What can be done with a quote in the bar under its form: each action keeps its place, and says why it can't be done. */
export interface QuoteActions {
  /** What can be done next. */
  readonly primary: 'cotizar' | 'guardar' | 'emitir';
  /** Why it can't be saved now; null when it can. */
  readonly guardar: string | null;
  /** Why it can't be issued now; null when it can. */
  readonly emitir: string | null;
}

/** Why what is rated can't be taken further; null when it can. `what` is 'guardar' or 'emitir'. */
function unratedReason({ value, planes }: State, what: 'guardar' | 'emitir'): string | null {
  if (value === 'stale') return `Los datos cambiaron: cotiza de nuevo antes de ${what}.`;
  if (planes?.length === 0) return `Sin planes no hay nada que ${what}.`;
  return value === 'rated' || value === 'saving' ? null : `Cotiza antes de ${what}.`;
}

/**
 * The actions of a quote. `idEstatus` is that of the quote as the service has it, null where it has none; a quote that can be issued has nothing left
 * to be saved.
 */
export function quoteActions(state: State, idEstatus: number | null, canIssue: boolean): QuoteActions {
  const guardar = unratedReason(state, 'guardar');
  const estatus = idEstatus === null ? null : estatusCotizacion(idEstatus);
  const isEmitible = estatus?.actions.includes('emitir') ?? false;
  const emitir =
    unratedReason(state, 'emitir') ?? (isEmitible ? null : `${estatus?.reason ?? ''} Cotiza antes de emitir.`.trim());
  const primary = emitir !== null ? 'cotizar' : canIssue ? 'emitir' : 'guardar';
  return { primary, guardar, emitir };
}
