import type { OperationId } from './fallo.ts';

/** The catalogues of the contracts and the call behind each. The key field is what forms and filters send. */
export const catalogos = {
  tipoDocumentos: { operation: 'fetchTipoDocumentos', keyField: 'tipo' },
  tipoPersonas: { operation: 'fetchTipoPersonas', keyField: 'id' },
} as const satisfies Record<string, { readonly operation: OperationId; readonly keyField: 'id' | 'tipo' | 'idSigla' }>;

/** Name of a catalogue. */
export type CatalogoName = keyof typeof catalogos;

/** The parents that narrow a catalogue, by query name; none gives the whole. */
export type CatalogoParents = Readonly<Record<string, number | string>>;

/** One entry of a catalogue, its key as text so that any select can hold it. */
export interface CatalogoOption {
  readonly key: string;
  readonly nombre: string;
}

/** The identity of a catalogue under its parents. */
export function catalogoKey(name: CatalogoName, parents: CatalogoParents): string {
  const query = Object.entries(parents)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([parent, id]) => `${parent}=${id}`);
  return [name, ...query].join('&');
}
