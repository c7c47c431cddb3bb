import { ListOwner } from '../../shared/cliente/ListOwner.tsx';
import { estatusCotizacion, openingOf } from '../../../domain/cotizaciones.ts';
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
    { head: 'No. Cotización', kind: 'document', cell: numeroOf, main: true, width: '6.25rem', nowrap: true },
    { head: 'Producto', kind: 'text', cell: (row) => orDash(row.producto) },
    { head: 'Solicitante', kind: 'text', cell: (row) => orDash(row.asegurado) },
    {
      head: 'Tipo Documento',
      kind: 'text',
      catalogo: 'tipoDocumentos',
      key: (row) => orDash(row.tipoDocumento),
      width: '6.5rem',
    },
    {
      head: 'Núm. Documento',
      kind: 'document',
      cell: (row) => documentoText(row.tipoDocumento, row.numDocumento),
      copy: true,
      width: '10rem',
    },
    { head: 'Fecha', kind: 'day', cell: (row) => formatDay(row.fecha), width: '6.5rem', nowrap: true },
    { head: 'Estatus', kind: 'status', cell: estatusCell, text: estatusText, width: '11.5rem' },
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

/** The paths of the screens that a quote leads to; null for one that is not there. */
export interface CotizacionPaths {
  readonly emitir: string | null;
  readonly ver: string | null;
  readonly crear: string | null;
}

/** The same list with the ways that there are: its number leads to the quote, 'Emitir' to its issuance, or it says why this quote can't be issued. */
export function withWays({ emitir, ver }: CotizacionPaths): typeof cotizacionesList {
  const { columns } = cotizacionesList;
  return {
    ...cotizacionesList,
    ...(ver !== null && { rowHref: (row) => pathWithId(ver, row.nuCotizacion) }),
    ...(emitir !== null && {
      columns: [
        ...columns,
        {
          head: 'Emisión',
          kind: 'status',
          cell: (row) => emitirCell(emitir, row),
          text: (row) => emitirText(row),
          width: '5.75rem',
        },
      ],
    }),
  };
}

/** The first entries of a row's menu: to the quote itself, and to a new one that begins with its data. */
export function waysOf({ nuCotizacion, idEstatus }: CotizacionRow, { ver, crear }: CotizacionPaths): readonly MenuAction[] {
  return [
    ...(ver === null ? [] : [{ label: openingOf(idEstatus), href: pathWithId(ver, nuCotizacion) }]),
    ...(crear === null ? [] : [{ label: 'Duplicar', href: `${crear}?de=${nuCotizacion}` }]),
  ];
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
