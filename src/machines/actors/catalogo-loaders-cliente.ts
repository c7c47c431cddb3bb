import { callRows } from '../../api/call.ts';
import type { CatalogoName } from '../../domain/catalogos.ts';
import {
  zFetchActividadesDeportivasResponse,
  zFetchActividadesEconomicasResponse,
  zFetchAfinidadesResponse,
  zFetchBancosResponse,
  zFetchCiudadesResponse,
  zFetchEstadoCivilesResponse,
  zFetchGrupoPersonasResponse,
  zFetchMunicipiosResponse,
  zFetchNacionalidadesResponse,
  zFetchOcupacionesResponse,
  zFetchOficioRiesgosResponse,
  zFetchPaisesResponse,
  zFetchPaisesNacimientoResponse,
  zFetchProfesionesResponse,
  zFetchProvinciasResponse,
  zFetchSectoresEconomicosResponse,
  zFetchSexosResponse,
  zFetchTipoCanalInformacionesResponse,
  zFetchTipoCuentasBancariasResponse,
  zFetchTipoTarjetasResponse,
  zFetchTipoTelefonosResponse,
  zFetchZonasResponse,
} from '../../generated/schemas/catalogos-cliente.ts';
import { type CatalogoLoader, defineLoader, number } from './catalogo-loader.ts';

/** The catalogues of the client form, in the chunk of the screens that show them (specification 1, section 7). */
export const clienteLoaders = {
  paises: defineLoader((core, _parents, signal) =>
    callRows('fetchPaises', zFetchPaisesResponse, () => core.GET('/v1/paises', { signal })),
  ),
  paisesNacimiento: defineLoader((core, _parents, signal) =>
    callRows('fetchPaisesNacimiento', zFetchPaisesNacimientoResponse, () => core.GET('/v1/paises/nacimientos', { signal })),
  ),
  sexos: defineLoader((core, _parents, signal) =>
    callRows('fetchSexos', zFetchSexosResponse, () => core.GET('/v1/sexos', { signal })),
  ),
  estadoCiviles: defineLoader((core, _parents, signal) =>
    callRows('fetchEstadoCiviles', zFetchEstadoCivilesResponse, () => core.GET('/v1/estadociviles', { signal })),
  ),
  nacionalidades: defineLoader((core, _parents, signal) =>
    callRows('fetchNacionalidades', zFetchNacionalidadesResponse, () => core.GET('/v1/nacionalidades', { signal })),
  ),
  actividadesDeportivas: defineLoader((core, _parents, signal) =>
    callRows('fetchActividadesDeportivas', zFetchActividadesDeportivasResponse, () =>
      core.GET('/v1/actividadesdeportivas', { signal }),
    ),
  ),
  grupoPersonas: defineLoader((core, _parents, signal) =>
    callRows('fetchGrupoPersonas', zFetchGrupoPersonasResponse, () => core.GET('/v1/grupopersonas', { signal })),
  ),
  tipoCanalInformaciones: defineLoader((core, _parents, signal) =>
    callRows('fetchTipoCanalInformaciones', zFetchTipoCanalInformacionesResponse, () =>
      core.GET('/v1/tipocanalarinformaciones', { signal }),
    ),
  ),
  profesiones: defineLoader((core, _parents, signal) =>
    callRows('fetchProfesiones', zFetchProfesionesResponse, () => core.GET('/v1/profesiones', { signal })),
  ),
  sectoresEconomicos: defineLoader((core, _parents, signal) =>
    callRows('fetchSectoresEconomicos', zFetchSectoresEconomicosResponse, () => core.GET('/v1/sectoreseconomicos', { signal })),
  ),
  ocupaciones: defineLoader((core, _parents, signal) =>
    callRows('fetchOcupaciones', zFetchOcupacionesResponse, () => core.GET('/v1/ocupaciones', { signal })),
  ),
  oficioRiesgos: defineLoader((core, _parents, signal) =>
    callRows('fetchOficioRiesgos', zFetchOficioRiesgosResponse, () => core.GET('/v1/oficioriesgos', { signal })),
  ),
  afinidades: defineLoader((core, _parents, signal) =>
    callRows('fetchAfinidades', zFetchAfinidadesResponse, () => core.GET('/v1/afinidades', { signal })),
  ),
  tipoTelefonos: defineLoader((core, _parents, signal) =>
    callRows('fetchTipoTelefonos', zFetchTipoTelefonosResponse, () => core.GET('/v1/tipotelefonos', { signal })),
  ),
  tipoCuentasBancarias: defineLoader((core, _parents, signal) =>
    callRows('fetchTipoCuentasBancarias', zFetchTipoCuentasBancariasResponse, () =>
      core.GET('/v1/tipocuentasbancarias', { signal }),
    ),
  ),
  tipoTarjetas: defineLoader((core, _parents, signal) =>
    callRows('fetchTipoTarjetas', zFetchTipoTarjetasResponse, () => core.GET('/v1/tipotarjetas', { signal })),
  ),
  provincias: defineLoader((core, { idPais }, signal) =>
    callRows('fetchProvincias', zFetchProvinciasResponse, () =>
      core.GET('/v1/provincias/{idPais}', { params: { path: { idPais: Number(idPais) } }, signal }),
    ),
  ),
  ciudades: defineLoader((core, { idProvincia }, signal) =>
    callRows('fetchCiudades', zFetchCiudadesResponse, () =>
      core.GET('/v1/ciudades', { params: { query: { idProvincia: Number(idProvincia) } }, signal }),
    ),
  ),
  municipios: defineLoader((core, { idProvincia }, signal) =>
    callRows('fetchMunicipios', zFetchMunicipiosResponse, () =>
      core.GET('/v1/municipios', { params: { query: { idProvincia: Number(idProvincia) } }, signal }),
    ),
  ),
  zonas: defineLoader((core, { idCiudad }, signal) =>
    callRows('fetchZonas', zFetchZonasResponse, () =>
      core.GET('/v1/zonas', { params: { query: { idCiudad: Number(idCiudad) } }, signal }),
    ),
  ),
  actividadesEconomicas: defineLoader((core, { idTipoPersona }, signal) =>
    callRows('fetchActividadesEconomicas', zFetchActividadesEconomicasResponse, () =>
      core.GET('/v1/actividadeseconomicas', { params: { query: { idTipoPersona: number(idTipoPersona) } }, signal }),
    ),
  ),
  bancos: defineLoader((core, { indDebito }, signal) =>
    callRows('fetchBancos', zFetchBancosResponse, () =>
      core.GET('/v1/bancos', { params: { query: { indDebito: indDebito === undefined ? undefined : 1 } }, signal }),
    ),
  ),
} satisfies Partial<Record<CatalogoName, CatalogoLoader>>;
