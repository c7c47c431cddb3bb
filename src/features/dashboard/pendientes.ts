import type { PromiseActorLogic } from 'xstate';
import type { CoreClient } from '../../api/core-client.ts';
import { estatusCotizacion } from '../../domain/cotizaciones.ts';
import type { StatusList } from '../../domain/list-views.ts';
import { listViews } from '../../domain/made-views.ts';
import { daysOf, isWithin } from '../../domain/day-ranges.ts';
import { esperaRespuesta } from '../../domain/tickets.ts';
import { type CotizacionesQuery, type CotizacionRow, defineFetchCotizacionesActor } from '../../machines/actors/cotizaciones.ts';
import { defineFetchPolizasActor, type PolizaRow, type PolizasQuery } from '../../machines/actors/polizas.ts';
import { defineFetchTicketsActor, type Ticket, type TicketsQuery } from '../../machines/actors/tickets.ts';
import { type Counting, provideCount } from '../../machines/walk/count-machine.ts';

interface PendienteWords {
  readonly label: string;
  readonly route: StatusList;
  /** The list's view with the counted rows. */
  readonly href: string;
}

function definePendiente<Row, Filter>(words: PendienteWords, counting: (core: CoreClient, hoy: string) => Counting<Row, Filter>) {
  return {
    ...words,
    provide: (core: CoreClient, hoy: string, whenQuiet: PromiseActorLogic<void, void>) =>
      provideCount(counting(core, hoy), whenQuiet),
  };
}

/** A kind of pending work: label, link and count. */
export type Pendiente = ReturnType<typeof definePendiente>;

/** Quotes that can be issued. */
export const porEmitir = definePendiente<CotizacionRow, CotizacionesQuery>(
  { label: 'Cotizaciones por emitir', route: 'listCotizaciones', href: listViews.porEmitir },
  (core) => ({
    operation: 'fetchCotizaciones',
    fetchPage: defineFetchCotizacionesActor(core),
    filter: {},
    rowId: ({ nuCotizacion }) => nuCotizacion,
    matches: ({ idEstatus }) => estatusCotizacion(idEstatus).actions.includes('emitir'),
  }),
);

/** Policies that end today or within 30 days. */
export const porVencer = definePendiente<PolizaRow, PolizasQuery>(
  { label: 'Pólizas que vencen en 30 días', route: 'listPolizas', href: listViews.porVencer },
  (core, hoy) => {
    const isNear = isWithin(daysOf('proximos-30', hoy));
    return {
      operation: 'fetchPolizas',
      fetchPage: defineFetchPolizasActor(core),
      filter: {},
      rowId: ({ numeroPoliza, numeroCertificado }) => `${numeroPoliza}-${numeroCertificado}`,
      matches: ({ vigenciaHasta }) => isNear(vigenciaHasta ?? ''),
    };
  },
);

/** Requests that wait for the user's answer. */
export const porResponder = definePendiente<Ticket, TicketsQuery>(
  { label: 'Solicitudes que esperan tu respuesta', route: 'listSolicitudes', href: listViews.porResponder },
  (core) => ({
    operation: 'fetchTickets',
    fetchPage: defineFetchTicketsActor(core),
    filter: {},
    rowId: ({ id }) => id,
    matches: ({ status }) => status === esperaRespuesta,
  }),
);
