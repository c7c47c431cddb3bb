import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lookPage } from '../tools/look-page.ts';

/** A page without the padding that the formatter adds to its tables. */
const bare = (page: string) => page.replace(/ {2,}/g, ' ').replace(/-{3,}/g, '---').trim();

test('docs/look.md tells the tokens as they are', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/look.md'), 'utf8');
  expect(bare(page), 'Run `npm run generate` and commit what it writes').toBe(bare(lookPage()));
});
