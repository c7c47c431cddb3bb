import type { CotizacionSnapshot } from '../../../machines/cotizacion/cotizacion-machine.ts';

/** What is drawn of the machine: what is typed, which changes with each key, is not among it. */
export function selectState({ value, context }: CotizacionSnapshot) {
  const { numero, planes, noItem, uncertain, failure, words, output } = context;
  return { value, numero, planes, noItem, uncertain, failure, words, output };
}

/** What of the machine belongs to a draft, as text. */
export const progressOf = (snapshot: CotizacionSnapshot) =>
  JSON.stringify([snapshot.context.numero, snapshot.context.noItem, snapshot.context.uncertain, snapshot.hasTag('busy')]);
