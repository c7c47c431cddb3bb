import { ListOwner } from '../../shared/cliente/ListOwner.tsx';
import { estatusSiniestro } from '../../../domain/estatus.ts';
import { toNumero } from '../../../domain/numero.ts';
import { formatDay } from '../../../format/dates.ts';
import { formatPoliza } from '../../../format/polizas.ts';
import { orDash } from '../../../format/text.ts';
import { defineFetchSiniestrosActor, defineFindSiniestroActor } from '../../../machines/actors/siniestros.ts';
import { documentoFilters } from '../../shared/cliente/documento-filters.ts';
import { estatusBadge } from '../../shared/estatus/estatus-badge.tsx';
import { defineList } from '../../../kit/list/define-list.ts';
import { SiniestroDetalle } from './SiniestroDetalle.tsx';

/** The claim list (specification 2, section 2). */
export const siniestrosList = defineList({
  load: { operation: 'fetchSiniestros', defineLoad: defineFetchSiniestrosActor },
  filters: [
    ...documentoFilters('both'),
    { name: 'numeroSiniestro', label: 'Número de siniestro', kind: 'number', place: 'both' },
  ],
  toQuery: ({ numeroSiniestro, ...documento }) => ({ ...documento, numeroSiniestro: toNumero(numeroSiniestro) }),
  columns: [
    { head: 'Sucursal', kind: 'text', facet: true, cell: (row) => orDash(row.sucursal), size: 8, grow: false },
    { head: 'No. Siniestro', kind: 'document', cell: (row) => String(row.noSiniestro), main: true, nowrap: true },
    { head: 'Póliza', kind: 'document', cell: formatPoliza, copy: true, size: 7.5 },
    { head: 'Afectado', kind: 'text', cell: (row) => orDash(row.cliente) },
    { head: 'Fecha Declaración', kind: 'day', cell: (row) => formatDay(row.fechaNotificacion), size: 6.5 },
    { head: 'Fecha Ocurrencia', kind: 'day', cell: (row) => formatDay(row.fechaOcurrencia) },
    {
      head: 'Estatus',
      kind: 'status',
      cell: (row) => estatusBadge(estatusSiniestro, row.estatus),
      text: (row) => orDash(row.estatus),
      grow: true,
    },
  ],
  texts: {
    title: 'Siniestros',
    breadcrumbs: ['Siniestros', 'Listado'],
    filters: 'Filtros de siniestros',
    empty: 'No se ha encontrado registros en el sistema.',
  },
  Owner: ListOwner,
  rowId: (row) => row.noSiniestro,
  rowLabel: (row) => `siniestro ${row.noSiniestro}`,
  detail: {
    title: 'Detalle de siniestro',
    render: (row) => <SiniestroDetalle row={row} />,
    fetchRow: { operation: 'fetchSiniestros', defineLoad: defineFindSiniestroActor },
  },
});
