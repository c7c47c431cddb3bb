import { ListOwner } from '../../shared/cliente/ListOwner.tsx';
import { estatusNotificacion } from '../../../domain/estatus.ts';
import { toNumero } from '../../../domain/numero.ts';
import { formatDay } from '../../../format/dates.ts';
import { orDash } from '../../../format/text.ts';
import { defineFetchNotificacionesActor, defineFindNotificacionActor } from '../../../machines/actors/notificaciones.ts';
import { documentoFilters, isOpenFilter, toIsOpen } from '../../shared/cliente/documento-filters.ts';
import { estatusBadge } from '../../shared/estatus/estatus-badge.tsx';
import { defineList } from '../../../kit/list/define-list.ts';
import { NotificacionDetalle } from './NotificacionDetalle.tsx';

/** The claim notifications (specification 2, section 2). */
export const notificacionesList = defineList({
  load: { operation: 'fetchNotificaciones', defineLoad: defineFetchNotificacionesActor },
  filters: [
    ...documentoFilters('both'),
    { name: 'numeroNotificacion', label: 'Número de notificación', kind: 'number', place: 'both' },
    isOpenFilter,
  ],
  toQuery: ({ numeroNotificacion, isOpen, ...documento }) => ({
    ...documento,
    numeroNotificacion: toNumero(numeroNotificacion),
    isOpen: toIsOpen(isOpen),
  }),
  columns: [
    { head: 'Ramo', kind: 'text', facet: true, cell: (row) => orDash(row.ramo), size: 7.25, grow: false },
    {
      head: 'No. Notificacion',
      kind: 'document',
      cell: (row) => String(row.numeroNotificacion),
      main: true,
      size: 6.25,
      nowrap: true,
    },
    {
      head: 'Consecuencia Siniestro',
      kind: 'text',
      facet: true,
      cell: (row) => orDash(row.consecuenciaSiniestro),
      size: 7,
      grow: false,
    },
    { head: 'Póliza', kind: 'document', cell: (row) => orDash(row.numeroPoliza), copy: true, size: 4.5 },
    { head: 'Titular', kind: 'text', cell: (row) => orDash(row.titular) },
    { head: 'Asegurado', kind: 'text', cell: (row) => orDash(row.asegurado) },
    { head: 'Fecha Notificación', kind: 'day', cell: (row) => formatDay(row.fechaNotificacion), size: 6.25 },
    { head: 'Fecha Ocurrencia', kind: 'day', cell: (row) => formatDay(row.fechaOcurrencia), size: 5.75 },
    {
      head: 'Estatus',
      kind: 'status',
      cell: (row) => estatusBadge(estatusNotificacion, row.estatus),
      text: (row) => orDash(row.estatus),
      size: 5.6,
    },
    { head: 'Fecha Estatus', kind: 'day', cell: (row) => formatDay(row.fechaEstatus), size: 5.75 },
  ],
  texts: {
    title: 'Notificaciones',
    breadcrumbs: [{ label: 'Siniestros', route: 'listSiniestros' }, 'Notificaciones'],
    filters: 'Filtros de notificaciones',
    empty: 'No se ha encontrado registros en el sistema.',
  },
  Owner: ListOwner,
  rowId: (row) => row.numeroNotificacion,
  rowLabel: (row) => `la notificación ${row.numeroNotificacion}`,
  detail: {
    title: 'Detalle de la notificación de siniestro',
    render: (row) => <NotificacionDetalle row={row} />,
    fetchRow: { operation: 'fetchNotificaciones', defineLoad: defineFindNotificacionActor },
  },
});
