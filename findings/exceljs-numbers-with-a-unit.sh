#!/usr/bin/env bash
# exceljs 4.4.0 reads a number as a day when its format has a literal d, m, y, h, s or b: after a
# backslash (`#,##0\ \m²`, square metres), as the width of a blank (`0_d`), or as a fill (`0*s`). It
# handles letters in quotation marks and brackets. Expected: the number, as read-excel-file 5.8.8
# and hucre 1.0.0 give it. The tests read the portal's spreadsheets with exceljs; their formats
# `#,##0.00` and `#,##0` are safe.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 read-excel-file@5.8.8 hucre@1.0.0 >/dev/null
cat >read.mjs <<'JS'
import excel from 'exceljs';
import { readXlsx } from 'hucre/xlsx';
import { readFileSync } from 'node:fs';
import readExcelFile from 'read-excel-file/node';

/** Each format, and whether exceljs takes the number under it for a day. */
const formats = [
  ['#,##0.00', false],
  ['0 "meses"', false],
  ['[$RD$-1C0A]#,##0.00', false],
  ['#,##0\\ \\m²', true],
  ['0\\ \\d\\í\\a\\s', true],
  ['0_d', true],
  ['0*s', true],
  ['dd-mm-yyyy', true],
];
const isReallyDay = (format) => format === 'dd-mm-yyyy';
const written = new excel.Workbook();
const sheet = written.addWorksheet('Formatos');
for (const [index, [format]] of formats.entries()) Object.assign(sheet.getCell(index + 1, 1), { value: 46331, numFmt: format });
await written.xlsx.writeFile('formats.xlsx');

const file = readFileSync('formats.xlsx');
const book = new excel.Workbook();
await book.xlsx.load(file);
const others = [await readExcelFile(file), (await readXlsx(new Uint8Array(file))).sheets[0].rows];
console.log(`exceljs ${JSON.parse(readFileSync('node_modules/exceljs/package.json', 'utf8')).version}`);
let changed = 0;
for (const [index, [format, isDay]] of formats.entries()) {
  const { value } = book.worksheets[0].getCell(index + 1, 1);
  const same =
    value instanceof Date === isDay && others.every((rows) => rows[index][0] instanceof Date === isReallyDay(format));
  if (!same) changed += 1;
  const seen = value instanceof Date ? 'a day' : String(value);
  console.log(`${same ? 'as before' : 'CHANGED  '}  46331 under ${format}: expected ${isReallyDay(format) ? 'a day' : '46331'}, seen ${seen}`);
}
process.exitCode = changed === 0 ? 0 : 1;
JS
node read.mjs
