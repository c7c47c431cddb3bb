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
import type { RangoKey } from '../../domain/dashboard-choices.ts';

/** One part of a donut: its label in the legend and its count. */
export type Slice = readonly [label: string, count: number];

/** What one donut is made of. */
export interface CountPanelDefinition<Counts> {
  readonly key: RangoKey;
  readonly title: string;
  /** The list that its title leads to. */
  readonly route: RouteName;
  readonly load: FetchDefinition<Counts, CountPeriod>;
  /** The parts in the order of the legend. */
  readonly toSlices: (counts: Counts) => readonly Slice[];
}

const estadoSlices = ({ pendiente, compleada, anulada }: EstadoCount): readonly Slice[] => [
  ['Pendientes', pendiente],
  ['Completadas', compleada],
  ['Anuladas', anulada],
];

/** The donut of the quotes (specification 1, section 2). */
export const cotizacionesPanel: CountPanelDefinition<EstadoCount> = {
  key: 'cotizaciones',
  title: 'Cotizaciones',
  route: 'listCotizaciones',
  load: { operation: 'fetchCotizacionesCount', defineLoad: defineFetchCotizacionesCountActor },
  toSlices: estadoSlices,
};

/** The donut of the issuances (specification 1, section 2). */
export const emisionesPanel: CountPanelDefinition<EstadoCount> = {
  key: 'emisiones',
  title: 'Emisiones',
  route: 'listPolizas',
  load: { operation: 'fetchEmisionesCount', defineLoad: defineFetchEmisionesCountActor },
  toSlices: estadoSlices,
};

/** The donut of the requests (specification 1, section 2); the new ones are the open ones (assumptions B2). */
export const solicitudesPanel: CountPanelDefinition<SolicitudesCount> = {
  key: 'solicitudes',
  title: 'Solicitudes',
  route: 'listSolicitudes',
  load: { operation: 'fetchSolicitudesCount', defineLoad: defineFetchSolicitudesCountActor },
  toSlices: ({ pendiente, compleada, nuevos }) => [
    ['Pendientes', pendiente],
    ['Completadas', compleada],
    ['Abiertas', nuevos],
  ],
};
