import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The links of a document to files that are not there. */
const dead = (file: string, text: string): string[] =>
  Array.from(text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g), ([, link = '']) => link).filter(
    (link) => !existsSync(join(root, dirname(file), link)),
  );

test.each(globSync(['*.md', 'docs/**/*.md'], { cwd: root }))('The links of %s lead to files', (file) => {
  expect(dead(file, readFileSync(join(root, file), 'utf8'))).toEqual([]);
});

test('A dead link is seen', () => {
  expect(dead('docs/a.md', '[a](deploy.md) [b](../README.md#x) [c](nada.md) [d](https://ejemplo.do) [e](#f)')).toEqual([
    'nada.md',
  ]);
});
