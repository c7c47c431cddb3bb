#!/usr/bin/env bash
# pdfjs-dist 6.5.438 compares a password with the typed letters unchanged. ISO 32000-2 prepares
# passwords of AES-256 with SASLprep, which composes letters, so a file locked with 'contraseña'
# does not open where the system types ñ as n and a tilde. The viewer tries a password as typed,
# then in NFC (src/ui/pdf/password-forms.ts).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --omit=optional pdfjs-dist@6.5.438 pdfkit@0.20.2 node@24.21.0 --allow-scripts=node >/dev/null 2>&1 ||
  npm install --silent --no-audit --no-fund --omit=optional pdfjs-dist@6.5.438 pdfkit@0.20.2 node@24.21.0 >/dev/null
cat >open.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
const password = 'contrase\u00f1a';
const doc = new Pdf({ userPassword: password, pdfVersion: '1.7ext3' });
const bytes = buffer(doc);
doc.text('hola');
doc.end();
const data = await bytes;
const seen = {};
for (const form of ['NFC', 'NFD']) {
  seen[form] = await getDocument({ data: new Uint8Array(data), password: password.normalize(form), verbosity: 0 }).promise.then(
    (pdf) => `${pdf.numPages} page`,
    (error) => error.name,
  );
}
const { version } = JSON.parse(readFileSync('node_modules/pdfjs-dist/package.json', 'utf8'));
console.log(`pdfjs-dist ${version}: composed ${seen.NFC}, decomposed ${seen.NFD}; expected by ISO 32000-2: 1 page both times`);
process.exitCode = seen.NFC === '1 page' && seen.NFD === 'PasswordException' ? 0 : 1;
JS
node_modules/.bin/node open.mjs 2>/dev/null
