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

/** What a row shows in a column, as the export takes it; the key stands for the name of an entry. */
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

/** For each list, by name of its sheet: head, type, value, format and width of each cell, in their order. */
test('Every list as a spreadsheet, read back', async () => {
  const sheets = [
    await readBack(clientesList, examples.clientesPage.value.value[0] as never),
    await readBack(usuariosList, examples.clientesPage.value.value[0] as never),
    await readBack(cotizacionesList, examples.cotizacionesPage.value.value[0] as never),
    await readBack(polizasList, examples.polizasPage.value.value[0] as never),
    await readBack(siniestrosList, examples.siniestrosPage.value.value[0] as never),
    await readBack(notificacionesList, examples.notificacionesPage.value.value[0] as never),
    await readBack(solicitudesList, examples.ticketsPage.value.value[0] as never),
  ];
  expect(Object.fromEntries(sheets.map(({ name, cells }) => [name, cells]))).toMatchInlineSnapshot(`
    {
      "Clientes": [
        "Tipo Documento: string "CED" [General] 18.5",
        "Núm. Documento: string "001-1391825-4" [@] 18.5",
        "Nombres: string "Yokasta Rosario Méndez" [General] 26.5",
        "Fecha de nacimiento: day 1984-03-17T00:00 [dd-mm-yyyy] 24",
        "Fecha ingreso sistema: day 2026-11-19T00:00 [dd-mm-yyyy] 26.5",
      ],
      "Cotizaciones": [
        "No. Cotización: string "900" [@] 18.5",
        "Producto: string "Vehículo de motor completo" [General] 31",
        "Solicitante: string "Yokasta Rosario Méndez" [General] 26.5",
        "Tipo Documento: string "CED" [General] 18.5",
        "Núm. Documento: string "001-1391825-4" [@] 18.5",
        "Fecha: day 2026-11-20T00:00 [dd-mm-yyyy] 13",
        "Estatus: string "Pendiente de emisión" [General] 24",
      ],
      "Notificaciones": [
        "Ramo: string "Vehículos de motor" [General] 22",
        "No. Notificacion: string "120" [@] 20.5",
        "Consecuencia Siniestro: string "Daños materiales" [General] 27.5",
        "Póliza: string "700" [@] 9",
        "Titular: string "Yokasta Rosario Méndez" [General] 26.5",
        "Asegurado: string "Yokasta Rosario Méndez" [General] 26.5",
        "Fecha Notificación: day 2026-11-20T00:00 [dd-mm-yyyy] 23",
        "Fecha Ocurrencia: day 2026-11-19T00:00 [dd-mm-yyyy] 20.5",
        "Estatus: string "Recibida" [General] 11",
        "Fecha Estatus: day 2026-11-20T00:00 [dd-mm-yyyy] 17.5",
      ],
      "Pólizas": [
        "No. Póliza: string "700" [@] 14",
        "No. Certificado: string "1" [@] 19.5",
        "Producto: string "Vehículo de motor completo" [General] 31",
        "Contratante: string "Yokasta Rosario Méndez" [General] 26.5",
        "Asegurado: string "Yokasta Rosario Méndez" [General] 26.5",
        "Fecha de emisión: day 2026-11-19T00:00 [dd-mm-yyyy] 20.5",
        "Vigente hasta: day 2027-11-19T00:00 [dd-mm-yyyy] 17.5",
        "Estatus certificado: string "Vigente" [General] 24",
      ],
      "Siniestros": [
        "Sucursal: string "Santo Domingo" [General] 16.5",
        "No. Siniestro: string "180" [@] 17.5",
        "Póliza: string "1-25-700" [@] 11",
        "Afectado: string "Yokasta Rosario Méndez" [General] 26.5",
        "Fecha Declaración: day 2026-11-20T00:00 [dd-mm-yyyy] 22",
        "Fecha Ocurrencia: day 2026-11-19T00:00 [dd-mm-yyyy] 20.5",
        "Estatus: string "En proceso" [General] 13",
      ],
      "Solicitudes": [
        "No. Solicitud: string "60" [@] 17.5",
        "Asunto: string "Incluir conductor en la póliza 700" [General] 39.5",
        "Prioridad: string "Normal" [General] 12.5",
        "Fecha de solicitud: day 2026-11-19T09:20 [dd-mm-yyyy hh:mm] 23",
        "Estatus: string "Abierto" [General] 10.5",
      ],
      "Usuarios intermediarios": [
        "Tipo Documento: string "CED" [General] 18.5",
        "Núm. Documento: string "001-1391825-4" [@] 18.5",
        "Nombres: string "Yokasta Rosario Méndez" [General] 26.5",
        "Fecha de nacimiento: day 1984-03-17T00:00 [dd-mm-yyyy] 24",
        "Fecha ingreso sistema: day 2026-11-19T00:00 [dd-mm-yyyy] 26.5",
      ],
    }
  `);
});

test('Every list has its rows here', () => {
  const files = globSync('src/features/**/*-list.{ts,tsx}', { cwd: join(import.meta.dirname, '..') });
  const here = readFileSync(import.meta.filename, 'utf8');
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !here.includes(file))).toEqual([]);
});

const sandbox = await sandboxForFile();
const { token } = await signIn(sandbox, 'intermediario');

/** What a cell of the file shows, by its type and its format. */
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
