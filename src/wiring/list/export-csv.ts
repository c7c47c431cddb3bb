import Papa from 'papaparse';
import type { ShownColumn } from './define-list.ts';

/**
 * What a spreadsheet may take for a formula. Not an amount, which it reads as a number, nor the '--' of what is absent. The library's own pattern lets a
 * text of several lines through.
 */
const formula = /^(?!-?[\d,]+(?:\.\d+)?$|-+$)[=+\-@\t\r\n＝＋－＠]/;

const format = { delimiter: ';', newline: '\r\n', escapeFormulae: formula };

const write = (lines: string[][]) => `${Papa.unparse(lines, format)}\r\n`;

/** How a file of these columns begins: with a mark of UTF-8, without which spreadsheets lose the accents, and the heads. */
export function csvHead(columns: readonly Pick<ShownColumn<never>, 'head'>[]): string {
  return Papa.BYTE_ORDER_MARK + write([columns.map(({ head }) => head)]);
}

/** Rows as lines of that file, as they stand on screen. */
export function csvLines<Row>(columns: readonly ShownColumn<Row>[], rows: readonly Row[]): string {
  return rows.length === 0 ? '' : write(rows.map((row) => columns.map(({ cell, text }) => (text ? text(row) : cell(row)))));
}
