import type { CoreClient } from '../api/core-client.ts';
import type { ParentlessCatalogo } from '../domain/catalogos.ts';
import { canalVenta } from '../domain/cotizaciones.ts';
import { readRango, readYear, withPreferred } from '../domain/dashboard-choices.ts';
import { paths } from '../domain/paths.ts';
import { countPeriod, today, yearPeriod } from '../domain/periods.ts';
import { mayEnter, role, type Usuario } from '../domain/usuario.ts';
import { readPreferences } from '../storage/preferences.ts';

/** Makes a reading; what comes of it is nothing to whoever makes it. */
export type FirstCall = (core: CoreClient) => Promise<unknown>;

/** What a screen asks for at once. */
export interface FirstCalls {
  readonly calls: readonly FirstCall[];
  /** Catalogues, each of which a session asks for once. */
  readonly catalogos: readonly EarlyCatalogo[];
}

const catalogoCalls = {
  tipoPersonas: (core) => core.GET('/v1/tipopersonas'),
  tipoDocumentos: (core) => core.GET('/v1/tipodocumentos'),
  paises: (core) => core.GET('/v1/paises'),
  paisesNacimiento: (core) => core.GET('/v1/paises/nacimientos'),
  sexos: (core) => core.GET('/v1/sexos'),
  estadoCiviles: (core) => core.GET('/v1/estadociviles'),
  nacionalidades: (core) => core.GET('/v1/nacionalidades'),
  actividadesDeportivas: (core) => core.GET('/v1/actividadesdeportivas'),
  grupoPersonas: (core) => core.GET('/v1/grupopersonas'),
  tipoCanalInformaciones: (core) => core.GET('/v1/tipocanalarinformaciones'),
  productos: (core) => core.GET('/v1/productos/canal/{channel}', { params: { path: { channel: canalVenta } } }),
  monedas: (core) => core.GET('/v1/monedas'),
  entidades: (core) => core.GET('/v1/entidades'),
  sucursales: (core) => core.GET('/v1/sucursales'),
  regiones: (core) => core.GET('/v1/regiones'),
  formaPagos: (core) => core.GET('/v1/formapagos'),
  solicitudTipos: (core) => core.GET('/v1/solicitudtipos'),
} as const satisfies Partial<Record<ParentlessCatalogo, FirstCall>>;

/** A catalogue that some screen asks for at once. */
export type EarlyCatalogo = keyof typeof catalogoCalls;

/** The reading of a catalogue without parents. */
export const catalogoCall = (name: EarlyCatalogo): FirstCall => catalogoCalls[name];

const firstPage = () => ({ pageSize: readPreferences().filas, pageNumber: 1 });

function dashboardCalls(query: string): readonly FirstCall[] {
  const hoy = today();
  const search = withPreferred(query.replace(/^\?/, ''), readPreferences().periodos);
  const period = (key: Parameters<typeof readRango>[1]) => ({ params: { query: countPeriod(readRango(search, key), hoy) } });
  return [
    (core) => core.GET('/v1/dashboard/cotizaciones/count', period('cotizaciones')),
    (core) => core.GET('/v1/dashboard/emisiones/count', period('emisiones')),
    (core) => core.GET('/v1/dashboard/solicitudes/count', period('solicitudes')),
    (core) => core.GET('/v1/antiguedadsaldos/primascobrables'),
    (core) => core.GET('/v1/antiguedadsaldos'),
    (core) => core.GET('/v1/comisiones/groupbymonth/count', { params: { query: yearPeriod(readYear(search, hoy)) } }),
  ];
}

interface Screen {
  /** The readings for a query (with its `?`) and for the number in the path. */
  readonly calls?: (query: string, id: number) => readonly FirstCall[];
  readonly catalogos?: readonly EarlyCatalogo[];
}

/** A list begins with its first page; with filters in the address its own code knows what to ask for. */
const list = (call: FirstCall, ...catalogos: readonly EarlyCatalogo[]): Screen => ({
  calls: (query) => (query === '' ? [call] : []),
  catalogos,
});

const cotizacionCatalogos = ['productos', 'monedas', 'tipoDocumentos', 'entidades', 'sucursales', 'regiones'] as const;
const cotizacion = (id: number): readonly FirstCall[] => [
  (core) => core.GET('/v1/cotizaciones/{id}', { params: { path: { id } } }),
];

/** The first calls of the screens that people go to most. A screen without a row begins with its code. */
const screens = {
  [paths.home]: { calls: dashboardCalls },
  [paths.listClientes]: list((core) => core.GET('/v1/clientes', { params: { query: firstPage() } }), 'tipoDocumentos'),
  [paths.listCotizaciones]: list((core) => core.GET('/v1/cotizaciones', { params: { query: firstPage() } }), 'tipoDocumentos'),
  [paths.listPolizas]: list((core) => core.GET('/v1/polizas', { params: { query: firstPage() } }), 'tipoDocumentos'),
  [paths.listSolicitudes]: list((core) => core.GET('/v1/tickets', { params: { query: firstPage() } }), 'tipoDocumentos'),
  [paths.listSiniestros]: list((core) => core.GET('/v1/siniestros', { params: { query: firstPage() } }), 'tipoDocumentos'),
  [paths.listNotificacionesSiniestros]: list(
    (core) => core.GET('/v1/siniestros/notificaciones', { params: { query: firstPage() } }),
    'tipoDocumentos',
  ),
  [paths.createClientes]: {
    catalogos: [
      'tipoPersonas',
      'paises',
      'sexos',
      'estadoCiviles',
      'paisesNacimiento',
      'nacionalidades',
      'actividadesDeportivas',
      'grupoPersonas',
      'tipoCanalInformaciones',
    ],
  },
  [paths.updateClientes]: { calls: (_, id) => [(core) => core.GET('/v1/clientes/{id}', { params: { path: { id } } })] },
  [paths.createCotizaciones]: { catalogos: cotizacionCatalogos },
  [paths.viewCotizaciones]: { calls: (_, id) => cotizacion(id), catalogos: cotizacionCatalogos },
  [paths.emitirPoliza]: { calls: (_, id) => cotizacion(id), catalogos: ['formaPagos', 'tipoDocumentos', 'monedas'] },
  [paths.createSolicitudes]: { catalogos: ['tipoDocumentos', 'solicitudTipos'] },
  [paths.updateSolicitudes]: {
    calls: (_, id) => [
      (core) => core.GET('/v1/tickets/{id}', { params: { path: { id } } }),
      (core) => core.GET('/v1/tickets/{id}/comments', { params: { path: { id } } }),
    ],
  },
} satisfies Record<string, Screen>;

const nothing: FirstCalls = { calls: [], catalogos: [] };

/**
 * What the screen at `path` (relative to the base) with `query` asks for at once on behalf of `usuario`; nothing where only its own code can tell, or where
 * the user may not enter.
 */
export function firstCalls(path: string, query: string, usuario: Usuario): FirstCalls {
  // Only the dashboard is open to whoever is signed in.
  if (path !== paths.home && !mayEnter(usuario, role.intermediario)) return nothing;
  for (const [pattern, { calls, catalogos = [] }] of Object.entries<Screen>(screens)) {
    const found = new RegExp(`^${pattern.replace(':id', String.raw`([1-9]\d{0,8})`)}$`).exec(path);
    if (found) return { calls: calls?.(query, Number(found[1])) ?? [], catalogos };
  }
  return nothing;
}
