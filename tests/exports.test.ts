import excel from 'exceljs';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import core from '../openapi/bundle/core.json' with { type: 'json' };
import { clientesList } from '../src/features/clientes/list/clientes-list.ts';
import { cotizacionesList } from '../src/features/cotizaciones/list/cotizaciones-list.tsx';
import { polizasList } from '../src/features/polizas/list/polizas-list.ts';
import { siniestrosList } from '../src/features/siniestros/list/siniestros-list.tsx';
import { notificacionesList } from '../src/features/siniestros/notificaciones/notificaciones-list.tsx';
import { solicitudesList } from '../src/features/solicitudes/list/solicitudes-list.tsx';
import { usuariosList } from '../src/features/usuarios/list/usuarios-list.ts';
import type { ListColumn } from '../src/kit/list/define-list.ts';
import { createSheet } from '../src/kit/list/write-sheet.ts';
import { CORE, sandboxForFile, send, signIn } from './sandbox/support.ts';

const examples = core.components.examples;

/** The value of a row in a column as exported; the key stands for the name of an entry. */
function shownOf<Row>(column: ListColumn<Row>, row: Row): string {
  if (column.catalogo !== undefined) return column.key(row);
  return column.text ? column.text(row) : column.cell(row);
}

interface Exported<Row> {
  readonly columns: readonly ListColumn<Row>[];
  readonly texts: { readonly title: string };
}

/** The sheet of a list, written and read. */
async function readSheet({ columns, texts }: Exported<never>, rows: readonly (readonly string[])[]) {
  const sheet = createSheet(texts.title, columns);
  sheet.add(rows);
  const book = new excel.Workbook();
  await book.xlsx.load(await (await sheet.toBlob()).arrayBuffer());
  return book.worksheets[0];
}

async function readBack<Row>(list: Exported<Row>, row: Row) {
  const { columns } = list;
  const read = await readSheet(list, [columns.map((column) => shownOf(column, row))]);
  return {
    name: read?.name,
    cells: columns.map((_, index) => {
      const { value, numFmt = 'General' } = read?.getCell(2, index + 1) ?? {};
      const typed =
        value instanceof Date ? `day ${value.toISOString().slice(0, 16)}` : `${typeof value} ${JSON.stringify(value)}`;
      return `${read?.getCell(1, index + 1).text}: ${typed} [${numFmt}] ${read?.getColumn(index + 1).width}`;
    }),
  };
}

/** Every list with the row of the contract's example. */
const listed: readonly { readonly list: Exported<never>; readonly row: object | undefined }[] = [
  { list: clientesList, row: examples.clientesPage.value.value[0] },
  { list: usuariosList, row: examples.clientesPage.value.value[0] },
  { list: cotizacionesList, row: examples.cotizacionesPage.value.value[0] },
  { list: polizasList, row: examples.polizasPage.value.value[0] },
  { list: siniestrosList, row: examples.siniestrosPage.value.value[0] },
  { list: notificacionesList, row: examples.notificacionesPage.value.value[0] },
  { list: solicitudesList, row: examples.ticketsPage.value.value[0] },
];

/** The text that a cell of a sheet shows. */
function asShown({ value, numFmt }: excel.Cell): unknown {
  if (!(value instanceof Date)) return value;
  const [day = '', time = ''] = value.toISOString().slice(0, 16).split('T');
  const typed = day.split('-').toReversed().join('-');
  return numFmt === 'dd-mm-yyyy hh:mm' ? `${typed} ${time}` : typed;
}

test.each(listed)(
  '$list.texts.title as a spreadsheet, read back: each cell says what the screen says, in a column with room for it',
  async ({ list, row }) => {
    const { columns, texts } = list;
    const shown = columns.map((column) => shownOf(column, row as never));
    const read = await readSheet(list, [shown]);
    expect(read?.name).toBe(texts.title);
    const cells = columns.map((_, index) => read?.getCell(2, index + 1));
    expect(columns.map((_, index) => read?.getCell(1, index + 1).text)).toEqual(columns.map(({ head }) => head));
    expect(cells.map((cell) => cell && asShown(cell))).toEqual(shown);
    for (const [index, text] of shown.entries()) expect(read?.getColumn(index + 1).width).toBeGreaterThan(text.length);
  },
);

