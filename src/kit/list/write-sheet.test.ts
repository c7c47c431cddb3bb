import excel from 'exceljs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney } from '../../format/money.ts';
import type { ColumnKind } from './typed-cells.ts';
import { createSheet } from './write-sheet.ts';

const kinds: readonly ColumnKind[] = ['text', 'day', 'money', 'number', 'status', 'document'];

async function readBack(columns: Parameters<typeof createSheet>[1], rows: readonly (readonly string[])[]) {
  const sheet = createSheet('Clientes', columns);
  for (const row of rows) sheet.add([row]);
  const book = new excel.Workbook();
  await book.xlsx.load(await (await sheet.toBlob()).arrayBuffer());
  const [read] = book.worksheets;
  if (!read) throw new TypeError('No sheet');
  return read;
}

/** The value and format of a text of a kind in the file. */
async function cellOf(kind: ColumnKind, shown: string) {
  const cell = (await readBack([{ head: 'Dato', kind }], [[shown], ['x']])).getCell('A2');
  const { value, style } = cell;
  return [value instanceof Date ? `day ${value.toISOString().slice(0, 16)}` : value, style.numFmt ?? 'General'];
}

describe('A cell', () => {
  test.each([
    ['text', '=cmd()', '=cmd()', 'General'],
    ['text', '1/2', '1/2', 'General'],
    ['text', '--', '--', 'General'],
    ['text', '', null, 'General'],
    ['text', 'dos\r\nlíneas', 'dos\nlíneas', 'General'],
    ['text', 'Peña\u0000 & <hijos>\uffff', 'Peña & <hijos>', 'General'],
    ['status', 'En proceso', 'En proceso', 'General'],
    ['document', '000123', '000123', '@'],
    ['document', '00113918254', '00113918254', '@'],
    ['document', '1E5', '1E5', '@'],
    ['document', '9007199254740991', '9007199254740991', '@'],
    ['document', '1-5-1985', '1-5-1985', '@'],
    ['day', '05-11-2026', 'day 2026-11-05T00:00', 'dd-mm-yyyy'],
    ['day', '05-11-2026 14:05', 'day 2026-11-05T14:05', 'dd-mm-yyyy hh:mm'],
    ['day', '29-02-2024', 'day 2024-02-29T00:00', 'dd-mm-yyyy'],
    ['day', '30-02-2024', '30-02-2024', 'dd-mm-yyyy'],
    ['day', '01-03-1900', 'day 1900-03-01T00:00', 'dd-mm-yyyy'],
    ['day', '28-02-1900', '28-02-1900', 'dd-mm-yyyy'],
    ['day', '31-12-1899', '31-12-1899', 'dd-mm-yyyy'],
    ['day', '--', null, 'dd-mm-yyyy'],
    ['money', '25,210.28', 25_210.28, '#,##0.00'],
    ['money', '-0.50', -0.5, '#,##0.00'],
    ['money', '0.00', 0, '#,##0.00'],
    ['money', '--', null, '#,##0.00'],
    ['number', '1,234', 1234, '#,##0'],
    ['number', 'muchos', 'muchos', '#,##0'],
  ] as const)('of %s that shows %j is %j', async (kind, shown, value, format) => {
    expect(await cellOf(kind, shown)).toEqual([value, format]);
  });

  test('holds no more characters than a spreadsheet takes', async () => {
    expect((await cellOf('text', 'a'.repeat(40_000)))[0]).toHaveLength(32_767);
  });

  test('holds any amount to the cent', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), async (cents) => {
        expect((await cellOf('money', formatMoney(cents / 100)))[0]).toBeCloseTo(cents / 100, 3);
      }),
      { numRuns: 20 },
    );
  });
});

test('Heads are bold and frozen, and columns are as wide as their texts, up to a limit', async () => {
  const columns = kinds.map((kind) => ({ head: `Columna ${kind}`, kind }));
  const sheet = await readBack(columns, [
    ['a'.repeat(200), '05-11-2026', '1.00', '1', 'x', '001-1391825-4'],
    ['corto', '--', '--', '--', '--', '--'],
  ]);
  expect(sheet.name).toBe('Clientes');
  expect(sheet.views).toEqual([expect.objectContaining({ state: 'frozen', ySplit: 1 })]);
  expect(kinds.map((_, index) => sheet.getCell(1, index + 1).font?.bold)).toEqual(kinds.map(() => true));
  expect(kinds.map((_, index) => sheet.getCell(2, index + 1).font?.bold ?? false)).toEqual(kinds.map(() => false));
  expect(kinds.map((_, index) => sheet.getColumn(index + 1).width)).toEqual([60, 15, 17.5, 18.5, 18.5, 20.5]);
});
