import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney } from '../../format/money.ts';
import type { ShownColumn } from './define-list.ts';
import { csvHead, csvLines } from './export-csv.ts';

type Row = readonly [string, number | null];

const columns: readonly ShownColumn<Row>[] = [
  { head: 'Núm. Documento', kind: 'document', cell: ([text]) => text },
  { head: 'Prima', kind: 'money', cell: () => null, text: ([, amount]) => formatMoney(amount) },
];
const writtenAs = (kind: 'day' | 'money' | 'number' | 'status' | 'text', text: string) =>
  read(csvLines([{ head: '', kind, cell: () => text }], [null]))[0]?.[0];
const read = (csv: string) => parse(csv, { delimiter: ';', bom: true, relaxColumnCount: false });
const written = (text: string) => read(csvHead(columns) + csvLines(columns, [[text, null]]))[1]?.[0];

describe('A file', () => {
  test('begins with the UTF-8 mark and the heads, and has a line for each row', () => {
    const rows: Row[] = [
      ['Peña & Núñez; "El Faro"', 1_184_350.75],
      ['dos\r\nlíneas', -5],
    ];
    const csv = csvHead(columns) + csvLines(columns, rows) + csvLines(columns, []);
    expect(csv).toBe('\ufeffNúm. Documento;Prima\r\n"Peña & Núñez; ""El Faro""";1,184,350.75\r\n"dos\r\nlíneas";-5.00\r\n');
    expect(read(csv)).toEqual([
      ['Núm. Documento', 'Prima'],
      ['Peña & Núñez; "El Faro"', '1,184,350.75'],
      ['dos\r\nlíneas', '-5.00'],
    ]);
  });

  test.each([
    '=cmd()',
    "=cmd|' /C calc'!A0",
    '+1 809 555 0199',
    '-1+cmd()',
    '-2+3',
    '--1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '=1+1\nsegunda línea',
    '＝1+1',
    '-',
  ])('does not let %j be a formula', (text) => {
    expect(written(text)).toBe(text === '-' ? '-' : `'${text}`);
  });

  test.each([
    '-5',
    '--',
    '001-1391825-4',
    '1-31-84520-7',
    '1-25-1000123',
    '700',
    'a=b',
    ' =1',
    '',
    'Mayo',
    'Calle 5',
    'AB123456',
    '2026 fue',
  ])('leaves %j as it is', (text) => {
    expect(written(text)).toBe(text);
  });

  // docs/exports.md has the readings of LibreOffice and Excel.
  test.each([
    '000123',
    '00113918254',
    '1E5',
    '9007199254740991',
    '123456789012',
    ' 000123',
    '000123\u00a0',
    '25,210.28',
    '2.500',
    '1,5',
    '.5',
    '5.',
    '10%',
    '(5)',
    'RD$5',
    '$ 5',
    '1/2',
    '1-5-1985',
    '05-11-2026',
    '2026-11-05',
    '1-25-700',
    '1-12-2026',
    '3.4.26',
    '2026-11',
    '1 1/2',
    '2026-11-05T14:05',
    '05-11-2026 14:05',
    '12:30',
    '1:2:3',
    '9 am',
    '9 p.m.',
    'mayo 2026',
    '5 mayo',
    '5-may-2026',
    'May 5',
    'ene-26',
    '5 de mayo de 2026',
    'VERDADERO',
    'True',
  ])('keeps %j from being read as a number, a day or a time', (text) => {
    expect(written(text)).toBe(`'${text}`);
    expect(writtenAs('text', text)).toBe(`'${text}`);
    expect(writtenAs('status', text)).toBe(`'${text}`);
  });

  test.each([
    ['day', '05-11-2026', '2026-11-05'],
    ['day', '05-11-2026 14:05', '2026-11-05 14:05'],
    ['day', '--', '--'],
    ['money', '-1,234.50', '-1,234.50'],
    ['money', '2,000.00', '2,000.00'],
    ['number', '1,234', '1234'],
    ['number', '--', '--'],
  ] as const)('writes the %s %j as %j', (kind, shown, cell) => {
    expect(writtenAs(kind, shown)).toBe(cell);
  });

  test('gives back the text of a row, and never a formula', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('', '=', '+', '-', '@', '\t', '\n', '"', ';', "'"),
        (text, first) => {
          const cell = written(first + text);
          expect([first + text, `'${first}${text}`]).toContain(cell);
          expect(/^[=+@\t\r\n]|^-[^\d,-]/.test(cell ?? '')).toBe(false);
        },
      ),
    );
  });
});
