import type { components } from '../generated/core.ts';
import { dayOfWire } from '../text/instants.ts';
import { comparableText } from './comparable-text.ts';

type Schemas = components['schemas'];

const loose = (text: string) => comparableText(text).toLowerCase();
const lines = (texts: readonly string[]) => texts.map(loose).toSorted().join('\n');

/** What tells two clients with the same document apart: who it is, how to reach them, and how many accounts they have. */
const marksOf = (cliente: Schemas['Cliente'] | Schemas['ClienteRequest']) =>
  [
    loose(cliente.nombreCompleto),
    dayOfWire(cliente.fechaNacimiento) ?? '',
    lines(cliente.telefonos.map(({ nuArea, numero }) => `${nuArea ?? ''}${numero}`)),
    lines(cliente.correos.map(({ email }) => email)),
    lines(cliente.direcciones.map(({ calle, numero }) => `${calle ?? ''} ${numero ?? ''}`)),
    String(cliente.domicilioBancarios.length),
  ].join('\n\n');

/** Whether a client is what a body would create. Spaces and capitals count for nothing, as a service may keep them otherwise. */
export function isSameCliente(body: Schemas['ClienteRequest'], cliente: Schemas['Cliente']): boolean {
  return marksOf(body) === marksOf(cliente);
}
