import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const pagesIn = (folder: string) => globSync('docs/flows/*.md', { cwd: folder }).toSorted();
const read = (folder: string, page: string) => readFileSync(join(folder, page), 'utf8');

describe('The flows on paper', () => {
  const out = mkdtempSync(join(tmpdir(), 'flows-'));

  beforeAll(async () => {
    await promisify(execFile)(process.execPath, [join(root, 'tools/flows/generate.ts'), '--out', out], { cwd: root });
  });
  afterAll(() => rmSync(out, { recursive: true }));

  test('are committed as they are generated', () => {
    const stale = pagesIn(out).filter((page) => !pagesIn(root).includes(page) || read(root, page) !== read(out, page));
    expect(stale, 'Run `npm run generate:flows` and commit what it writes').toEqual([]);
    expect(pagesIn(root), 'comes from no machine any more').toEqual(pagesIn(out));
  });

  test('show every machine', () => {
    const machines = globSync('src/machines/**/*.ts', { cwd: root }).filter(
      (file) => !file.endsWith('.test.ts') && read(root, file).includes('.createMachine('),
    );
    const shown = pagesIn(out).flatMap((page) => / from (src\/machines\/\S+\.ts)\. Do not edit/.exec(read(out, page))?.[1] ?? []);
    expect(machines.length).toBeGreaterThan(15);
    expect(shown.toSorted()).toEqual(machines.toSorted());
  });

  test('describe every state', () => {
    const lines = pagesIn(out).flatMap((page) =>
      (/## States\n\n([\s\S]*?)\n\n/.exec(read(out, page))?.[1] ?? '').split('\n').slice(2),
    );
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => /\|\s*\|$/.test(line))).toEqual([]);
  });

  test('hold only figures that a test counts', () => {
    const tests = globSync('{src/machines,tests}/**/*.test.ts', { cwd: root }).map((file) => read(root, file));
    const figures = globSync('docs/flows/figures/*.json', { cwd: root }).map(
      (file) => JSON.parse(read(root, file)) as Record<string, string>,
    );
    expect(figures.length).toBeGreaterThan(15);
    const uncounted = figures.filter(
      ({ machine, walk }) =>
        !tests.some((text) => text.includes('expectFigures(') && text.includes(`'${machine}'`) && text.includes(`'${walk}'`)),
    );
    expect(uncounted, 'Delete what no test counts any more').toEqual([]);
  });
});
