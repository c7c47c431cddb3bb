import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clientesList } from '../src/features/clientes/list/clientes-list.ts';
import { cotizacionesList } from '../src/features/cotizaciones/list/cotizaciones-list.tsx';
import { polizasList } from '../src/features/polizas/list/polizas-list.ts';
import { siniestrosList } from '../src/features/siniestros/list/siniestros-list.tsx';
import { notificacionesList } from '../src/features/siniestros/notificaciones/notificaciones-list.tsx';
import { solicitudesList } from '../src/features/solicitudes/list/solicitudes-list.tsx';
import { usuariosList } from '../src/features/usuarios/list/usuarios-list.ts';
import type { FilterQuery, ListDefinition, ListFilter } from '../src/kit/list/define-list.ts';
import { defaultMaxLength, findFilterErrors, readListAddress, toFilterQuery } from '../src/kit/list/list-address.ts';
import { queryLimits } from './support/query-limits.ts';

/** What the specifications say of each list: title, way there, names of filters and table, filters with their places, heads, button, detail. */
const empty = 'No se ha encontrado registros en el sistema.';
const documento = (place: string) => [`Tipo de documento: ${place}`, `Número de documento: ${place}`];
const clienteColumns = ['Tipo Documento', 'Núm. Documento', 'Nombres', 'Fecha de nacimiento', 'Fecha ingreso sistema'];
const clienteFilters = [...documento('quick'), 'Nombre o razón social: advanced', 'Tipo de persona: advanced'];

interface AnyList {
  readonly load: { readonly operation: string };
  readonly texts: ListDefinition<never, string, unknown>['texts'];
  readonly filters: readonly ListFilter[];
  readonly columns: readonly { readonly head: string }[];
  readonly create?: ListDefinition<never, string, unknown>['create'];
  readonly detail?: { readonly title: string } | undefined;
}

const told = ({ texts, filters, columns, create, detail, load }: AnyList) => ({
  operation: load.operation,
  texts,
  filters: filters.map(({ label, place, isLocal }) => `${label}: ${place}${isLocal ? ', local' : ''}`),
  columns: columns.map(({ head }) => head),
  create,
  detail: detail?.title,
});

test('every list has its rows here', () => {
  const files = globSync('src/features/**/*-list.{ts,tsx}', { cwd: join(import.meta.dirname, '..') });
  const here = readFileSync(import.meta.filename, 'utf8');
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !here.includes(file))).toEqual([]);
});

