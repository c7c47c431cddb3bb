import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breakable } from './Breakable.tsx';

const linesOf = (text: string) =>
  renderToStaticMarkup(createElement(Breakable, { text }))
    .split('<wbr/>')
    .map((part) => part.replaceAll(/<[^>]*>/g, ''));

test.each([
  ['yokasta.rosario@ejemplo.com.do', ['yokasta.', 'rosario@', 'ejemplo.', 'com.', 'do']],
  ['Av. Winston Churchill 5', ['Av. Winston Churchill 5']],
  ['1-25-700', ['1-25-700']],
  ['', ['']],
])('%j may break into %j', (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});
