import type { Cotizacion } from '../../../domain/cotizaciones.ts';
import type { CotizacionOrder } from '../../../machines/cotizacion/cotizacion-types.ts';
import type { CotizacionSnapshot } from '../../../machines/cotizacion/cotizacion-machine.ts';
import type { CotizacionDraft, CotizacionValues } from './cotizacion-form.ts';

/** What is drawn of the machine: what is typed, which changes with each key, is not among it. */
export function selectState({ value, context }: CotizacionSnapshot) {
  const { numero, idEstatus, planes, noItem, uncertain, failure, words, output } = context;
  return { value, numero, idEstatus, planes, noItem, uncertain, failure, words, output };
}

/** The status of a quote: the one that a rating gave it, before as it was loaded; null where it has none. */
export function estatusOf(
  { numero, idEstatus }: Pick<ReturnType<typeof selectState>, 'numero' | 'idEstatus'>,
  loaded: Cotizacion | null,
): number | null {
  return idEstatus ?? (loaded && loaded.nuCotizacion === numero ? loaded.idEstatus : null);
}

/** What of the machine belongs to a draft, as text. */
export const progressOf = (snapshot: CotizacionSnapshot) =>
  JSON.stringify([snapshot.context.numero, snapshot.context.noItem, snapshot.context.uncertain, snapshot.hasTag('busy')]);

/** What was sent and has no answer: what is under way or, while it is looked for, what was lost before. */
export const sentOf = ({ context: { lost, order } }: CotizacionSnapshot): CotizacionOrder | null => lost ?? order;

/** What of a draft the form holds. */
export function typedOf({ numero: _numero, noItem: _noItem, sent: _sent, ...typed }: CotizacionDraft): CotizacionValues {
  return typed;
}
