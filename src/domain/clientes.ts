import type { components } from '../generated/core.ts';
import { dayOfWire } from '../text/instants.ts';
import { comparableText } from './comparable-text.ts';

type Schemas = components['schemas'];

const loose = (text: string) => comparableText(text).toLowerCase();
const lines = (texts: readonly string[]) => texts.map(loose).toSorted().join('\n');

/** The data that tell two clients with the same document apart. */
const marksOf = (cliente: Schemas['Cliente'] | Schemas['ClienteRequest']) =>
  [
    loose(cliente.nombreCompleto),
    dayOfWire(cliente.fechaNacimiento) ?? '',
    lines(cliente.telefonos.map(({ nuArea, numero }) => `${nuArea ?? ''}${numero}`)),
    lines(cliente.correos.map(({ email }) => email)),
    lines(cliente.direcciones.map(({ calle, numero }) => `${calle ?? ''} ${numero ?? ''}`)),
    String(cliente.domicilioBancarios.length),
  ].join('\n\n');

/** Whether a client equals a body, but for spaces and case, which services may change. */
export function isSameCliente(body: Schemas['ClienteRequest'], cliente: Schemas['Cliente']): boolean {
  return marksOf(body) === marksOf(cliente);
}
