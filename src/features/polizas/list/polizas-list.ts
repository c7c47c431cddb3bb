import { ListOwner } from '../../shared/cliente/ListOwner.tsx';
import { estatusPoliza } from '../../../domain/estatus.ts';
import { toNumero } from '../../../domain/numero.ts';
import { formatDay } from '../../../format/dates.ts';
import { numeroDePoliza } from '../../../format/polizas.ts';
import { orDash } from '../../../format/text.ts';
import { defineFetchPolizasActor } from '../../../machines/actors/polizas.ts';
import { documentoFilters } from '../../shared/cliente/documento-filters.ts';
import { estatusBadge } from '../../shared/estatus/estatus-badge.tsx';
import { defineList } from '../../../kit/list/define-list.ts';

/** The policy list (specification 2, section 2); its advanced panel repeats the three filters (assumptions Q11). */
export const polizasList = defineList({
  load: { operation: 'fetchPolizas', defineLoad: defineFetchPolizasActor },
  filters: [
    ...documentoFilters('both'),
    { name: 'numeroPoliza', label: 'Número de póliza', kind: 'number', place: 'both', normalise: numeroDePoliza },
  ],
  toQuery: ({ numeroPoliza, ...documento }) => ({ ...documento, numeroPoliza: toNumero(numeroPoliza) }),
  columns: [
    { head: 'No. Póliza', kind: 'document', cell: (row) => String(row.numeroPoliza), main: true, copy: true },
    { head: 'No. Certificado', kind: 'document', cell: (row) => String(row.numeroCertificado), size: 6, nowrap: true },
    { head: 'Producto', kind: 'text', facet: true, cell: (row) => orDash(row.nombreProducto) },
    { head: 'Contratante', kind: 'text', cell: (row) => orDash(row.nombreContratante) },
    { head: 'Asegurado', kind: 'text', cell: (row) => orDash(row.nombreAsegurado) },
    { head: 'Fecha de emisión', kind: 'day', cell: (row) => formatDay(row.fechaEmision) },
    { head: 'Vigente hasta', kind: 'day', cell: (row) => formatDay(row.vigenciaHasta) },
    {
      head: 'Estatus certificado',
      kind: 'status',
      cell: (row) => estatusBadge(estatusPoliza, row.estatusCertifiado),
      text: (row) => orDash(row.estatusCertifiado),
    },
  ],
  views: [
    { label: 'Vencen en 30 días', facets: { 'Vigente hasta': 'proximos-30' } },
    { label: 'Vencidas', facets: { 'Vigente hasta': 'vencidas' } },
  ],
  texts: {
    title: 'Pólizas',
    breadcrumbs: ['Pólizas', 'Listado'],
    filters: 'Filtros de pólizas',
    empty: 'No se ha encontrado registros en el sistema.',
  },
  Owner: ListOwner,
  rowId: (row) => `${row.numeroPoliza}-${row.numeroCertificado}`,
  rowLabel: (row) => `la póliza ${row.numeroPoliza}`,
});
