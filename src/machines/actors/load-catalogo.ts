import { fromPromise } from 'xstate';
import { callRows } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import type { CatalogoName, CatalogoOption, CatalogoParents } from '../../domain/catalogos.ts';
import { zFetchTipoDocumentosResponse, zFetchTipoPersonasResponse } from '../../generated/schemas/catalogos.ts';

type Load = (core: CoreClient, parents: CatalogoParents, signal: AbortSignal) => Promise<readonly CatalogoOption[]>;

const loaders: Record<CatalogoName, Load> = {
  tipoDocumentos: async (core, parents, signal) => {
    const { rows } = await callRows('fetchTipoDocumentos', zFetchTipoDocumentosResponse, () =>
      core.GET('/v1/tipodocumentos', { params: { query: parents }, signal }),
    );
    return rows.map(({ tipo, nombre }) => ({ key: tipo, nombre }));
  },
  tipoPersonas: async (core, _parents, signal) => {
    const { rows } = await callRows('fetchTipoPersonas', zFetchTipoPersonasResponse, () =>
      core.GET('/v1/tipopersonas', { signal }),
    );
    return rows.map(({ id, nombre }) => ({ key: String(id), nombre }));
  },
};

/** Loads one catalogue (specification 1, section 7). Rejects with a Fallo. */
export function defineLoadCatalogoActor(core: CoreClient) {
  return fromPromise<readonly CatalogoOption[], { params: { name: CatalogoName; parents: CatalogoParents } }>(
    ({ input, signal }) => loaders[input.params.name](core, input.params.parents, signal),
  );
}
