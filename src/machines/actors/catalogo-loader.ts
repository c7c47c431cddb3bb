import type { CoreClient } from '../../api/core-client.ts';
import type { CatalogoOption, CatalogoParents } from '../../domain/catalogos.ts';

/** The rows of an answer, and how many could not be read. */
export interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly dropped: number;
}

/** Loads the options of one catalogue. */
export type CatalogoLoader = (core: CoreClient, parents: CatalogoParents, signal: AbortSignal) => Promise<Rows<CatalogoOption>>;

interface CatalogoRow {
  readonly id?: number | string;
  readonly tipo?: string;
  readonly nombre: string;
  readonly idSigla?: string | null;
  readonly telPrefijo?: string | null;
  readonly idNacimiento?: number | null;
}

function toOption({ id, tipo, nombre, idSigla, telPrefijo, idNacimiento }: CatalogoRow): CatalogoOption {
  const key = String(id ?? tipo ?? '');
  return telPrefijo === undefined && idNacimiento === undefined
    ? { key, nombre }
    : { key, nombre, pais: { idSigla, telPrefijo, idNacimiento } };
}

/** Makes a loader from a call that gives rows. */
export function defineLoader(
  fetchRows: (core: CoreClient, parents: CatalogoParents, signal: AbortSignal) => Promise<Rows<CatalogoRow>>,
): CatalogoLoader {
  return async (core, parents, signal) => {
    const { rows, dropped } = await fetchRows(core, parents, signal);
    return { rows: rows.map(toOption), dropped };
  };
}
