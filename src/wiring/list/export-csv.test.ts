import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney } from '../../format/money.ts';
import type { ShownColumn } from './define-list.ts';
import { csvHead, csvLines } from './export-csv.ts';

type Row = readonly [string, number | null];

const columns: readonly ShownColumn<Row>[] = [
  { head: 'Núm. Documento', cell: ([text]) => text },
  { head: 'Prima', cell: () => null, text: ([, amount]) => formatMoney(amount) },
];
const read = (csv: string) => parse(csv, { delimiter: ';', bom: true, relaxColumnCount: false });
const written = (text: string) => read(csvHead(columns) + csvLines(columns, [[text, null]]))[1]?.[0];

describe('A file', () => {
  test('begins with the mark of UTF-8 and the heads, and has a line for each row', () => {
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

  test.each(['-1,234.50', '-5', '--', '00113918254', '001-1391825-4', 'a=b', ' =1', '', '2,000.00', '19-11-2026'])(
    'leaves %j as it is',
    (text) => {
      expect(written(text)).toBe(text);
    },
  );

  test('gives back whatever stands in a row, and never what begins as a formula', () => {
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
