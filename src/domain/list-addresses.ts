import { cleanTyped } from '../text/typed-text.ts';
import { guessTipoDocumento } from './documents.ts';
import { toNumero } from './numero.ts';

/** A list filtered by a typed text: by number, or by document where the text can only be one. */
export function filteredListPath(path: string, numberFilter: string, typed: string): string {
  const text = cleanTyped(typed);
  const isDocumento = toNumero(text) === undefined || guessTipoDocumento(text) !== '';
  return `${path}?${isDocumento ? 'numeroDocumento' : numberFilter}=${encodeURIComponent(text)}`;
}

/** The state of a history entry reached from a list: the list's address with filters and page. */
export function originOf({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  return { list: pathname + search };
}

/** The query of the list at `path` that led to a history entry; empty for any other origin. */
export function searchOfOrigin(state: unknown, path: string): string {
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : null;
  return typeof list === 'string' && list.startsWith(`${path}?`) ? list.slice(path.length) : '';
}
