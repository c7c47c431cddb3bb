import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const library = ['build/pdf.mjs', 'web/pdf_viewer.mjs'].map((file) => read(`node_modules/pdfjs-dist/${file}`)).join('\n');
const css = read('src/ui/pdf/pdf-layers.module.css').replaceAll(/\/\*[\s\S]*?\*\//g, '');

test('every styled class is one that the library gives to its elements', () => {
  const styled = new Set(Array.from(css.matchAll(/\.([a-z]\w*)/gi), ([, name = '']) => name));
  styled.delete('layers');
  expect(styled.size).toBeGreaterThan(15);
  expect([...styled].filter((name) => !new RegExp(`["'\`\\s.]${name}["'\`\\s.]`).test(library))).toEqual([]);
});

test('every used variable is set in the style sheet or by the library', () => {
  const used = new Set(Array.from(css.matchAll(/var\((--(?!ag-)[\w-]+)/g), ([, name = '']) => name));
  expect(used.size).toBeGreaterThan(5);
  expect([...used].filter((name) => !css.includes(`${name}:`) && !library.includes(`"${name}"`))).toEqual([]);
});
