import { expect, test } from 'vitest';
import { type AddressColumn, plainRows, type RowsAddress } from '../rows/rows-address.ts';
import { isInView, mostViews, renamedView, viewQuery, withoutView, withView } from './list-views.ts';

const columns: readonly AddressColumn[] = [
  { head: 'Fecha', kind: 'day' },
  { head: 'Estatus', kind: 'status' },
];
const byDay = { column: 'Fecha', direction: 'desc' } as const;

test('A view is an address without typed text', () => {
  const looked: RowsAddress = { all: true, sort: byDay, facets: { Estatus: ['1', '6'] }, text: 'Ana Pérez', unknown: ['x'] };
  expect(viewQuery(columns, looked)).toBe('?orden=-fecha&f.estatus=1&f.estatus=6');
  expect(viewQuery(columns, { facets: {} })).toBe('');
});

test.each<[string, Partial<RowsAddress>, boolean]>([
  ['?f.estatus=1', { facets: { Estatus: ['1'] } }, true],
  ['?f.estatus=1', { facets: { Estatus: ['1'] }, all: true }, true],
  ['?f.estatus=1', { facets: { Estatus: ['1'] }, sort: byDay }, true],
  ['?f.estatus=1', { facets: { Estatus: ['1'] }, text: 'ana' }, false],
  ['?f.estatus=1', { facets: { Estatus: ['1', '6'] } }, false],
  ['?f.estatus=1', {}, false],
  ['?orden=-fecha', { sort: byDay }, true],
  ['?orden=-fecha', { sort: { ...byDay, direction: 'asc' } }, false],
  ['?orden=-fecha', { sort: byDay, facets: { Estatus: ['1'] } }, false],
])('The rows of the view %s are %j: %s', (query, work, isIn) => {
  expect(isInView(columns, query, { ...plainRows, ...work })).toBe(isIn);
});

test('Views are named, renamed and removed; a new view replaces one of the same name', () => {
  const [a, b] = [
    { nombre: 'a', consulta: '?1' },
    { nombre: 'b', consulta: '?2' },
  ];
  expect(withView([a, b], { ...a, consulta: '?3' })).toEqual([b, { ...a, consulta: '?3' }]);
  expect(renamedView([a, b], 'a', 'c')).toEqual([{ ...a, nombre: 'c' }, b]);
  expect(renamedView([a, b], 'a', 'b')).toEqual([{ ...a, nombre: 'b' }]);
  expect(renamedView([a, b], 'a', 'a')).toEqual([a, b]);
  expect(withoutView([a, b], 'a')).toEqual([b]);
  const many = Array.from({ length: mostViews }, (_, index) => ({ nombre: String(index), consulta: '' }));
  expect(withView(many, a)).toEqual([...many.slice(1), a]);
});
