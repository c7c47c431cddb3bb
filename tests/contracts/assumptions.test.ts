import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from '../support/architecture/sources.ts';
import { bundles, ROOT } from './support.ts';

const page = readFileSync(join(ROOT, 'docs/assumptions.md'), 'utf8');

test('docs/assumptions.md is generated from its written part and the contracts', () => {
  const out = mkdtempSync(join(tmpdir(), 'assumptions-'));
  execFileSync(process.execPath, [join(ROOT, 'tools/codegen/assumptions.ts'), '--out', out]);
  expect(page, 'Run `npm run generate` and commit what it writes').toBe(readFileSync(join(out, 'docs/assumptions.md'), 'utf8'));
  rmSync(out, { recursive: true });
});

test('it holds the reason of every mark of the contracts', () => {
  const reasons: string[] = [];
  JSON.parse(JSON.stringify(bundles), (key, value: unknown) => {
    if (key === 'x-assumed') reasons.push(String(value).replace(/\s+/g, ' ').trim());
    return value;
  });
  expect(reasons.length).toBeGreaterThan(50);
  expect(reasons.filter((reason) => !page.includes(reason))).toEqual([]);
});

test('the deliberate deviations stand first', () => {
  const [first] = page.match(/^## .*$/m) ?? [];
  expect(first).toBe('## Deliberate deviations');
});

/** The comments of the code, by file. */
const code = readSources('src', 'sandbox').filter(({ path }) => /\.tsx?$/.test(path));

test('the code cites only entries that it holds', () => {
  const numbers = new Set(Array.from(page.matchAll(/^- \*\*([A-Z]\d+)\./gm), ([, number]) => number));
  const cited = code.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/\bassumptions ((?:[A-Z]\d+(?:, | and )?)+)/g), ([, list = '']) => list.match(/[A-Z]\d+/g) ?? [])
      .flat()
      .map((number) => ({ path, number })),
  );
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([]);
});

test('its numbers are unique and in order', () => {
  const numbers = Array.from(page.matchAll(/^- \*\*([A-Z])(\d+)\./gm), ([, section, number]) => [section, Number(number)]);
  const bySection = Map.groupBy(numbers, ([section]) => section);
  for (const lines of bySection.values()) expect(lines.map(([, number]) => number)).toEqual(lines.map((_, index) => index + 1));
});

test('the sections of the specification that the code cites stand in its outline', () => {
  const outline = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8');
  const heads = new Set(Array.from(outline.matchAll(/^### (\d\.\d) /gm), ([, head]) => head));
  const cited = code.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/\bspecification ([12]), sections? (\d(?:(?:, | and )\d)*)/g), ([, part, list = '']) =>
      (list.match(/\d/g) ?? []).map((section) => ({ path, head: `${part}.${section}` })),
    ).flat(),
  );
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter(({ head }) => !heads.has(head))).toEqual([]);
});

test('machines, rules, storage and calls cite nothing that is not in the repository', () => {
  const inside = code.filter(({ path }) => /^src\/(?:machines|domain|storage|api|format)\//.test(path));
  const outside = inside.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/\b(?:decisions|design), ["“]|\bissue \d+|\bgoals?, /g), ([cite]) => `${path}: ${cite}`),
  );
  expect(outside).toEqual([]);
});
