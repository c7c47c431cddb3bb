import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Screen } from '../../kit/portal/screen.ts';
import { listRows, reportRows, screens } from './screens.ts';

const source = readFileSync(new URL('screens.ts', import.meta.url), 'utf8');

/** The screens, list rows and report rows in the `screen.ts` files of the features. */
const beside = globSync('src/features/**/screen.ts').flatMap((file) =>
  Array.from(readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm), ([, name = '']) => name),
);

const imported = Array.from(source.matchAll(/^import \{ (.+) \} from '.+\/screen\.ts'/gm), ([, names = '']) =>
  names.split(', '),
).flat();

/** Number of feature files that contain a pattern. */
const counted = (pattern: RegExp) =>
  globSync('src/features/**/*.{ts,tsx}').filter((file) => !file.endsWith('.test.ts') && pattern.test(readFileSync(file, 'utf8')))
    .length;

test('The index has every screen, list and report once', () => {
  expect(beside.length).toBeGreaterThan(30);
  expect(imported.toSorted()).toEqual(beside.toSorted());
  const listed = Array.from(source.matchAll(/^ {2}(\w+),$/gm), ([, name = '']) => name);
  expect(listed.toSorted()).toEqual(beside.toSorted());
});

test('Every page has a screen', () => {
  const pages = globSync('src/features/**/*Page.tsx').map((file) => file.split('/').at(-1)?.replace('.tsx', ''));
  const texts = globSync('src/features/**/screen.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(pages.filter((page) => !new RegExp(`\\.${page}\\b`).test(texts))).toEqual([]);
});

test('Every entry of the menu has an icon of its own, which stands alone in the folded menu', () => {
  const entries: readonly Screen[] = screens.filter((screen) => 'menu' in screen);
  const shared = entries.filter(({ icon }) => entries.filter((other) => other.icon === icon).length > 1);
  expect(shared.map(({ name }) => name)).toEqual([]);
});

test('Every list and every report that a page shows has a row for the tests', () => {
  expect(listRows).toHaveLength(counted(/= defineList\(/));
  expect(reportRows).toHaveLength(counted(/= defineReport\(/));
});

test('Names, paths and titles are unique', () => {
  for (const key of ['name', 'title'] as const) expect(new Set(screens.map((screen) => screen[key])).size).toBe(screens.length);
});
