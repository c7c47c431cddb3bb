#!/usr/bin/env bash
# write-excel-file 4.1.1 compresses with fflate 0.8's `zip()`, which starts workers from `blob:`
# addresses once a part of the file has 160,000 bytes, also inside a worker. A policy with
# `worker-src 'self'` refuses them, so small spreadsheets work and large ones fail; no option
# selects `zipSync()`. The portal has that policy, so 'Exportar' writes with hucre, which uses the
# browser's CompressionStream (docs/exports.md).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund write-excel-file@4.1.1 fflate@0.8.2 node@24.21.0 --allow-scripts=node >/dev/null 2>&1 ||
  npm install --silent --no-audit --no-fund write-excel-file@4.1.1 fflate@0.8.2 node@24.21.0 >/dev/null
cat >write.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
// Bundlers take the browser's build of fflate.
registerHooks({ resolve: (name, context, next) => next(name === 'fflate' ? 'fflate/browser' : name, context) });
const asked = [];
// As a browser that refuses workers other than those of its own host.
globalThis.Worker = class {
  constructor(address) {
    asked.push(String(address));
    throw new DOMException(`Refused to create a worker from '${address}'`, 'SecurityError');
  }
};
const { default: write } = await import('write-excel-file/browser');
const rowsOf = (count) => Array.from({ length: count }, (_, index) => [`Cliente ${index}`, index]);
const seen = {};
for (const count of [10, 20_000]) {
  asked.length = 0;
  const size = await write(rowsOf(count)).toBlob().then((blob) => `${blob.size} bytes`, (error) => `failed: ${error.name}`);
  seen[count] = `${size}; workers asked for: ${asked.length}`;
  console.log(`${count} rows: ${size}; workers asked for: ${asked.map((one) => one.slice(0, 9)).join(', ') || 'none'}`);
}
console.log(`write-excel-file ${JSON.parse(readFileSync('node_modules/write-excel-file/package.json')).version}, expected: 10 rows work, 20,000 fail`);
process.exitCode = /bytes; workers asked for: 0/.test(seen[10]) && /failed.*workers asked for: [1-9]/.test(seen[20_000]) ? 0 : 1;
JS
node_modules/.bin/node write.mjs
