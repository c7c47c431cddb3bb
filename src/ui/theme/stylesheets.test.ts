import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { system } from './system.ts';

const tokens = new Set(
  JSON.stringify(system.getTokenCss())
    .match(/--ag-[\w-]+(?:\\\\\.\w+)?/g)
    ?.map((name) => name.replaceAll('\\', '')),
);

test.each(globSync('src/**/*.css'))('every variable of %s is a token', (file) => {
  const used = readFileSync(file, 'utf8').match(/--ag-[\w-]+(?:\\\.\w+)?/g) ?? [];
  expect(used.map((name) => name.replaceAll('\\', '')).filter((name) => !tokens.has(name))).toEqual([]);
});

/** Classes that a module uses but its style sheets lack. */
function missingClasses(source: string, read: (sheet: string) => string): string[] {
  return Array.from(source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)).flatMap(([, name = '', sheet = '']) => {
    const css = read(sheet).replaceAll(/\/\*[\s\S]*?\*\//g, '');
    const classes = new Set(Array.from(css.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, one]) => one));
    const used = Array.from(source.matchAll(new RegExp(`\\b${name}\\['([\\w-]+)'\\]`, 'g')), ([, one = '']) => one);
    return used.filter((one) => !classes.has(one));
  });
}

test.each(globSync('src/**/*.tsx'))('every class that %s uses is in its style sheet', (file) => {
  const source = readFileSync(file, 'utf8');
  expect(missingClasses(source, (sheet) => readFileSync(join(dirname(file), sheet), 'utf8'))).toEqual([]);
});

test('a class missing in the style sheet is found', () => {
  const source = "import styles from './X.module.css';\nstyles['row']; styles['gone']";
  expect(missingClasses(source, () => '/* .gone */ .row { color: red; }')).toEqual(['gone']);
});
