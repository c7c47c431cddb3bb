import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundles, ROOT } from './support.ts';

const page = readFileSync(join(ROOT, 'docs/assumptions.md'), 'utf8');

test('docs/assumptions.md is what the written part and the contracts give', () => {
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
