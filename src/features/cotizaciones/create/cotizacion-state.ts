import type { CotizacionOrder } from '../../../machines/cotizacion/cotizacion-types.ts';
import type { CotizacionSnapshot } from '../../../machines/cotizacion/cotizacion-machine.ts';
import type { CotizacionDraft, CotizacionValues } from './cotizacion-form.ts';

/** What is drawn of the machine: what is typed, which changes with each key, is not among it. */
export function selectState({ value, context }: CotizacionSnapshot) {
  const { numero, planes, noItem, uncertain, failure, words, output } = context;
  return { value, numero, planes, noItem, uncertain, failure, words, output };
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
