import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiledAhead, compileHint } from '../../tools/build/compile-hint.ts';
import { expect, test } from '../support/portal.ts';

const assets = join(import.meta.dirname, '../../dist/assets');

for (const name of compiledAhead) {
  test(`the chunk ${name} begins with the hint that has all its functions compiled`, () => {
    const files = readdirSync(assets).filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
    expect(files).not.toEqual([]);
    for (const file of files) expect(readFileSync(join(assets, file), 'utf8').split('\n', 1)).toEqual([compileHint]);
  });
}