/** Head, type, value, format and width of the first column of each kind. */
test('The kinds of columns as a spreadsheet, read back', async () => {
  const kinds = new Map<string, string>();
  for (const { list, row } of listed) {
    const { cells } = await readBack(list as Exported<object>, row as object);
    list.columns.forEach(({ kind }, index) => {
      const cell = cells[index] ?? '';
      const key = cell.includes('hh:mm') ? 'day with its time' : kind;
      if (!kinds.has(key)) kinds.set(key, cell);
    });
  }
  expect(Object.fromEntries(kinds)).toMatchInlineSnapshot(`
    {
      "day": "Fecha de nacimiento: day 1984-03-17T00:00 [dd-mm-yyyy] 24",
      "day with its time": "Fecha de solicitud: day 2026-11-19T09:20 [dd-mm-yyyy hh:mm] 23",
      "document": "Núm. Documento: string "001-1391825-4" [@] 18.5",
      "status": "Estatus: string "Pendiente de emisión" [General] 24",
      "text": "Tipo Documento: string "CED" [General] 18.5",
    }
  `);
});

test('Every list is tested here', () => {
  const files = globSync('src/features/**/*-list.{ts,tsx}', { cwd: join(import.meta.dirname, '..') });
  const here = readFileSync(import.meta.filename, 'utf8');
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !here.includes(file))).toEqual([]);
});

const sandbox = await sandboxForFile();
const { token } = await signIn(sandbox, 'intermediario');

/** The text that a cell of the file shows, by its type and its format. */
function shownIn({ value, numFmt }: excel.Cell): string {
  if (value === null) return '--';
  if (!(value instanceof Date)) return typeof value === 'string' ? value : typeof value;
  const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T(\d+:\d+)/.exec(value.toISOString()) ?? [];
  return [`${day}-${month}-${year}`, ...(numFmt.endsWith('hh:mm') ? [time] : [])].join(' ');
}

test.each<[string, Exported<never>]>([
  ['/v1/clientes', clientesList],
  ['/v1/clientes', usuariosList],
  ['/v1/cotizaciones', cotizacionesList],
  ['/v1/polizas', polizasList],
  ['/v1/siniestros', siniestrosList],
  ['/v1/siniestros/notificaciones', notificacionesList],
  ['/v1/tickets', solicitudesList],
])('A hundred rows of %s as a spreadsheet hold what stands on screen, in its order, and have room for it', async (path, list) => {
  const { body } = await send(sandbox, `GET ${CORE}${path}?pageSize=100&pageNumber=1`, { token });
  const { columns } = list;
  const given = (body?.value ?? []) as unknown as readonly never[];
  const rows = given.map((row) => columns.map((column) => shownOf(column, row)));
  expect(rows.length).toBeGreaterThan(10);
  const read = await readSheet(list, rows);
  const cellsOf = (row: number) => columns.map((_, index) => read?.getCell(row, index + 1)).filter((cell) => cell !== undefined);
  expect(cellsOf(1).map(({ value }) => value)).toEqual(columns.map(({ head }) => head));
  expect(rows.map((_, index) => cellsOf(index + 2).map(shownIn))).toEqual(rows);
  expect([read?.rowCount, read?.columnCount]).toEqual([rows.length + 1, columns.length]);
  const widths = columns.map((_, index) => read?.getColumn(index + 1).width ?? 0);
  const longest = columns.map(({ head }, index) => Math.max(head.length, ...rows.map((row) => row[index]?.length ?? 0)));
  expect(widths.filter((width, index) => width < Math.min(longest[index] ?? 0, 60) || width > 60)).toEqual([]);
});
