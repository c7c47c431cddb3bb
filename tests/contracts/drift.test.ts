// What is committed is what the generators write today.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT } from './support.ts';

const fresh = mkdtempSync(join(tmpdir(), 'generated-'));
afterAll(() => rmSync(fresh, { recursive: true }));
for (const generator of ['generate', 'assumptions']) {
  execFileSync(process.execPath, [join(ROOT, `tools/codegen/${generator}.ts`), '--out', fresh], { stdio: 'pipe' });
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();

describe.each(['openapi/bundle', 'src/generated'])('%s', (folder) => {
  test('holds what `npm run generate` writes, and nothing else', () => {
    expect(filesOf(join(ROOT, folder))).toEqual(filesOf(join(fresh, folder)));
  });

  test.each(filesOf(join(fresh, folder)))('%s is up to date', (file) => {
    expect(readFileSync(join(ROOT, folder, file), 'utf8')).toBe(readFileSync(join(fresh, folder, file), 'utf8'));
  });
});

test('docs/assumptions.md is what `npm run assumptions` writes', () => {
  const committed = readFileSync(join(ROOT, 'docs/assumptions.md'), 'utf8');
  expect(committed).toBe(readFileSync(join(fresh, 'docs/assumptions.md'), 'utf8'));
});

test('docs/assumptions.md holds every reason of the contracts', () => {
  const page = readFileSync(join(ROOT, 'docs/assumptions.md'), 'utf8');
  const bundles = filesOf(join(ROOT, 'openapi/bundle')).map((file) => readFileSync(join(ROOT, 'openapi/bundle', file), 'utf8'));
  const reasons = bundles.flatMap((text) => {
    const found: string[] = [];
    JSON.parse(text, (key, value: unknown) => {
      if (key === 'x-assumed') found.push(String(value).replace(/\s+/g, ' ').trim());
      return value;
    });
    return found;
  });
  expect(reasons.length).toBeGreaterThan(50);
  expect(reasons.filter((reason) => !page.includes(reason))).toEqual([]);
});
