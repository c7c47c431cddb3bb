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
import { catalogoCalls } from './catalogo-calls.ts';
import { type CatalogoLoader, defineLoader } from './catalogo-loader.ts';

/** The catalogues of the client form, in the chunk of its screens (specification 1, section 7). */
export const clienteLoaders = {
  paises: defineLoader((core, _parents, signal) =>
    callRows('fetchPaises', zFetchPaisesResponse, () => catalogoCalls.paises(core, signal)),
  ),
  paisesNacimiento: defineLoader((core, _parents, signal) =>
    callRows('fetchPaisesNacimiento', zFetchPaisesNacimientoResponse, () => catalogoCalls.paisesNacimiento(core, signal)),
  ),
  sexos: defineLoader((core, _parents, signal) =>
    callRows('fetchSexos', zFetchSexosResponse, () => catalogoCalls.sexos(core, signal)),
  ),
  estadoCiviles: defineLoader((core, _parents, signal) =>
    callRows('fetchEstadoCiviles', zFetchEstadoCivilesResponse, () => catalogoCalls.estadoCiviles(core, signal)),
  ),
  nacionalidades: defineLoader((core, _parents, signal) =>
    callRows('fetchNacionalidades', zFetchNacionalidadesResponse, () => catalogoCalls.nacionalidades(core, signal)),
  ),
  actividadesDeportivas: defineLoader((core, _parents, signal) =>
    callRows('fetchActividadesDeportivas', zFetchActividadesDeportivasResponse, () =>
      catalogoCalls.actividadesDeportivas(core, signal),
    ),
  ),
  grupoPersonas: defineLoader((core, _parents, signal) =>
    callRows('fetchGrupoPersonas', zFetchGrupoPersonasResponse, () => catalogoCalls.grupoPersonas(core, signal)),
  ),
  tipoCanalInformaciones: defineLoader((core, _parents, signal) =>
    callRows('fetchTipoCanalInformaciones', zFetchTipoCanalInformacionesResponse, () =>
      catalogoCalls.tipoCanalInformaciones(core, signal),
    ),
  ),
  profesiones: defineLoader((core, _parents, signal) =>
    callRows('fetchProfesiones', zFetchProfesionesResponse, () => catalogoCalls.profesiones(core, signal)),
  ),
  sectoresEconomicos: defineLoader((core, _parents, signal) =>
    callRows('fetchSectoresEconomicos', zFetchSectoresEconomicosResponse, () => catalogoCalls.sectoresEconomicos(core, signal)),
  ),
  ocupaciones: defineLoader((core, _parents, signal) =>
    callRows('fetchOcupaciones', zFetchOcupacionesResponse, () => catalogoCalls.ocupaciones(core, signal)),
  ),
  oficioRiesgos: defineLoader((core, _parents, signal) =>
    callRows('fetchOficioRiesgos', zFetchOficioRiesgosResponse, () => catalogoCalls.oficioRiesgos(core, signal)),
  ),
  afinidades: defineLoader((core, _parents, signal) =>
    callRows('fetchAfinidades', zFetchAfinidadesResponse, () => catalogoCalls.afinidades(core, signal)),
  ),
  tipoTelefonos: defineLoader((core, _parents, signal) =>
    callRows('fetchTipoTelefonos', zFetchTipoTelefonosResponse, () => catalogoCalls.tipoTelefonos(core, signal)),
  ),
  tipoCuentasBancarias: defineLoader((core, _parents, signal) =>
    callRows('fetchTipoCuentasBancarias', zFetchTipoCuentasBancariasResponse, () =>
      catalogoCalls.tipoCuentasBancarias(core, signal),
    ),
  ),
  tipoTarjetas: defineLoader((core, _parents, signal) =>
    callRows('fetchTipoTarjetas', zFetchTipoTarjetasResponse, () => catalogoCalls.tipoTarjetas(core, signal)),
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
  actividadesEconomicas: defineLoader((core, parents, signal) =>
    callRows('fetchActividadesEconomicas', zFetchActividadesEconomicasResponse, () =>
      catalogoCalls.actividadesEconomicas(core, signal, parents),
    ),
  ),
  bancos: defineLoader((core, parents, signal) =>
    callRows('fetchBancos', zFetchBancosResponse, () => catalogoCalls.bancos(core, signal, parents)),
  ),
} satisfies Partial<Record<CatalogoName, CatalogoLoader>>;
