import {
  defineFetchCotizacionesCountActor,
  defineFetchEmisionesCountActor,
  defineFetchSolicitudesCountActor,
  type EstadoCount,
  type SolicitudesCount,
} from '../../machines/actors/dashboard.ts';
import type { FetchDefinition } from '../../kit/portal/use-fetch.ts';
import type { RouteName } from '../../domain/paths.ts';
import type { CountPeriod } from '../../domain/periods.ts';
import type { StatusList } from '../../domain/list-views.ts';
import type { RangoKey } from '../../domain/dashboard-choices.ts';

/** A part of a donut: label, count, and the list and statuses that it counts (assumptions B2). */
export type Slice = readonly [label: string, count: number, list: StatusList, estatus: readonly string[]];

/** The definition of a donut. */
export interface CountPanelDefinition<Counts> {
  readonly key: RangoKey;
  readonly title: string;
  /** The list that the title links to. */
  readonly route: RouteName;
  readonly load: FetchDefinition<Counts, CountPeriod>;
  /** The parts in the order of the legend. */
  readonly toSlices: (counts: Counts) => readonly Slice[];
}

/** The donut of the quotes (specification 1, section 2). */
export const cotizacionesPanel: CountPanelDefinition<EstadoCount> = {
  key: 'cotizaciones',
  title: 'Cotizaciones',
  route: 'listCotizaciones',
  load: { operation: 'fetchCotizacionesCount', defineLoad: defineFetchCotizacionesCountActor },
  toSlices: ({ pendiente, compleada, anulada }) => [
    ['Pendientes', pendiente, 'listCotizaciones', ['0', '1', '6', '7']],
    ['Completadas', compleada, 'listCotizaciones', ['3']],
    ['Anuladas', anulada, 'listCotizaciones', ['4']],
  ],
};

/** The issuances (specification 1, section 2); pending ones are quotes (assumptions B2). */
export const emisionesPanel: CountPanelDefinition<EstadoCount> = {
  key: 'emisiones',
  title: 'Emisiones',
  route: 'listPolizas',
  load: { operation: 'fetchEmisionesCount', defineLoad: defineFetchEmisionesCountActor },
  toSlices: ({ pendiente, compleada, anulada }) => [
    ['Pendientes', pendiente, 'listCotizaciones', ['1', '6']],
    ['Completadas', compleada, 'listPolizas', ['Vigente']],
    ['Anuladas', anulada, 'listPolizas', ['Cancelada']],
  ],
};

/** The requests (specification 1, section 2); new ones count as open (assumptions B2). */
export const solicitudesPanel: CountPanelDefinition<SolicitudesCount> = {
  key: 'solicitudes',
  title: 'Solicitudes',
  route: 'listSolicitudes',
  load: { operation: 'fetchSolicitudesCount', defineLoad: defineFetchSolicitudesCountActor },
  toSlices: ({ pendiente, compleada, nuevos }) => [
    ['Pendientes', pendiente, 'listSolicitudes', ['open', 'pending', 'hold']],
    ['Completadas', compleada, 'listSolicitudes', ['solved', 'closed']],
    ['Abiertas', nuevos, 'listSolicitudes', ['new']],
  ],
};
