import { guessTipoDocumento } from './documents.ts';
import { toNumero } from './numero.ts';

/** A list filtered by what somebody typed: by its own number, or by the document that the text can only be. */
export function filteredListPath(path: string, numberFilter: string, typed: string): string {
  const isDocumento = toNumero(typed) === undefined || guessTipoDocumento(typed) !== '';
  return `${path}?${isDocumento ? 'numeroDocumento' : numberFilter}=${encodeURIComponent(typed)}`;
}
