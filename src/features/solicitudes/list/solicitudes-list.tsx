import { ListOwner } from '../../shared/cliente/ListOwner.tsx';
import { toNumero } from '../../../domain/numero.ts';
import { paths, pathWithId } from '../../../domain/paths.ts';
import { esperaRespuesta, estatusTicket, nombrePrioridad } from '../../../domain/tickets.ts';
import { formatInstant } from '../../../format/instants.ts';
import { defineFetchTicketsActor } from '../../../machines/actors/tickets.ts';
import { documentoFilters, isOpenFilter, toIsOpen } from '../../shared/cliente/documento-filters.ts';
import { defineList } from '../../../kit/list/define-list.ts';
import { TicketStatus } from '../TicketStatus.tsx';
import { localFilters } from './local-filters.ts';

const solicitudPath = (id: number) => pathWithId(paths.updateSolicitudes, id);

/** The requests (specification 2, section 2); text filters the loaded page (assumptions R1). */
export const solicitudesList = defineList({
  load: { operation: 'fetchTickets', defineLoad: defineFetchTicketsActor },
  filters: [
    { name: 'asunto', label: 'Asunto', kind: 'text', place: 'both', isLocal: true },
    { name: 'comentario', label: 'Comentario', kind: 'text', place: 'both', isLocal: true },
    isOpenFilter,
    ...documentoFilters('advanced'),
    { name: 'numeroSolicitud', label: 'Número de solicitud', kind: 'number', place: 'advanced' },
  ],
  toQuery: ({ isOpen, tipoDocumento, numeroDocumento, numeroSolicitud }) => ({
    isOpen: toIsOpen(isOpen),
    tipoDocumento,
    numeroDocumento,
    numeroSolicitud: toNumero(numeroSolicitud),
  }),
  local: localFilters,
  columns: [
    { head: 'No. Solicitud', kind: 'document', cell: (row) => String(row.id), main: true, size: 7, nowrap: true },
    { head: 'Asunto', kind: 'text', cell: (row) => row.subject },
    { head: 'Prioridad', kind: 'status', cell: (row) => (row.priority ? nombrePrioridad(row.priority) : '--') },
    { head: 'Fecha de solicitud', kind: 'day', cell: (row) => formatInstant(row.created_at), size: 10 },
    {
      head: 'Estatus',
      kind: 'status',
      cell: ({ status }) => <TicketStatus status={status} />,
      text: ({ status }) => estatusTicket(status).nombre,
      facetKey: ({ status }) => String(status),
      facetLabel: (key) => estatusTicket(key).nombre,
      size: 8,
    },
  ],
  views: [
    { label: 'Nuevas', facets: { Estatus: ['new'] } },
    { label: 'Abiertas', facets: { Estatus: ['open'] } },
    { label: 'Esperan mi respuesta', facets: { Estatus: [esperaRespuesta] } },
  ],
  texts: {
    title: 'Solicitudes',
    breadcrumbs: ['Solicitudes', 'Listado'],
    filters: 'Filtros de consulta',
    table: 'Registros',
    empty: 'No se ha encontrado registros en el sistema.',
  },
  Owner: ListOwner,
  rowId: (row) => row.id,
  rowLabel: (row) => `la solicitud ${row.id}`,
  rowHref: ({ id }) => solicitudPath(id),
  rowActions: ({ id }) => [{ label: 'Ver detalle', href: solicitudPath(id) }],
  create: { label: 'Nuevo solicitud', route: 'createSolicitudes' },
});
