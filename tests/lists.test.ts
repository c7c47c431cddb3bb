import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listViews } from '../src/domain/made-views.ts';
import { paths } from '../src/domain/paths.ts';
import { clientesList } from '../src/features/clientes/list/clientes-list.ts';
import { cotizacionesList } from '../src/features/cotizaciones/list/cotizaciones-list.tsx';
import { polizasList } from '../src/features/polizas/list/polizas-list.ts';
import { siniestrosList } from '../src/features/siniestros/list/siniestros-list.tsx';
import { notificacionesList } from '../src/features/siniestros/notificaciones/notificaciones-list.tsx';
import { solicitudesList } from '../src/features/solicitudes/list/solicitudes-list.tsx';
import { usuariosList } from '../src/features/usuarios/list/usuarios-list.ts';
import { columnLook } from '../src/kit/list/columns/column-looks.ts';
import type { FilterQuery, ListDefinition, ListFilter, ListView } from '../src/kit/list/define-list.ts';
import { defaultMaxLength, findFilterErrors, readListAddress, toFilterQuery } from '../src/kit/list/list-address.ts';
import { type AddressColumn, columnKeyOf, readRowsAddress } from '../src/kit/list/rows/rows-address.ts';
import { viewQuery } from '../src/kit/list/views/list-views.ts';
import { pathOfOperation } from './support/contracts.ts';
import { queryLimits } from './support/query-limits.ts';
import { type SaidList, specification } from './support/specification.ts';

const lists: readonly AnyList[] = [
  clientesList,
  cotizacionesList,
  polizasList,
  siniestrosList,
  notificacionesList,
  solicitudesList,
  usuariosList,
];

interface AnyList {
  readonly load: { readonly operation: string };
  readonly texts: ListDefinition<never, string, unknown>['texts'];
  readonly filters: readonly ListFilter[];
  readonly toQuery: (filter: never) => object;
  readonly columns: readonly (AddressColumn & {
    readonly size?: number;
    readonly grow?: boolean;
    readonly isShort?: boolean;
  })[];
  readonly rowButton?: { readonly size: number };
  readonly views?: readonly ListView[];
  readonly create?: ListDefinition<never, string, unknown>['create'];
  readonly detail?: { readonly title: string } | undefined;
}

const describeList = ({ texts, filters, columns, create, detail, load }: AnyList): SaidList => ({
  operation: load.operation,
  breadcrumbs: texts.breadcrumbs.map((crumb) => (typeof crumb === 'string' ? crumb : crumb.label)),
  filters: texts.filters,
  ...(texts.table !== undefined && { table: texts.table }),
  fields: Object.fromEntries(filters.map(({ label, place, isLocal }) => [label, `${place}${isLocal ? ', local' : ''}`])),
  columns: columns.map(({ head }) => head),
  ...(create && { create: create.label }),
  ...(detail && { detail: detail.title }),
});

test('every list is tested here', () => {
  const files = globSync('src/features/**/*-list.{ts,tsx}', { cwd: join(import.meta.dirname, '..') });
  const here = readFileSync(import.meta.filename, 'utf8');
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !here.includes(file))).toEqual([]);
});

/** As text, because a comparison of objects ignores the order of lists and filters. */
const inOrder = (all: Readonly<Record<string, SaidList>>) =>
  Object.entries(all).map(([title, { fields, ...list }]) => ({ title, ...list, fields: Object.entries(fields) }));

test('the lists say what the specification says, to the letter and in its order', () => {
  expect(inOrder(Object.fromEntries(lists.map((list) => [list.texts.title, describeList(list)])))).toEqual(
    inOrder(specification.lists),
  );
  expect(new Set(lists.map(({ texts }) => texts.empty))).toEqual(new Set(['No se ha encontrado registros en el sistema.']));
});

/** The width of a table at 1366 px beside the open menu, and that of the menu of a row, in rem. */
const place = 67.75;
const rowMenu = 2.75;

