import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { helpFolder, makeHelpPdfs } from '../tools/make-help-pdfs.ts';

const committed = readdirSync(helpFolder).toSorted();
const config = readFileSync(join(import.meta.dirname, '../public/config.json'), 'utf8');

test('the help documents are those that the script makes, byte for byte', async () => {
  const made = await makeHelpPdfs();
  expect([...made.keys()].toSorted()).toEqual(committed);
  for (const [file, bytes] of made) {
    expect(bytes.equals(readFileSync(join(helpFolder, file))), `${file} is as node tools/make-help-pdfs.ts makes it`).toBe(true);
  }
});

test('config.json names each of them under the base path', () => {
  const { documentos } = JSON.parse(config) as { documentos: Record<string, string> };
  expect(Object.values(documentos).toSorted()).toEqual(committed.map((file) => `/autogestion/documentos/${file}`));
});

test.each(committed)('%s is a PDF of one or two pages', (file) => {
  const text = readFileSync(join(helpFolder, file), 'latin1');
  expect(text).toMatch(/^%PDF-/);
  expect([1, 2]).toContain(text.match(/\/Type \/Page$/gm)?.length);
});