test.each<[AnyList, ReturnType<typeof told>]>([
  [
    clientesList,
    {
      operation: 'fetchClientes',
      texts: { title: 'Clientes', breadcrumbs: ['Clientes', 'Listado'], filters: 'Filtros de clientes', empty },
      filters: clienteFilters,
      columns: clienteColumns,
      create: { label: 'Nuevo cliente', route: 'createClientes' },
      detail: undefined,
    },
  ],
  [
    cotizacionesList,
    {
      operation: 'fetchCotizaciones',
      texts: { title: 'Cotizaciones', breadcrumbs: ['Cotizaciones', 'Listado'], filters: 'Filtros de cotizaciones', empty },
      filters: [...documento('both'), 'Número de cotización: both'],
      columns: ['No. Cotización', 'Producto', 'Solicitante', 'Tipo Documento', 'Núm. Documento', 'Fecha', 'Estatus'],
      create: { label: 'Nueva cotización', route: 'createCotizaciones' },
      detail: undefined,
    },
  ],
  [
    polizasList,
    {
      operation: 'fetchPolizas',
      texts: { title: 'Pólizas', breadcrumbs: ['Pólizas', 'Listado'], filters: 'Filtros de pólizas', empty },
      filters: [...documento('both'), 'Número de póliza: both'],
      columns: [
        'No. Póliza',
        'No. Certificado',
        'Producto',
        'Contratante',
        'Asegurado',
        'Fecha de emisión',
        'Vigente hasta',
        'Estatus certificado',
      ],
      create: undefined,
      detail: undefined,
    },
  ],
  [
    siniestrosList,
    {
      operation: 'fetchSiniestros',
      texts: { title: 'Siniestros', breadcrumbs: ['Siniestros', 'Listado'], filters: 'Filtros de siniestros', empty },
      filters: [...documento('both'), 'Número de siniestro: both'],
      columns: ['Sucursal', 'No. Siniestro', 'Póliza', 'Afectado', 'Fecha Declaración', 'Fecha Ocurrencia', 'Estatus'],
      create: undefined,
      detail: 'Detalle de siniestro',
    },
  ],
  [
    notificacionesList,
    {
      operation: 'fetchNotificaciones',
      texts: {
        title: 'Notificaciones',
        breadcrumbs: [{ label: 'Siniestros', route: 'listSiniestros' }, 'Notificaciones'],
        filters: 'Filtros de notificaciones',
        empty,
      },
      filters: [...documento('both'), 'Número de notificación: both', 'Estado: advanced'],
      columns: [
        'Ramo',
        'No. Notificacion',
        'Consecuencia Siniestro',
        'Póliza',
        'Titular',
        'Asegurado',
        'Fecha Notificación',
        'Fecha Ocurrencia',
        'Estatus',
        'Fecha Estatus',
      ],
      create: undefined,
      detail: 'Detalle de la notificación de siniestro',
    },
  ],
  [
    solicitudesList,
    {
      operation: 'fetchTickets',
      texts: {
        title: 'Solicitudes',
        breadcrumbs: ['Solicitudes', 'Listado'],
        filters: 'Filtros de consulta',
        table: 'Registros',
        empty,
      },
      filters: [
        'Asunto: both, local',
        'Comentario: both, local',
        'Estado: advanced',
        ...documento('advanced'),
        'Número de solicitud: advanced',
      ],
      columns: ['No. Solicitud', 'Asunto', 'Prioridad', 'Fecha de solicitud', 'Estatus'],
      create: { label: 'Nuevo solicitud', route: 'createSolicitudes' },
      detail: undefined,
    },
  ],
  [
    usuariosList,
    {
      operation: 'fetchClientes',
      texts: {
        title: 'Usuarios intermediarios',
        breadcrumbs: ['Usuarios intermediarios', 'Listado'],
        filters: 'Filtros de usuarios intermediarios',
        empty,
      },
      filters: clienteFilters,
      columns: clienteColumns,
      create: { label: 'Nuevo Cliente', unavailable: 'Desde esta pantalla no se registran clientes.' },
      detail: undefined,
    },
  ],
])('$texts.title says what the specification says', (list, expected) => {
  expect(told(list)).toEqual(expected);
});

describe('The menu of a row', () => {
  test.each([
    [
      'of a user leads home',
      usuariosList.rowActions?.({ id: 1, tipoDocumento: 'CED', nuDocumento: '1', nombre: 'Ana' }),
      [
        { label: 'Ver detalle', href: '/' },
        { label: 'Modificar', href: '/' },
        { label: 'Inf. consolidada', href: '/' },
      ],
    ],
    [
      'of a client leads to it',
      clientesList.rowActions?.({ id: 7, tipoDocumento: 'CED', nuDocumento: '1', nombre: 'Ana' }),
      [{ label: 'Ver detalle', href: '/clientes/update/7', state: expect.any(Function) }],
    ],
    [
      'of a request leads to it',
      solicitudesList.rowActions?.({ id: 7, subject: 'a', status: 'new' }),
      [{ label: 'Ver detalle', href: '/solicitudes/update/7' }],
    ],
  ])('%s', (_, actions, expected) => {
    expect(actions).toEqual(expected);
  });
});

/** What goes over the wire for an address; the words of the filters that are wrong, for then nothing is sent. */
function sent<Key extends string>(
  list: { readonly filters: readonly ListFilter<Key>[]; readonly toQuery: (filter: FilterQuery<Key>) => unknown },
  search: string,
) {
  const { filter } = readListAddress(list.filters, search);
  const errors = findFilterErrors(list.filters, filter);
  return Object.keys(errors).length > 0 ? errors : list.toQuery(toFilterQuery(list.filters, filter));
}

const all = '?tipoDocumento=CED&numeroDocumento=001-1391825-4';
const hostile = `?numeroDocumento=${encodeURIComponent("' OR 1=1 %41 🙂")}&otro=1&constructor=2`;
const digits = 'Escribe un número de hasta 15 dígitos.';

