import { fromPromise } from 'xstate';
import { callRows } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import type { CatalogoName, CatalogoParents } from '../../domain/catalogos.ts';
import { isFailure } from '../../domain/failure.ts';
import {
  zFetchEntidadesResponse,
  zFetchMonedasResponse,
  zFetchRegionesResponse,
  zFetchSucursalesResponse,
  zFetchTablaCodigosResponse,
  zFetchTipoDocumentosResponse,
  zFetchTipoPersonasResponse,
} from '../../generated/schemas/catalogos.ts';
import type { LoadedCatalogo } from '../catalogo/catalogo-cache-machine.ts';
import { type CatalogoLoader, defineLoader, number } from './catalogo-loader.ts';

/** Catalogues that lists and reports use. Those of the client form come with its chunk. */
const common = {
  tipoPersonas: defineLoader((core, _parents, signal) =>
    callRows('fetchTipoPersonas', zFetchTipoPersonasResponse, () => core.GET('/v1/tipopersonas', { signal })),
  ),
  tipoDocumentos: defineLoader((core, { idPais, idTipoPersona }, signal) =>
    callRows('fetchTipoDocumentos', zFetchTipoDocumentosResponse, () =>
      core.GET('/v1/tipodocumentos', {
        params: { query: { idPais: number(idPais), idTipoPersona: number(idTipoPersona) } },
        signal,
      }),
    ),
  ),
  tablaCodigos: defineLoader(async (core, { code }, signal) => {
    try {
      return await callRows('fetchTablaCodigos', zFetchTablaCodigosResponse, () =>
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the callers take it from the table of codes
        core.GET('/v1/tablacodigos/{code}', { params: { path: { code: code as 'STATUS' } }, signal }),
      );
    } catch (error) {
      throw isFailure(error) && code !== undefined ? { ...error, code } : error;
    }
  }),
  monedas: defineLoader((core, _parents, signal) =>
    callRows('fetchMonedas', zFetchMonedasResponse, () => core.GET('/v1/monedas', { signal })),
  ),
  entidades: defineLoader((core, _parents, signal) =>
    callRows('fetchEntidades', zFetchEntidadesResponse, () => core.GET('/v1/entidades', { signal })),
  ),
  sucursales: defineLoader(async (core, _parents, signal) => {
    const { rows, dropped } = await callRows('fetchSucursales', zFetchSucursalesResponse, () =>
      core.GET('/v1/sucursales', { signal }),
    );
    return { rows: rows.map(({ cdSucursal, deSucursal }) => ({ id: cdSucursal, nombre: deSucursal })), dropped };
  }),
  regiones: defineLoader(async (core, _parents, signal) => {
    const { rows, dropped } = await callRows('fetchRegiones', zFetchRegionesResponse, () => core.GET('/v1/regiones', { signal }));
    return { rows: rows.map(({ cdRegion, deRegion }) => ({ id: cdRegion, nombre: deRegion })), dropped };
  }),
} satisfies Partial<Record<CatalogoName, CatalogoLoader>>;

const isCommon = (name: CatalogoName): name is keyof typeof common => name in common;

async function loaderOf(name: CatalogoName): Promise<CatalogoLoader> {
  if (isCommon(name)) return common[name];
  const { clienteLoaders } = await import('./catalogo-loaders-cliente.ts');
  return clienteLoaders[name];
}

/** The catalogues that the chunk of the client form brings along. */
export type ClienteCatalogoName = Exclude<CatalogoName, keyof typeof common>;

/** Loads one catalogue (specification 1, section 7). Rejects with a Failure. */
export function defineLoadCatalogoActor(core: CoreClient) {
  return fromPromise<LoadedCatalogo, { params: { name: CatalogoName; parents: CatalogoParents } }>(async ({ input, signal }) => {
    const load = await loaderOf(input.params.name);
    const { rows, dropped } = await load(core, input.params.parents, signal);
    return { data: rows, dropped };
  });
}
