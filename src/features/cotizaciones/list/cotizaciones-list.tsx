import { estatusCotizacion } from '../../../domain/cotizaciones.ts';
import { pathWithId } from '../../../domain/paths.ts';
import { formatDay } from '../../../format/dates.ts';
import { orDash } from '../../../format/text.ts';
import { type CotizacionRow, defineFetchCotizacionesActor } from '../../../machines/actors/cotizaciones.ts';
import { toNumero } from '../../../domain/numero.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { RowButton } from '../../../ui/table/RowButton.tsx';
import { documentoText } from '../../../wiring/list/cells.ts';
import { documentoFilters } from '../../../wiring/list/common-filters.ts';
import { defineList } from '../../../wiring/list/define-list.ts';

const numeroOf = ({ nuCotizacion }: CotizacionRow) => String(nuCotizacion);

/** The quote list (specification 2, section 2); its advanced panel repeats the three filters (assumptions Q11). */
export const cotizacionesList = defineList({
  load: { operation: 'fetchCotizaciones', defineLoad: defineFetchCotizacionesActor },
  filters: [
    ...documentoFilters('both'),
    { name: 'numeroCotizacion', label: 'Número de cotización', kind: 'number', place: 'both' },
  ],
  toQuery: ({ tipoDocumento, numeroDocumento, numeroCotizacion }) => ({
    idTipoDocumento: tipoDocumento,
    numeroDocumento,
    numeroCotizacion: toNumero(numeroCotizacion),
  }),
  columns: [
    { head: 'No. Cotización', cell: numeroOf, main: true, width: '6.25rem' },
    { head: 'Producto', cell: (row) => orDash(row.producto) },
    { head: 'Solicitante', cell: (row) => orDash(row.asegurado) },
    { head: 'Tipo Documento', catalogo: 'tipoDocumentos', key: (row) => orDash(row.tipoDocumento), width: '6.5rem' },
    { head: 'Núm. Documento', cell: (row) => documentoText(row.tipoDocumento, row.numDocumento), copy: true, width: '10rem' },
    { head: 'Fecha', cell: (row) => formatDay(row.fecha), width: '6.5rem' },
    { head: 'Estatus', cell: estatusCell, text: estatusText, width: '15.25rem' },
  ],
  texts: {
    title: 'Cotizaciones',
    breadcrumbs: ['Cotizaciones', 'Listado'],
    filters: 'Filtros de cotizaciones',
    empty: 'No se ha encontrado registros en el sistema.',
  },
  ofCliente: true,
  rowId: (row) => row.nuCotizacion,
  rowLabel: (row) => `la cotización ${row.nuCotizacion}`,
  create: { label: 'Nueva cotización', route: 'createCotizaciones' },
});

function estatusText({ idEstatus, estatus }: CotizacionRow): string {
  return estatus || estatusCotizacion(idEstatus).nombre || String(idEstatus);
}

function estatusCell(row: CotizacionRow) {
  return <Badge tone={estatusCotizacion(row.idEstatus).tone}>{estatusText(row)}</Badge>;
}

/** The same list with 'Emitir' in each row, where the issuance has a screen: it leads there, or says why this quote can't be issued. */
export function withEmitir(path: string | null): typeof cotizacionesList {
  if (path === null) return cotizacionesList;
  return {
    ...cotizacionesList,
    columns: [
      ...cotizacionesList.columns,
      { head: 'Emisión', cell: (row) => emitirCell(path, row), text: (row) => emitirText(row), nowrap: true },
    ],
  };
}

function emitirText({ idEstatus }: CotizacionRow): string {
  return estatusCotizacion(idEstatus).actions.includes('emitir') ? 'Se puede emitir' : '';
}

function emitirCell(path: string, row: CotizacionRow) {
  const { actions, reason } = estatusCotizacion(row.idEstatus);
  const button = { label: 'Emitir', rowLabel: numeroOf(row) };
  return actions.includes('emitir') ? (
    <RowButton {...button} href={pathWithId(path, row.nuCotizacion)} />
  ) : (
    <RowButton {...button} reason={reason} />
  );
}
