#!/usr/bin/env bash
# LibreOffice 7.4 reads CSV cells by the language of the import, also quoted ones: codes lose zeros,
# `1/2` is another day in Spanish than in English, `05-11-2026` is text in every language but
# `2026-11-05` a day, a no-break space before a number is skipped, and `="000123"` is a formula. A
# leading apostrophe keeps the text and stays visible. So 'Exportar' offers .xlsx first, writes days
# as `2026-11-05` into a CSV, and guards codes with an apostrophe (docs/exports.md). Needs Debian's
# `libreoffice-calc-nogui` (apt-get install) beside npm's exceljs, which reads the result.
set -euo pipefail
command -v soffice >/dev/null || { echo "soffice is missing: apt-get install libreoffice-calc-nogui" >&2; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 >/dev/null
printf '\xef\xbb\xbf%s\r\n' '000123' '"000123"' "'000123" '1E5' '9007199254740991' '1/2' '05-11-2026' '2026-11-05' '1-5-1985' '25,210.28' 'mayo 2026' \
  $'\xc2\xa0000123' '="000123"' | sed '2,$s/^\xef\xbb\xbf//' >cells.csv
soffice --version
for language in 7178 1034 1033; do
  soffice "-env:UserInstallation=file://$folder/profile" --headless --convert-to xlsx --outdir "$language" \
    --infilter="CSV:59,34,76,1,,$language,false,true" cells.csv >/dev/null 2>&1
done
cat >read.cjs <<'JS'
const excel = require('exceljs');
const say = (value) =>
  value instanceof Date ? value.toISOString().slice(0, 10) : value !== null && typeof value === 'object' ? `=${value.formula}` : JSON.stringify(value);
const expected = [
  ['000123', '123'],
  ['"000123"', '123'],
  ["'000123", `"'000123"`],
  ['1E5', '100000'],
  ['9007199254740991', '9007199254740990'],
  ['1/2', '2026-02-01', '2026-02-01', '2026-01-02'],
  ['05-11-2026', '"05-11-2026"'],
  ['2026-11-05', '2026-11-05'],
  ['1-5-1985', '"1-5-1985"'],
  ['25,210.28', '25210.28', '"25,210.28"', '25210.28'],
  ['mayo 2026', '2026-05-01', '2026-05-01', '"mayo 2026"'],
  ['U+00A0 000123', '123'],
  ['="000123"', '="000123"'],
];
(async () => {
  const sheets = [];
  for (const language of ['7178', '1034', '1033']) {
    const book = new excel.Workbook();
    await book.xlsx.readFile(`${language}/cells.xlsx`);
    sheets.push(book.worksheets[0]);
  }
  // A day without a year is one of the present year.
  const year = String(new Date().getFullYear());
  let changed = 0;
  expected.forEach(([cell, ...wanted], index) => {
    const seen = sheets.map((sheet) => say(sheet.getCell(index + 1, 1).value));
    const three = (wanted.length === 1 ? Array(3).fill(wanted[0]) : wanted).map((one) => (cell === '1/2' ? one.replace('2026', year) : one));
    const same = seen.join() === three.join();
    if (!same) changed += 1;
    console.log(`${same ? 'as before' : 'CHANGED  '}  ${cell.padEnd(18)} es-DO ${seen[0]}  es-ES ${seen[1]}  en-US ${seen[2]}`);
    if (!same) console.log(`           expected ${three.join('  ')}`);
  });
  process.exitCode = changed === 0 ? 0 : 1;
})();
JS
node read.cjs