test.each(lists)('names and products have at least 7.5 rem each in $texts.title at 1366 px', ({ columns, rowButton }) => {
  const looks = columns.map((column) => ({ ...columnLook(column.kind, column.isShort), ...column }));
  const fixed = looks.flatMap(({ size = 0, grow }) => (grow ? [] : size)).reduce((sum, size) => sum + size, 0);
  const shares = looks.filter(({ grow }) => grow).length;
  expect(shares).toBeGreaterThan(0);
  expect((place - rowMenu - (rowButton?.size ?? 0) - fixed) / shares).toBeGreaterThanOrEqual(7.5);
});

test.each(lists)('The columns of $texts.title have names of their own in the address', ({ columns, filters }) => {
  const keys = columns.map(columnKeyOf);
  expect(new Set(keys).size).toBe(columns.length);
  expect(keys.filter((key) => !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(key))).toEqual([]);
  const taken = ['page', 'filas', 'orden', 'texto', 'detalle'];
  expect(filters.map(({ name }) => name).filter((name) => taken.includes(name) || name.startsWith('f.'))).toEqual([]);
});

test('the views of the lists are addresses that they understand', () => {
  const views = lists.flatMap(({ texts, columns, views: made = [] }) =>
    made.map((view) => [
      texts.title,
      view.label,
      viewQuery(columns, view),
      readRowsAddress(columns, viewQuery(columns, view)).unknown,
    ]),
  );
  expect(views).toEqual([
    ['Cotizaciones', 'Por emitir', '?f.estatus=1&f.estatus=6', []],
    ['Cotizaciones', 'Guardadas', '?f.estatus=7', []],
    ['Cotizaciones', 'Incompletas', '?f.estatus=0', []],
    ['Pólizas', 'Vencen en 30 días', '?f.vigente-hasta=proximos-30', []],
    ['Pólizas', 'Vencidas', '?f.vigente-hasta=vencidas', []],
    ['Solicitudes', 'Nuevas', '?f.estatus=new', []],
    ['Solicitudes', 'Abiertas', '?f.estatus=open', []],
    ['Solicitudes', 'Esperan mi respuesta', '?f.estatus=pending', []],
  ]);
});

test('the pending items of the dashboard are in the views of the lists', () => {
  const views = [
    [paths.listCotizaciones, cotizacionesList],
    [paths.listPolizas, polizasList],
    [paths.listSolicitudes, solicitudesList],
  ] as const;
  const addresses = views.flatMap(([path, { columns, views: made = [] }]) => made.map((view) => path + viewQuery(columns, view)));
  expect(addresses).toEqual(expect.arrayContaining(Object.values(listViews)));
});

test('the buttons and links to a list lead to their addresses', () => {
  expect(lists.flatMap(({ create }) => create ?? [])).toEqual([
    { label: 'Nuevo cliente', route: 'createClientes' },
    { label: 'Nueva cotización', route: 'createCotizaciones' },
    { label: 'Nuevo solicitud', route: 'createSolicitudes' },
    { label: 'Nuevo Cliente', unavailable: 'Desde esta pantalla no se registran clientes.' },
  ]);
  const links = lists.flatMap(({ texts }) => texts.breadcrumbs).filter((crumb) => typeof crumb !== 'string');
  expect(links).toEqual([{ label: 'Siniestros', route: 'listSiniestros' }]);
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
      'of a request leads to it',
      solicitudesList.rowActions?.({ id: 7, subject: 'a', status: 'new' }),
      [{ label: 'Ver detalle', href: '/solicitudes/update/7' }],
    ],
  ])('%s', (_, actions, expected) => {
    expect(actions).toEqual(expected);
  });
});

/** The query sent for an address, or the messages of the wrong filters: then nothing is sent. */
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

test.each(lists)('The filters of $texts.title take as much as the contract does', ({ filters, toQuery, load }) => {
  const limits = queryLimits(pathOfOperation(load.operation));
  for (const { name, kind, maxLength = defaultMaxLength, isLocal } of filters) {
    const query = isLocal ? {} : toQuery({ [name]: '1' } as never);
    const [parameter = ''] = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [key]));
    // Choices, numbers and filters that are not sent have no length limit.
    const hasLength = !isLocal && kind !== 'choice' && kind !== 'number' && name !== 'idTipoPersona';
    expect([name, limits[parameter]]).toEqual([name, hasLength ? maxLength : undefined]);
  }
});
