import { ListOwner } from '../../shared/cliente/ListOwner.tsx';
import { areaProductos } from '../../../domain/cotizaciones.ts';
import { estatusPoliza } from '../../../domain/estatus.ts';
import { documentoQuery, withGiven } from '../../../domain/list-ways.ts';
import { toNumero } from '../../../domain/numero.ts';
import type { ReporteOrder } from '../../../domain/reportes.ts';
import type { SendSubject } from '../../../domain/send.ts';
import { formatDay } from '../../../format/dates.ts';
import { numeroDePoliza } from '../../../format/polizas.ts';
import { orDash } from '../../../format/text.ts';
import { defineFetchPolizasActor, type PolizaRow } from '../../../machines/actors/polizas.ts';
import { documentoFilters } from '../../shared/cliente/documento-filters.ts';
import { estatusBadge } from '../../shared/estatus/estatus-badge.tsx';
import { defineList } from '../../../kit/list/define-list.ts';
import { rowWays } from '../../../kit/list/row-ways.ts';
import type { MenuAction } from '../../../ui/layout/MenuPopup.tsx';

/** The policy list (specification 2, section 2); its panel repeats filters (assumptions Q11). */
export const polizasList = defineList({
  load: { operation: 'fetchPolizas', defineLoad: defineFetchPolizasActor },
  filters: [
    ...documentoFilters('both'),
    { name: 'numeroPoliza', label: 'Número de póliza', kind: 'number', place: 'both', normalise: numeroDePoliza },
  ],
  toQuery: ({ numeroPoliza, ...documento }) => ({ ...documento, numeroPoliza: toNumero(numeroPoliza) }),
  columns: [
    { head: 'No. Póliza', kind: 'document', cell: (row) => String(row.numeroPoliza), main: true, copy: true },
    { head: 'No. Certificado', kind: 'document', cell: (row) => String(row.numeroCertificado), nowrap: true },
    { head: 'Producto', kind: 'text', facet: true, cell: (row) => orDash(row.nombreProducto) },
    { head: 'Contratante', kind: 'text', cell: (row) => orDash(row.nombreContratante) },
    { head: 'Asegurado', kind: 'text', cell: (row) => orDash(row.nombreAsegurado) },
    { head: 'Fecha de emisión', kind: 'day', cell: (row) => formatDay(row.fechaEmision) },
    { head: 'Vigente hasta', kind: 'day', ends: true, cell: (row) => formatDay(row.vigenciaHasta) },
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

/** The subject of a message about a policy; the row names the client by document or not at all. */
export function subjectOf(row: PolizaRow, order: ReporteOrder): SendSubject {
  const { numeroPoliza, nombreProducto, vigenciaHasta, tipoDocContratante: tipoDocumento, noDocContratante: nuDocumento } = row;
  return {
    what: 'poliza',
    poliza: { numero: numeroPoliza, producto: nombreProducto ?? null, hasta: vigenciaHasta ?? null },
    cliente: tipoDocumento && nuDocumento ? { tipoDocumento, nuDocumento } : null,
    document: { order, file: null },
  };
}

/** The paths of the screens that a policy leads to; null for a screen that the user lacks. */
export interface PolizaPaths {
  readonly clientes: string | null;
  readonly cotizar: string | null;
}

/** Links the contracting party, and a renewal quote for a quoted product (assumptions Q23). */
export function waysOf(row: PolizaRow, { clientes, cotizar }: PolizaPaths): readonly MenuAction[] {
  const documento = documentoQuery(row.tipoDocContratante, row.noDocContratante);
  const nombre = row.noDocContratante ? null : row.nombreContratante;
  const isQuoted = row.cdArea === areaProductos && row.cdProducto;
  return rowWays([
    ['Ver cliente', withGiven(clientes, { ...documento, nombre })],
    ['Cotizar renovación', isQuoted ? withGiven(cotizar, { producto: row.cdProducto, ...documento }) : null],
  ]);
}
