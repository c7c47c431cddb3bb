import type { CoreClient } from '../api/core-client.ts';
import { readRango, readYear, withPreferred } from '../domain/dashboard-choices.ts';
import { type EarlyCatalogo, earlyCatalogos } from '../domain/early-catalogos.ts';
import { paths } from '../domain/paths.ts';
import { countPeriod, today, yearPeriod } from '../domain/periods.ts';
import { mayEnter, role, type Usuario } from '../domain/usuario.ts';
import { catalogoCalls } from '../machines/actors/catalogo-calls.ts';
import { readPreferences } from '../storage/preferences.ts';

/** A read whose caller ignores the answer. */
export type FirstCall = (core: CoreClient) => Promise<unknown>;

/** The first reads of a screen. */
export interface FirstCalls {
  readonly calls: readonly FirstCall[];
  /** Catalogues; a session requests each of them once. */
  readonly catalogos: readonly EarlyCatalogo[];
}

/** The read of a catalogue without parents. */
export const catalogoCall =
  (name: EarlyCatalogo): FirstCall =>
  (core) =>
    catalogoCalls[name](core);

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
  /** `query` has its `?`; `id` is the number in the path. */
  readonly calls?: (query: string, id: number) => readonly FirstCall[];
  readonly catalogos?: readonly EarlyCatalogo[];
}

/** The first page of a list; only the list's own code can read filters in the address. */
const list = (call: FirstCall): Screen => ({
  calls: (query) => (query === '' ? [call] : []),
  catalogos: earlyCatalogos.list,
});

const cotizacion = (id: number): readonly FirstCall[] => [
  (core) => core.GET('/v1/cotizaciones/{id}', { params: { path: { id } } }),
];

/** The first calls of frequent screens; other screens load their code first. */
const screens = {
  [paths.home]: { calls: dashboardCalls },
  [paths.listClientes]: list((core) => core.GET('/v1/clientes', { params: { query: firstPage() } })),
  [paths.listCotizaciones]: list((core) => core.GET('/v1/cotizaciones', { params: { query: firstPage() } })),
  [paths.listPolizas]: list((core) => core.GET('/v1/polizas', { params: { query: firstPage() } })),
  [paths.listSolicitudes]: list((core) => core.GET('/v1/tickets', { params: { query: firstPage() } })),
  [paths.listSiniestros]: list((core) => core.GET('/v1/siniestros', { params: { query: firstPage() } })),
  [paths.listNotificacionesSiniestros]: list((core) =>
    core.GET('/v1/siniestros/notificaciones', { params: { query: firstPage() } }),
  ),
  [paths.createClientes]: { catalogos: earlyCatalogos.cliente },
  [paths.updateClientes]: { calls: (_, id) => [(core) => core.GET('/v1/clientes/{id}', { params: { path: { id } } })] },
  [paths.createCotizaciones]: { catalogos: earlyCatalogos.cotizacion },
  [paths.viewCotizaciones]: { calls: (_, id) => cotizacion(id), catalogos: earlyCatalogos.cotizacion },
  [paths.emitirPoliza]: { calls: (_, id) => cotizacion(id), catalogos: earlyCatalogos.emision },
  [paths.createSolicitudes]: { catalogos: earlyCatalogos.solicitud },
  [paths.updateSolicitudes]: {
    calls: (_, id) => [
      (core) => core.GET('/v1/tickets/{id}', { params: { path: { id } } }),
      (core) => core.GET('/v1/tickets/{id}/comments', { params: { path: { id } } }),
    ],
  },
} satisfies Record<string, Screen>;

const nothing: FirstCalls = { calls: [], catalogos: [] };

/** The first reads of the screen at `path` (relative to the base); none where its code decides. */
export function firstCalls(path: string, query: string, usuario: Usuario): FirstCalls {
  // Every signed-in user may enter the dashboard.
  if (path !== paths.home && !mayEnter(usuario, role.intermediario)) return nothing;
  for (const [pattern, { calls, catalogos = [] }] of Object.entries<Screen>(screens)) {
    const found = new RegExp(`^${pattern.replace(':id', String.raw`([1-9]\d{0,8})`)}$`).exec(path);
    if (found) return { calls: calls?.(query, Number(found[1])) ?? [], catalogos };
  }
  return nothing;
}