describe('The query of', () => {
  test.each([
    ['', {}],
    [`${all}&numeroCotizacion=900`, { idTipoDocumento: 'CED', numeroDocumento: '00113918254', numeroCotizacion: 900 }],
    [hostile, { numeroDocumento: "'OR1=1%41🙂" }],
    ['?idTipoDocumento=CED', {}],
    ['?numeroCotizacion=abc', { numeroCotizacion: digits }],
    ['?numeroCotizacion=9e9', { numeroCotizacion: digits }],
    ['?numeroCotizacion=-1', { numeroCotizacion: digits }],
    ['?numeroCotizacion=1234567890123456', { numeroCotizacion: digits }],
    [`?tipoDocumento=${'x'.repeat(400)}`, { tipoDocumento: 'Escribe como máximo 100 caracteres.' }],
  ])('quotes at %j is %j', (search, query) => {
    expect(sent(cotizacionesList, search)).toEqual(query);
  });

  test.each([
    ['', {}],
    [`${all}&numeroPoliza=700`, { tipoDocumento: 'CED', numeroDocumento: '00113918254', numeroPoliza: 700 }],
    ['?numeroPoliza=1-25-700', { numeroPoliza: 700 }],
    ['?numeroPoliza=25-700', { numeroPoliza: digits }],
    [hostile, { numeroDocumento: "'OR1=1%41🙂" }],
  ])('policies at %j is %j', (search, query) => {
    expect(sent(polizasList, search)).toEqual(query);
  });

  test.each([
    ['', {}],
    [`${all}&numeroSiniestro=180`, { tipoDocumento: 'CED', numeroDocumento: '00113918254', numeroSiniestro: 180 }],
    ['?numeroSiniestro=%2541', { numeroSiniestro: digits }],
    [hostile, { numeroDocumento: "'OR1=1%41🙂" }],
  ])('claims at %j is %j', (search, query) => {
    expect(sent(siniestrosList, search)).toEqual(query);
  });

  test.each([
    ['', {}],
    [
      `${all}&numeroNotificacion=120&isOpen=true`,
      { tipoDocumento: 'CED', numeroDocumento: '00113918254', numeroNotificacion: 120, isOpen: true },
    ],
    ['?isOpen=false', { isOpen: false }],
    ['?isOpen=quizás', {}],
    ['?numeroNotificacion=🙂', { numeroNotificacion: digits }],
    [hostile, { numeroDocumento: "'OR1=1%41🙂" }],
  ])('notifications at %j is %j', (search, query) => {
    expect(sent(notificacionesList, search)).toEqual(query);
  });

  test.each([
    ['', {}],
    ['?asunto=recibo&comentario=pago', {}],
    [
      `${all}&numeroSolicitud=60&isOpen=false&asunto=x`,
      { tipoDocumento: 'CED', numeroDocumento: '00113918254', numeroSolicitud: 60, isOpen: false },
    ],
    ['?isOpen=1', {}],
    ['?numeroSolicitud=60a', { numeroSolicitud: digits }],
    [`?comentario=${'x'.repeat(400)}`, { comentario: 'Escribe como máximo 100 caracteres.' }],
    [hostile, { numeroDocumento: "'OR1=1%41🙂" }],
  ])('requests at %j is %j', (search, query) => {
    expect(sent(solicitudesList, search)).toEqual(query);
  });
});

test.each([
  ['/v1/cotizaciones', cotizacionesList, { tipoDocumento: 'idTipoDocumento' }],
  ['/v1/polizas', polizasList, {}],
  ['/v1/siniestros', siniestrosList, {}],
  ['/v1/siniestros/notificaciones', notificacionesList, {}],
  ['/v1/tickets', solicitudesList, {}],
  ['/v1/clientes', usuariosList, { nombre: 'zonaRazonSocial' }],
] as const)('The filters of %s take as much as the contract does', (path, { filters }, otherNames) => {
  const limits = queryLimits(path);
  const names: Readonly<Record<string, string>> = otherNames;
  for (const { name, kind, maxLength = defaultMaxLength, isLocal } of filters) {
    const limit = limits[names[name] ?? name];
    // What is chosen, a number and what is not sent have no length of their own.
    const hasLength = !isLocal && kind !== 'choice' && kind !== 'number' && name !== 'idTipoPersona';
    expect([name, limit]).toEqual([name, hasLength ? maxLength : undefined]);
  }
});
