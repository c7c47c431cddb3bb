import Papa from 'papaparse';
import type { ShownColumn } from './define-list.ts';
import { readShownAmount, readShownDay } from './typed-cells.ts';

/**
 * What a spreadsheet may take for a formula. Not an amount, which it reads as a number, nor the '--' of what is absent. The library's own pattern lets a
 * text of several lines through.
 */
export const formula = /^(?!-?[\d,]+(?:\.\d+)?$|-+$)[=+\-@\t\r\n＝＋－＠]/;

/** A whole number that is shown again as it was written: Excel shows more than eleven digits as `1.23E+11`. */
const faithful = /^-?(?:0|[1-9]\d{0,10})$/;

/** More characters than a number, a day or a time is written with. */
const longestRead = 40;

const months =
  'ene(?:ro)?|jan(?:uary)?|feb(?:rero|ruary)?|mar(?:zo|ch)?|abr(?:il)?|apr(?:il)?|mayo?|jun(?:io|e)?|jul(?:io|y)?|ago(?:sto)?|aug(?:ust)?|' +
  'sep(?:t(?:iembre|ember)?)?|set(?:iembre)?|oct(?:ubre|ober)?|nov(?:iembre|ember)?|dic(?:iembre)?|dec(?:ember)?';

/** What LibreOffice or Excel, in Spanish or in English, reads as a number, a day, a time or a truth value, and then shows otherwise (docs/exports.md). */
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

/** Text with an apostrophe before it where a spreadsheet would make something else of it. */
function guardText(text: string): string {
  if (faithful.test(text)) return text;
  // Spaces at the ends keep nobody from reading a number.
  const read = text.trim();
  return read.length <= longestRead && readOtherwise.some((one) => one.test(read)) ? `'${text}` : text;
}

function toCell<Row>(column: ShownColumn<Row>, row: Row): string {
  const shown = column.text ? column.text(row) : column.cell(row);
  switch (column.kind) {
    case 'day':
      return readShownDay(shown) ?? shown;
    case 'number':
      // In Spain the comma of 1,234 stands before decimals.
      return String(readShownAmount(shown) ?? shown);
    case 'money':
      return shown;
    case 'text':
    case 'status':
    case 'document':
      return guardText(shown);
  }
}

/** How a file of these columns begins: with a mark of UTF-8, without which spreadsheets lose the accents, and the heads. */
export function csvHead(columns: readonly Pick<ShownColumn<never>, 'head'>[]): string {
  return Papa.BYTE_ORDER_MARK + write([columns.map(({ head }) => head)]);
}

/** Rows as lines of that file: as they stand on screen, but for days, which every spreadsheet reads as `2026-11-05`, and for what would be read otherwise. */
export function csvLines<Row>(columns: readonly ShownColumn<Row>[], rows: readonly Row[]): string {
  return rows.length === 0 ? '' : write(rows.map((row) => columns.map((column) => toCell(column, row))));
}
