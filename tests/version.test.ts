import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeServiceWorker } from '../tools/build/service-worker.ts';
import { stampPages, writeVersion } from '../tools/build/version.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'version-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a build says which one it is, by its files, its commit and its day', () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const written = writeVersion(root, folder, writeServiceWorker(folder), new Date('2026-11-20T23:00:00-04:00'));
  expect(JSON.parse(readFileSync(join(folder, 'version.json'), 'utf8'))).toEqual(written);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  expect(written).toEqual({
    version,
    built: '2026-11-21',
    build: expect.stringMatching(/^[0-9a-f]{16}$/),
    commit: expect.stringMatching(/^[0-9a-f]{12}\+?$/),
  });

  expect(writeVersion(root, folder, writeServiceWorker(folder)).build).toBe(written.build);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><p>');
  expect(writeVersion(root, folder, writeServiceWorker(folder)).build).not.toBe(written.build);
});

test('outside of a repository there is no commit', () => {
  writeFileSync(join(folder, 'package.json'), '{"version":"1.2.3"}');
  expect(writeVersion(folder, folder, 'x')).toMatchObject({ version: '1.2.3', commit: null });
});

test('the pages of a build say which one they are of, and are the same but for that', () => {
  const page = '<!doctype html><html><head>\n    <title>Portal</title></head></html>';
  for (const name of ['index.html', 'login.html']) writeFileSync(join(folder, name), page);
  stampPages(folder, { version: '1.2.3', build: '0123456789abcdef', commit: null, built: '2026-11-20' });
  const meta = '<meta name="version" content="1.2.3 0123456789abcdef 2026-11-20" />';
  for (const name of ['index.html', 'login.html']) {
    expect(readFileSync(join(folder, name), 'utf8')).toBe(page.replace('</title>', `</title>\n    ${meta}`));
  }
});
