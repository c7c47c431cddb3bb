import Papa from 'papaparse';
import type { ShownColumn } from '../define-list.ts';
import { formula } from '../export-csv.ts';

/** Some spreadsheets end a cell at a line break, even within quotes. */
const cell = (text: string) => text.replaceAll(/[\t\r\n]+/g, ' ');

/** Rows for a spreadsheet's clipboard: heads first, tabs between cells, formulas escaped. */
export function copiedRows<Row>(columns: readonly ShownColumn<Row>[], rows: readonly Row[]): string {
  const lines = rows.map((row) => columns.map((column) => cell(column.text ? column.text(row) : column.cell(row))));
  return Papa.unparse([columns.map(({ head }) => head), ...lines], {
    delimiter: '\t',
    newline: '\r\n',
    escapeFormulae: formula,
  });
}
