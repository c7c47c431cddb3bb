#!/usr/bin/env bash
# pdfjs-dist 6.5.438 draws a page without a picture that it can't decode (here a valid JPEG 2000
# without its decoder) and raises no error: the operator list is complete, and `page.objs` holds
# null for the picture. Its own viewer shows a white page. So the portal's viewer checks `page.objs`
# of each drawn page (src/ui/pdf/page-words.ts).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --omit=optional pdfjs-dist@6.5.438 node@24.21.0 --allow-scripts=node >/dev/null 2>&1 ||
  npm install --silent --no-audit --no-fund --omit=optional pdfjs-dist@6.5.438 node@24.21.0 >/dev/null
cat >draw.mjs <<'JS'
import { setTimeout as wait } from 'node:timers/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
// 16 x 16 pixels, written by opj_compress.
const picture = Buffer.from(
  'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAEAAAABAAAwcHAAAAAAAPY29scgEAAAAAABAAAAC6anAyY/9P/1EALwAAAAAAEAAAABAAAAAAAAAAAAAAABAAAAAQAAAAAAAAAAAAAwcBAQcBAQcBAf9SAAwAAAABAQAEBAAB/1wABEBA/2QAJQABQ3JlYXRlZCBieSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS4w/5AACgAAAAAAQgAB/5PPtEgRUFSv9Mhgk4AAAAAABhIS/3/fgGA7uQ8r+eZkHUXVr3/fgGgUAFsZCq6u4n++IP9//9k=',
  'base64',
);
const stream = (entries, data) => `<< ${entries} /Length ${data.length} >>\nstream\n${data}\nendstream`;
const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 5 0 R /Resources << /XObject << /P 4 0 R >> >> >>',
  stream('/Type /XObject /Subtype /Image /Width 16 /Height 16 /Filter /JPXDecode', picture.toString('latin1')),
  stream('', 'q 100 0 0 100 0 0 cm /P Do Q'),
];
let text = '%PDF-1.7\n';
const places = objects.map((object, index) => {
  const place = text.length;
  text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  return `${String(place).padStart(10, '0')} 00000 n \n`;
});
text += `xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
const data = new Uint8Array(Buffer.from(text, 'latin1'));
const decoders = process.argv[2] === 'with' ? new URL('node_modules/pdfjs-dist/wasm/', import.meta.url).pathname : '/nowhere/';
const pdf = await getDocument({ data, verbosity: 0, isOffscreenCanvasSupported: false, wasmUrl: decoders }).promise;
const page = await pdf.getPage(1);
const error = await page.getOperatorList().then(() => 'no error', (failure) => failure.name);
for (let round = 0; round < 100 && ![...page.objs].length; round += 1) await wait(50);
const [[, image] = []] = page.objs;
console.log(`${error}, ${image === null ? 'null' : image === undefined ? 'nothing' : `${image.width} x ${image.height} pixels`}`);
JS
there=$(node_modules/.bin/node draw.mjs with 2>/dev/null)
missing=$(node_modules/.bin/node draw.mjs without 2>/dev/null)
echo "pdfjs-dist $(node_modules/.bin/node -p "require('./node_modules/pdfjs-dist/package.json').version"): with its decoder: $there; without: $missing; expected without: an error"
[ "$there" = 'no error, 16 x 16 pixels' ] && [ "$missing" = 'no error, null' ]
