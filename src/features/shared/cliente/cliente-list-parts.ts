import { filterableTipoPersonas } from '../../../domain/person-types.ts';
import { formatDay } from '../../../format/dates.ts';
import type { ClienteRow, ClientesQuery } from '../../../machines/actors/clientes.ts';
import { documentoText } from './cells.ts';
import { documentoFilters } from './documento-filters.ts';
import { type FilterQuery, type ListColumn, type ListFilter, toId } from '../../../kit/list/define-list.ts';

type ClienteFilter = 'tipoDocumento' | 'numeroDocumento' | 'nombre' | 'idTipoPersona';

/** The filters of the lists of clients and of intermediary users (assumptions P5). */
export const clienteFilters: readonly ListFilter<ClienteFilter>[] = [
  ...documentoFilters('quick'),
  { name: 'nombre', label: 'Nombre o razón social', kind: 'text', place: 'advanced', maxLength: 200 },
  {
    name: 'idTipoPersona',
    label: 'Tipo de persona',
    kind: 'catalogo',
    catalogo: 'tipoPersonas',
    offers: ({ key }) => filterableTipoPersonas.includes(Number(key)),
    place: 'advanced',
  },
];

/** The query of {@link clienteFilters}; sends the name as `zonaRazonSocial` (assumptions C1). */
export function toClientesQuery({ nombre, idTipoPersona, ...documento }: FilterQuery<ClienteFilter>): ClientesQuery {
  return { ...documento, zonaRazonSocial: nombre, idTipoPersona: toId(idTipoPersona) };
}

/** The columns of both lists; their heads are quoted to the letter. */
export const clienteColumns: readonly ListColumn<ClienteRow>[] = [
  {
    head: 'Tipo Documento',
    kind: 'text',
    facet: true,
    catalogo: 'tipoDocumentos',
    key: (row) => row.tipoDocumento,
    isShort: true,
    size: 7,
  },
  {
    head: 'Núm. Documento',
    kind: 'document',
    cell: (row) => documentoText(row.tipoDocumento, row.nuDocumento),
    copy: true,
    size: 11,
  },
  { head: 'Nombres', kind: 'text', cell: (row) => row.nombre, main: true },
  { head: 'Fecha de nacimiento', kind: 'day', cell: (row) => formatDay(row.fechaNacimiento), size: 8 },
  { head: 'Fecha ingreso sistema', kind: 'day', cell: (row) => formatDay(row.fechaIngresoSistema), size: 8.5 },
];
