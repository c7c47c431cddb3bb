import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { system } from './system.ts';

const known = new Set(
  JSON.stringify(system.getTokenCss())
    .match(/--ag-[\w-]+(?:\\\\\.\w+)?/g)
    ?.map((name) => name.replaceAll('\\', '')),
);

test.each(globSync('src/**/*.css'))('every variable of %s is a token', (file) => {
  const used = readFileSync(file, 'utf8').match(/--ag-[\w-]+(?:\\\.\w+)?/g) ?? [];
  expect(used.map((name) => name.replaceAll('\\', '')).filter((name) => !known.has(name))).toEqual([]);
});
