import { ListOwner } from '../../shared/cliente/ListOwner.tsx';
import { estatusCotizacion, estatusEmitibles, isSendable, openingOf } from '../../../domain/cotizaciones.ts';
import { pathWithId } from '../../../domain/paths.ts';
import { formatDay } from '../../../format/dates.ts';
import { orDash } from '../../../format/text.ts';
import { type CotizacionRow, defineFetchCotizacionesActor } from '../../../machines/actors/cotizaciones.ts';
import { toNumero } from '../../../domain/numero.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import type { MenuAction } from '../../../ui/layout/MenuPopup.tsx';
import { RowButton } from '../../../ui/table/RowButton.tsx';
import { documentoText } from '../../shared/cliente/cells.ts';
import { documentoFilters } from '../../shared/cliente/documento-filters.ts';
import { defineList } from '../../../kit/list/define-list.ts';

const numeroOf = ({ nuCotizacion }: CotizacionRow) => String(nuCotizacion);

/** The quote list (specification 2, section 2); the panel repeats the filters (assumptions Q11). */
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
    { head: 'No. Cotización', kind: 'document', cell: numeroOf, main: true, nowrap: true },
    { head: 'Producto', kind: 'text', facet: true, cell: (row) => orDash(row.producto) },
    { head: 'Solicitante', kind: 'text', cell: (row) => orDash(row.asegurado) },
    {
      head: 'Tipo Documento',
      kind: 'text',
      facet: true,
      catalogo: 'tipoDocumentos',
      key: (row) => orDash(row.tipoDocumento),
      isShort: true,
    },
    {
      head: 'Núm. Documento',
      kind: 'document',
      cell: (row) => documentoText(row.tipoDocumento, row.numDocumento),
      copy: true,
      size: 9.5,
    },
    { head: 'Fecha', kind: 'day', cell: (row) => formatDay(row.fecha) },
    {
      head: 'Estatus',
      kind: 'status',
      cell: estatusCell,
      text: estatusText,
      facetKey: ({ idEstatus }) => String(idEstatus),
      facetLabel: (key) => estatusCotizacion(Number(key)).nombre || key,
      size: 11,
    },
  ],
  views: [
    { label: 'Por emitir', facets: { Estatus: estatusEmitibles } },
    { label: 'Guardadas', facets: { Estatus: ['7'] } },
    { label: 'Incompletas', facets: { Estatus: ['0'] } },
  ],
  texts: {
    title: 'Cotizaciones',
    breadcrumbs: ['Cotizaciones', 'Listado'],
    filters: 'Filtros de cotizaciones',
    empty: 'No se ha encontrado registros en el sistema.',
  },
  Owner: ListOwner,
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

/** The paths of the screens that a quote leads to; null for a screen that the user lacks. */
export interface CotizacionPaths {
  readonly emitir: string | null;
  readonly ver: string | null;
  readonly crear: string | null;
}

/** The list with links to the quote and, where possible, to its issuance. */
export function withWays({ emitir, ver }: CotizacionPaths): typeof cotizacionesList {
  return {
    ...cotizacionesList,
    ...(ver !== null && { rowHref: (row) => pathWithId(ver, row.nuCotizacion) }),
    ...(emitir !== null && { rowButton: { head: 'Emisión', size: 5, cell: (row) => emitirButton(emitir, row) } }),
  };
}

/** The first entries of a row's menu: open, duplicate, and why the quote can't be issued. */
export function waysOf(
  { nuCotizacion, idEstatus }: CotizacionRow,
  { emitir, ver, crear }: CotizacionPaths,
): readonly MenuAction[] {
  const { actions, reason } = estatusCotizacion(idEstatus);
  return [
    ...(ver === null ? [] : [{ label: openingOf(idEstatus), href: pathWithId(ver, nuCotizacion) }]),
    ...(crear === null ? [] : [{ label: 'Duplicar', href: `${crear}?de=${nuCotizacion}` }]),
    ...(emitir === null || actions.includes('emitir') ? [] : [{ label: 'Emitir', unavailable: reason }]),
  ];
}

/** The menu entry that sends a quote to its client, or says why it can't be sent. */
export function sendAction({ idEstatus }: CotizacionRow, send: () => void): MenuAction {
  const label = 'Enviar al cliente';
  return isSendable(idEstatus) ? { label, onSelect: send } : { label, unavailable: estatusCotizacion(idEstatus).reason };
}

function emitirButton(path: string, row: CotizacionRow) {
  return estatusCotizacion(row.idEstatus).actions.includes('emitir') ? (
    <RowButton label="Emitir" rowLabel={numeroOf(row)} href={pathWithId(path, row.nuCotizacion)} />
  ) : null;
}
