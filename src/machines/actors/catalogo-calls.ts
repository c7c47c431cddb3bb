import type { CoreClient } from '../../api/core-client.ts';
import type { CatalogoParents, ParentlessCatalogo } from '../../domain/catalogos.ts';
import { canalVenta } from '../../domain/cotizaciones.ts';

function number(parent: string | undefined): number | undefined {
  return parent === undefined ? undefined : Number(parent);
}

type CatalogoCall = (
  core: CoreClient,
  signal?: AbortSignal | null,
  parents?: CatalogoParents,
) => Promise<{ readonly data?: unknown; readonly error?: unknown; readonly response: Response }>;

/**
 * Calls of catalogues without a parent, and without answer schemas, so that they can start before
 * the code of their screen is loaded (specification 1, section 7; specification 2, section 7).
 */
export const catalogoCalls = {
  tipoPersonas: (core, signal = null) => core.GET('/v1/tipopersonas', { signal }),
  tipoDocumentos: (core, signal = null, { idPais, idTipoPersona } = {}) =>
    core.GET('/v1/tipodocumentos', {
      params: { query: { idPais: number(idPais), idTipoPersona: number(idTipoPersona) } },
      signal,
    }),
  monedas: (core, signal = null) => core.GET('/v1/monedas', { signal }),
  entidades: (core, signal = null) => core.GET('/v1/entidades', { signal }),
  sucursales: (core, signal = null) => core.GET('/v1/sucursales', { signal }),
  regiones: (core, signal = null) => core.GET('/v1/regiones', { signal }),
  paises: (core, signal = null) => core.GET('/v1/paises', { signal }),
  paisesNacimiento: (core, signal = null) => core.GET('/v1/paises/nacimientos', { signal }),
  sexos: (core, signal = null) => core.GET('/v1/sexos', { signal }),
  estadoCiviles: (core, signal = null) => core.GET('/v1/estadociviles', { signal }),
  nacionalidades: (core, signal = null) => core.GET('/v1/nacionalidades', { signal }),
  actividadesDeportivas: (core, signal = null) => core.GET('/v1/actividadesdeportivas', { signal }),
  grupoPersonas: (core, signal = null) => core.GET('/v1/grupopersonas', { signal }),
  tipoCanalInformaciones: (core, signal = null) => core.GET('/v1/tipocanalarinformaciones', { signal }),
  profesiones: (core, signal = null) => core.GET('/v1/profesiones', { signal }),
  sectoresEconomicos: (core, signal = null) => core.GET('/v1/sectoreseconomicos', { signal }),
  ocupaciones: (core, signal = null) => core.GET('/v1/ocupaciones', { signal }),
  actividadesEconomicas: (core, signal = null, { idTipoPersona } = {}) =>
    core.GET('/v1/actividadeseconomicas', { params: { query: { idTipoPersona: number(idTipoPersona) } }, signal }),
  oficioRiesgos: (core, signal = null) => core.GET('/v1/oficioriesgos', { signal }),
  afinidades: (core, signal = null) => core.GET('/v1/afinidades', { signal }),
  tipoTelefonos: (core, signal = null) => core.GET('/v1/tipotelefonos', { signal }),
  bancos: (core, signal = null, { indDebito } = {}) =>
    core.GET('/v1/bancos', { params: { query: { indDebito: indDebito === undefined ? undefined : 1 } }, signal }),
  tipoCuentasBancarias: (core, signal = null) => core.GET('/v1/tipocuentasbancarias', { signal }),
  tipoTarjetas: (core, signal = null) => core.GET('/v1/tipotarjetas', { signal }),
  formaPagos: (core, signal = null) => core.GET('/v1/formapagos', { signal }),
  productos: (core, signal = null) =>
    core.GET('/v1/productos/canal/{channel}', { params: { path: { channel: canalVenta } }, signal }),
  solicitudTipos: (core, signal = null) => core.GET('/v1/solicitudtipos', { signal }),
} as const satisfies Readonly<Record<ParentlessCatalogo, CatalogoCall>>;
