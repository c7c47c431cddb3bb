#!/usr/bin/env bash
# zod 4.6.7 measures texts in code points, not by `.length`: three emojis (6 UTF-16 units) pass
# `max(3)` and fail `min(4)`. Expected: `.length`, as HTML's `maxlength` counts, which lets one
# emoji and a half into a field of 3. JSON Schema counts code points, too (ajv 8.20.0 beside it), so
# a text that the contract allows passes; a service that counts UTF-16 units, as .NET and Java do,
# may still refuse it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund zod@4.6.7 ajv@8.20.0 >/dev/null
cat >count.mjs <<'JS'
import { Ajv } from 'ajv';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import * as mini from 'zod/mini';

const isShort = new Ajv().compile({ type: 'string', maxLength: 3 });
const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
console.log(`zod ${versionOf('zod')}, ajv ${versionOf('ajv')}: which texts have at most 3 characters`);
let changed = 0;
for (const [text, seen] of [
  ['abc', true],
  ['abcd', false],
  ['🚗🚗🚗', true],
  ['🚗🚗🚗🚗', false],
  // An e and its accent are two code points and one letter.
  ['e\u0301e\u0301', false],
]) {
  const now = {
    zod: z.string().max(3).safeParse(text).success,
    mini: mini.string().check(mini.maxLength(3)).safeParse(text).success,
    'not min(4)': !z.string().min(4).safeParse(text).success,
    ajv: isShort(text),
  };
  const same = Object.values(now).every((one) => one === seen);
  if (!same) changed += 1;
  console.log(`${same ? 'as before' : 'CHANGED  '}  ${text}: expected by length ${text.length <= 3}, seen ${JSON.stringify(now)}`);
}
process.exitCode = changed === 0 ? 0 : 1;
JS
node count.mjs
