import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { ShownColumn } from '../define-list.ts';
import { copiedRows } from './copy-rows.ts';

type Row = readonly [string, string];
const columns: readonly ShownColumn<Row>[] = [
  { head: 'Nombre', kind: 'text', cell: ([name]) => name },
  { head: 'Estatus', kind: 'status', cell: () => null, text: ([, status]) => status },
];

test('Copied rows have tabs between their cells, their heads first, and no formula', () => {
  const rows: Row[] = [
    ['Peña "El Faro"', 'Nueva'],
    ['dos\r\nlíneas\ty más', '=cmd()'],
    ['', '--'],
  ];
  expect(parse(copiedRows(columns, rows), { delimiter: '\t', relaxColumnCount: false })).toEqual([
    ['Nombre', 'Estatus'],
    ['Peña "El Faro"', 'Nueva'],
    ['dos líneas y más', "'=cmd()"],
    ['', '--'],
  ]);
  expect(copiedRows(columns, [])).toBe('Nombre\tEstatus');
});
