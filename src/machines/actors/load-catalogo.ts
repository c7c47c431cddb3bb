import { fromPromise } from 'xstate';
import { callRows } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import { type CatalogoName, type CatalogoParents, codeTables } from '../../domain/catalogos.ts';
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
import { catalogoCalls } from './catalogo-calls.ts';
import { type CatalogoLoader, defineLoader } from './catalogo-loader.ts';
import { lateCatalogos } from './late-catalogos.ts';

/** Catalogues of lists and reports; those of forms come with the forms' chunks. */
const common = {
  tipoPersonas: defineLoader((core, _parents, signal) =>
    callRows('fetchTipoPersonas', zFetchTipoPersonasResponse, () => catalogoCalls.tipoPersonas(core, signal)),
  ),
  tipoDocumentos: defineLoader((core, parents, signal) =>
    callRows('fetchTipoDocumentos', zFetchTipoDocumentosResponse, () => catalogoCalls.tipoDocumentos(core, signal, parents)),
  ),
  tablaCodigos: defineLoader(async (core, { code }, signal) => {
    const table = codeTables.find((one) => one === code);
    if (!table) throw new Error(`There is no code table ${code}`);
    try {
      return await callRows('fetchTablaCodigos', zFetchTablaCodigosResponse, () =>
        core.GET('/v1/tablacodigos/{code}', { params: { path: { code: table } }, signal }),
      );
    } catch (error) {
      // Keeps the same object, by which the details of the call are found.
      throw isFailure(error) ? Object.assign(error, { code: table }) : error;
    }
  }),
  monedas: defineLoader((core, _parents, signal) =>
    callRows('fetchMonedas', zFetchMonedasResponse, () => catalogoCalls.monedas(core, signal)),
  ),
  entidades: defineLoader((core, _parents, signal) =>
    callRows('fetchEntidades', zFetchEntidadesResponse, () => catalogoCalls.entidades(core, signal)),
  ),
  sucursales: defineLoader(async (core, _parents, signal) => {
    const { rows, dropped } = await callRows('fetchSucursales', zFetchSucursalesResponse, () =>
      catalogoCalls.sucursales(core, signal),
    );
    return { rows: rows.map(({ cdSucursal, deSucursal }) => ({ id: cdSucursal, nombre: deSucursal })), dropped };
  }),
  regiones: defineLoader(async (core, _parents, signal) => {
    const { rows, dropped } = await callRows('fetchRegiones', zFetchRegionesResponse, () => catalogoCalls.regiones(core, signal));
    return { rows: rows.map(({ cdRegion, deRegion }) => ({ id: cdRegion, nombre: deRegion })), dropped };
  }),
} satisfies Partial<Record<CatalogoName, CatalogoLoader>>;

const isCommon = (name: CatalogoName): name is keyof typeof common => name in common;

type LateCatalogoName = Exclude<CatalogoName, keyof typeof common>;

const { cliente, cotizacion, solicitud } = lateCatalogos;

type LoadersOf<Name extends LateCatalogoName> = Readonly<Record<Name, CatalogoLoader>>;

const chunks: { readonly [Name in LateCatalogoName]: { readonly get: () => LoadersOf<Name> | Promise<LoadersOf<Name>> } } = {
  paises: cliente,
  paisesNacimiento: cliente,
  sexos: cliente,
  estadoCiviles: cliente,
  nacionalidades: cliente,
  actividadesDeportivas: cliente,
  grupoPersonas: cliente,
  tipoCanalInformaciones: cliente,
  profesiones: cliente,
  sectoresEconomicos: cliente,
  ocupaciones: cliente,
  oficioRiesgos: cliente,
  afinidades: cliente,
  tipoTelefonos: cliente,
  tipoCuentasBancarias: cliente,
  tipoTarjetas: cliente,
  provincias: cliente,
  ciudades: cliente,
  municipios: cliente,
  zonas: cliente,
  actividadesEconomicas: cliente,
  bancos: cliente,
  formaPagos: cotizacion,
  productos: cotizacion,
  tablaInformaciones: cotizacion,
  solicitudTipos: solicitud,
  solicitudMotivos: solicitud,
};

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it ties a name to the chunk that has it
async function lateLoader<Name extends LateCatalogoName>(name: Name): Promise<CatalogoLoader> {
  const loaders: LoadersOf<Name> = await chunks[name].get();
  return loaders[name];
}

const loaderOf = async (name: CatalogoName): Promise<CatalogoLoader> => (isCommon(name) ? common[name] : lateLoader(name));

/** Loads one catalogue (specification 1, section 7). Rejects with a Failure. */
export function defineLoadCatalogoActor(core: CoreClient) {
  return fromPromise<LoadedCatalogo, { params: { name: CatalogoName; parents: CatalogoParents } }>(async ({ input, signal }) => {
    const load = await loaderOf(input.params.name);
    const { rows, dropped } = await load(core, input.params.parents, signal);
    return { data: rows, dropped };
  });
}
