import { setImmediate as breathe } from 'node:timers/promises';
import type { Paper, Piece } from './paper.ts';
import type { Cell, Column, Table, Total } from './report.ts';
import { formatCell } from './shown.ts';

const SIZE = 8;
const LINE = 10;
const PADDING = 3.2;
const GAP = 8;
/** Height kept together with a table's title: its head and three rows. */
const BEGINNING = 90;
/** Rows drawn before other calls may run: a report of hundreds of pages must not block them. */
const ROWS_AT_ONCE = 400;

interface Place {
  x: number;
  width: number;
  right: boolean;
}

/** A table over several pages with its head on each; no row is broken. */
export async function drawTable(paper: Paper, { titulo, columnas, filas, totales, vacio }: Table): Promise<void> {
  paper.y += 10;
  paper.room(BEGINNING);
  paper.write([{ text: titulo, x: paper.left, y: paper.y, size: 10.5, face: 'bold', color: 'brand' }]);
  paper.y += 16;
  if (filas.length === 0) {
    paper.write([{ text: vacio, x: paper.left, y: paper.y + 2, size: 9.5 }]);
    paper.y += 18;
    return;
  }
  const places = layOut(paper, columnas);
  drawHead(paper, columnas, places);
  for (const [index, fila] of filas.entries()) {
    drawRow(paper, columnas, places, fila);
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await breathe();
  }
  for (const total of totales) drawTotal(paper, columnas, places, total);
  paper.y += 6;
}

function layOut({ left, width }: Paper, columnas: readonly Column[]): Place[] {
  const shares = columnas.reduce((sum, { ancho }) => sum + ancho, 0);
  const free = width - GAP * columnas.length;
  let x = left + GAP / 2;
  return columnas.map(({ ancho, tipo }) => {
    const place = { x, width: (free * ancho) / shares, right: tipo === 'monto' };
    x += place.width + GAP;
    return place;
  });
}

function drawHead(paper: Paper, columnas: readonly Column[], places: readonly Place[]): void {
  const heads = columnas.map(({ titulo }, index) => paper.wrap(titulo, 'bold', SIZE, places[index]?.width ?? 0));
  const most = Math.max(...heads.map((lines) => lines.length));
  const height = most * LINE + 2 * PADDING + 1;
  paper.fill(paper.left, paper.y, paper.width, height, 0.91);
  paper.write(
    heads.flatMap((lines, index) => {
      const top = paper.y + PADDING + 1 + (most - lines.length) * LINE;
      return piecesOf(paper, places[index], lines, top, 'bold');
    }),
  );
  paper.y += height;
}

function drawRow(paper: Paper, columnas: readonly Column[], places: readonly Place[], fila: readonly Cell[]): void {
  const cells = columnas.map((column, index) =>
    paper.wrap(formatCell(fila[index], column), 'regular', SIZE, places[index]?.width ?? 0),
  );
  const height = Math.max(...cells.map((lines) => lines.length)) * LINE + 2 * PADDING - 1.4;
  if (paper.room(height)) drawHead(paper, columnas, places);
  paper.write(cells.flatMap((lines, index) => piecesOf(paper, places[index], lines, paper.y + PADDING, 'regular')));
  paper.y += height;
  paper.fill(paper.left, paper.y - 0.5, paper.width, 0.5, 0.87);
}

/** A total: its name up to the first amount, and the sums under the amounts. */
function drawTotal(paper: Paper, columnas: readonly Column[], places: readonly Place[], { titulo, celdas }: Total): void {
  const height = LINE + 2 * PADDING;
  if (paper.room(height)) drawHead(paper, columnas, places);
  paper.fill(paper.left, paper.y, paper.width, height, 0.96);
  const title = { text: titulo, x: paper.left + GAP / 2, y: paper.y + PADDING, size: SIZE, face: 'bold' } as const;
  const sums = columnas.flatMap((column, index) => {
    const cell = celdas[index] ?? null;
    return cell === null ? [] : piecesOf(paper, places[index], [formatCell(cell, column)], paper.y + PADDING, 'bold');
  });
  paper.write([title, ...sums]);
  paper.y += height;
}

function piecesOf(
  paper: Paper,
  place: Place | undefined,
  lines: readonly string[],
  top: number,
  face: 'regular' | 'bold',
): Piece[] {
  const { x, width, right } = place ?? { x: 0, width: 0, right: false };
  return lines.map((text, index) => {
    const start = right ? x + width - paper.widthOf(text, face, SIZE) : x;
    return { text, x: start, y: top + index * LINE, size: SIZE, face };
  });
}
