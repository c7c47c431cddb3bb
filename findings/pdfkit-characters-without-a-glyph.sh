#!/usr/bin/env bash
# pdfkit 0.20.2 writes a character that the standard fonts lack (Ł, ≤, a tab) as its code in one,
# three or four hexadecimal digits instead of two, silently. After an odd number of digits all later
# characters of the text are wrong, too. Expected: one missing character, or an error. The sandbox's
# reports write texts by their own table (sandbox/services/reportes/glyphs.ts).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pdfkit@0.20.2 >/dev/null
cat >write.cjs <<'JS'
const { readFileSync } = require('node:fs');
const { buffer } = require('node:stream/consumers');
const PDFDocument = require('pdfkit');
/** What stands on the page, read as the standard fonts are: two digits a character. */
async function readBack(text) {
  const document = new PDFDocument({ compress: false });
  document.text(text, { lineBreak: false });
  document.end();
  const file = (await buffer(document)).toString('latin1');
  const [, shown] = /\[(.*?)\] TJ/.exec(file);
  const digits = [...shown.matchAll(/<([\da-f]*)>/g)].map(([, one]) => one).join('');
  return Buffer.from(digits.padEnd(Math.ceil(digits.length / 2) * 2, '0'), 'hex').toString('latin1');
}
(async () => {
  console.log(`pdfkit ${JSON.parse(readFileSync('node_modules/pdfkit/package.json', 'utf8')).version}`);
  let changed = 0;
  for (const [text, expected, seen] of [
    ['Peña, 5 de mayo', 'Peña, 5 de mayo', 'Peña, 5 de mayo'],
    ['A ≤ 5 de mayo', 'A ? 5 de mayo', 'A "d 5 de mayo'],
    ['Ł, 5 de mayo', '?, 5 de mayo', '\x14\x12\xc2\x03R\x06FR\x06\xd6\x17\x96\xf0'],
    ['A\t5 de mayo', 'A 5 de mayo', 'A\x93R\x06FR\x06\xd6\x17\x96\xf0'],
  ]) {
    const now = await readBack(text);
    if (now !== seen) changed += 1;
    console.log(`${now === seen ? 'as before' : 'CHANGED  '}  ${JSON.stringify(text)}, expected ${JSON.stringify(expected)}, seen ${JSON.stringify(now)}`);
  }
  process.exitCode = changed === 0 ? 0 : 1;
})();
JS
node write.cjs
