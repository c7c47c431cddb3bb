import { cleanTyped } from '../text/typed-text.ts';
import { guessTipoDocumento } from './documents.ts';
import { toNumero } from './numero.ts';

/** A list filtered by what somebody typed: by its own number, or by the document that the text can only be. */
export function filteredListPath(path: string, numberFilter: string, typed: string): string {
  const text = cleanTyped(typed);
  const isDocumento = toNumero(text) === undefined || guessTipoDocumento(text) !== '';
  return `${path}?${isDocumento ? 'numeroDocumento' : numberFilter}=${encodeURIComponent(text)}`;
}

/** What the entry of the history that a list leads to keeps of it: its filters and page stand in its address. */
export function originOf({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  return { list: pathname + search };
}

/** The query of the list at `path` that an entry of the history was reached from; empty where it was another place. */
export function searchOfOrigin(state: unknown, path: string): string {
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : null;
  return typeof list === 'string' && list.startsWith(`${path}?`) ? list.slice(path.length) : '';
}
