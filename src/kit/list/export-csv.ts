import Papa from 'papaparse';
import type { ShownColumn } from './define-list.ts';
import { readShownAmount, readShownDay } from './typed-cells.ts';

/**
 * Text that a spreadsheet may run as a formula, amounts and the '--' of missing values excepted.
 * The library's own pattern misses texts of several lines.
 */
export const formula = /^(?!-?[\d,]+(?:\.\d+)?$|-+$)[=+\-@\t\r\n＝＋－＠]/;

/** A whole number that is shown unchanged: Excel shows more than eleven digits as `1.23E+11`. */
const faithful = /^-?(?:0|[1-9]\d{0,10})$/;

/** The length of the longest number, day or time. */
const longestRead = 40;

const months =
  'ene(?:ro)?|jan(?:uary)?|feb(?:rero|ruary)?|mar(?:zo|ch)?|abr(?:il)?|apr(?:il)?|mayo?|jun(?:io|e)?|jul(?:io|y)?|ago(?:sto)?|aug(?:ust)?|' +
  'sep(?:t(?:iembre|ember)?)?|set(?:iembre)?|oct(?:ubre|ober)?|nov(?:iembre|ember)?|dic(?:iembre)?|dec(?:ember)?';

/** Texts that LibreOffice or Excel read and then show otherwise (docs/exports.md). */
const readOtherwise: readonly RegExp[] = [
  // 000123, 1E5, 25,210.28, 10%, (5), RD$ 5.
  /^\(?[+-]?(?:(?:RD|US)?[$] ?|€ ?)?[+-]?(?:\d[\d.,]*|[.,]\d+)(?:E[+-]?\d+)? ?[%€]?\)?$/i,
  // 1/2, 1-5-1985, 3.4.26, 2026-11, and a day with its time.
  /^(?:\d{1,2}[-/.]\d{1,4}|\d{4}[-/.]\d{1,2})(?:[-/.]\d{1,4})?(?:[T ]+\d{1,2}:\d{2}.*)?$/i,
  // 1 1/2.
  /^\d+ \d+\/\d+$/,
  // 12:30, 1:2:3, 9 am.
  /^\d{1,4}(?::\d{1,2}){1,2}(?:[.,]\d+)?(?: ?[ap]\.? ?m?\.?)?$/i,
  /^\d{1,2} ?[ap]\.? ?m?\.?$/i,
  // mayo 2026, 5-may-2026, 5 de mayo de 2026.
  new RegExp(`^(?=.*\\d)(?:\\d{1,4}[-/., ]+)?(?:de )?(?:${months})\\.?(?:[-/., ]+(?:de )?\\d{1,4}){0,2}$`, 'i'),
  /^(?:true|false|verdadero|falso)$/i,
];

const format = { delimiter: ';', newline: '\r\n', escapeFormulae: formula };

const write = (lines: string[][]) => `${Papa.unparse(lines, format)}\r\n`;

/** Puts an apostrophe before text that a spreadsheet would change. */
function guardText(text: string): string {
  if (faithful.test(text)) return text;
  // Spreadsheets trim a text before they read a number.
  const read = text.trim();
  return read.length <= longestRead && readOtherwise.some((one) => one.test(read)) ? `'${text}` : text;
}

function toCell<Row>(column: ShownColumn<Row>, row: Row): string {
  const shown = column.text ? column.text(row) : column.cell(row);
  switch (column.kind) {
    case 'day':
      return readShownDay(shown) ?? shown;
    case 'number':
      // Without commas: with Spanish settings the comma of 1,234 is a decimal sign.
      return String(readShownAmount(shown) ?? shown);
    case 'money':
      return shown;
    case 'text':
    case 'status':
    case 'document':
      return guardText(shown);
  }
}

/** The start of a file: a UTF-8 mark, without which spreadsheets lose accents, and the heads. */
export function csvHead(columns: readonly Pick<ShownColumn<never>, 'head'>[]): string {
  return Papa.BYTE_ORDER_MARK + write([columns.map(({ head }) => head)]);
}

/**
 * Rows as lines of that file, as on screen. Days become `2026-11-05`, which every spreadsheet
 * reads, and texts that would be changed are guarded.
 */
export function csvLines<Row>(columns: readonly ShownColumn<Row>[], rows: readonly Row[]): string {
  return rows.length === 0 ? '' : write(rows.map((row) => columns.map((column) => toCell(column, row))));
}
