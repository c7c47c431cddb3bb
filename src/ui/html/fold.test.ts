import { expect, test } from 'vitest';
import { foldLines } from './fold.ts';

test.each([
  ['uno\ndos\ntres', 3, 'uno\ndos\ntres'],
  ['uno\ndos\ntres', 2, 'uno\ndos…'],
  ['a'.repeat(80), 1, 'a'.repeat(80)],
  ['a'.repeat(200), 2, `${'a'.repeat(160)}…`],
  [`${'a'.repeat(79)}👍 y más`, 1, `${'a'.repeat(79)}…`],
  ['', 1, ''],
])('case %#: a text is cut after its first lines', (text, maxLines, expected) => {
  expect(foldLines(text, maxLines)).toBe(expected);
});
