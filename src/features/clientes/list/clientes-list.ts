import { guessTipoDocumento, normaliseNumeroDocumento } from '../../../domain/documents.ts';
import { clientePath } from '../../../domain/paths.ts';
import { filterableTipoPersonas } from '../../../domain/person-types.ts';
import { formatDay } from '../../../format/dates.ts';
import { formatDocumento } from '../../../format/typed-documents.ts';
import { defineFetchClientesActor } from '../../../machines/actors/clientes.ts';
import { defineList, toId } from '../../../wiring/list/define-list.ts';

/** The client list (specification 1, section 2); the name goes as `zonaRazonSocial` (assumptions C1). */
export const clientesList = defineList({
  load: { operation: 'fetchClientes', defineLoad: defineFetchClientesActor },
  filters: [
    { name: 'tipoDocumento', label: 'Tipo de documento', kind: 'catalogo', catalogo: 'tipoDocumentos', place: 'quick' },
    {
      name: 'numeroDocumento',
      label: 'Número de documento',
      kind: 'text',
      place: 'quick',
      normalise: normaliseNumeroDocumento,
    },
    { name: 'nombre', label: 'Nombre o razón social', kind: 'text', place: 'advanced', maxLength: 200 },
    {
      name: 'idTipoPersona',
      label: 'Tipo de persona',
      kind: 'catalogo',
      catalogo: 'tipoPersonas',
      offers: ({ key }) => filterableTipoPersonas.includes(Number(key)),
      place: 'advanced',
    },
  ],
  toQuery: ({ nombre, idTipoPersona, ...documento }) => ({
    ...documento,
    zonaRazonSocial: nombre,
    idTipoPersona: toId(idTipoPersona),
  }),
  columns: [
    { head: 'Tipo Documento', catalogo: 'tipoDocumentos', key: (row) => row.tipoDocumento, width: '7.5rem' },
    { head: 'Núm. Documento', cell: (row) => formatDocumento(row.tipoDocumento, row.nuDocumento), copy: true, width: '11rem' },
    { head: 'Nombres', cell: (row) => row.nombre, main: true },
    { head: 'Fecha de nacimiento', cell: (row) => formatDay(row.fechaNacimiento), width: '8rem' },
    { head: 'Fecha ingreso sistema', cell: (row) => formatDay(row.fechaIngresoSistema), width: '8.5rem' },
  ],
  texts: {
    title: 'Clientes',
    breadcrumbs: ['Clientes', 'Listado'],
    filters: 'Filtros de clientes',
    empty: 'No se ha encontrado registros en el sistema.',
  },
  rowId: (row) => row.id,
  rowLabel: (row) => row.nombre,
  rowHref: (row) => clientePath(row.id),
  rowActions: (row) => [{ label: 'Ver detalle', href: clientePath(row.id) }],
  emptyActions: ({ numeroDocumento = '', tipoDocumento = guessTipoDocumento(numeroDocumento) }) => {
    if (numeroDocumento === '' || tipoDocumento === undefined) return [];
    const query = { tipoDocumento, numeroDocumento };
    return [{ label: 'Registrar cliente con este documento', route: 'createClientes', query }];
  },
  create: { label: 'Nuevo cliente', route: 'createClientes' },
});
