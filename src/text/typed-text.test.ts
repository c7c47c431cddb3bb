import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toBody } from '../api/to-body.ts';
import { cleanCharacters, cleanTyped, visibleText, withoutControls } from './typed-text.ts';

const runs = (text: string) => text.match(/\d+/g) ?? [];
const any = fc.string({ unit: 'binary', maxLength: 40 });
const unseenOnes = ['\u200B', '\u00AD', '\uFE0D', '\uFEFF'];
const odd = fc.string({
  unit: fc.constantFrom(
    ...'0189-–‑.,/ \u00A0\n\t\u0000\u001F\u0085\u200B\u00AD\u2068\u2069\u202A\u202C\u202D\uFE0D\uFEFF\u3164\u2063１９－A'.split(
      '',
    ),
  ),
  maxLength: 20,
});

describe('A typed text', () => {
  test('is the same when cleaned again', () => {
    fc.assert(
      fc.property(fc.oneof(any, odd), (text) => {
        for (const clean of [cleanTyped, cleanCharacters, visibleText, withoutControls])
          expect(clean(clean(text))).toBe(clean(text));
      }),
    );
  });

  test('keeps two numbers apart, with any visible or invisible sign between them', () => {
    const blank = fc.string({
      unit: fc.constantFrom(' ', '\n', '\t', '\u00A0', '\u0000', '\u0085', '\u3164', '-', '–', ',', ';', '²', 'é'),
      minLength: 1,
    });
    const number = fc.integer({ min: 0, max: 999_999_999 }).map(String);
    fc.assert(
      fc.property(number, blank, odd, number, (one, between, noise, other) => {
        const unseen = Array.from(noise)
          .filter((character) => unseenOnes.includes(character))
          .join('');
        expect(runs(cleanTyped(`${one}${unseen}${between}${unseen}${other}`))).toEqual([one, other]);
      }),
    );
  });
});

test('Free text is sent as typed, without control characters', () => {
  const typed = 'Pérez – “12½”\u00A0\u200D👩‍👧\tuna\n\u0000dos\u0007\u0085';
  expect(withoutControls(typed)).toBe('Pérez – “12½”\u00A0\u200D👩‍👧\tuna\ndos');
  expect(toBody({ a: [{ b: 'x\u0000' }], c: null, d: 1, e: true })).toEqual({ a: [{ b: 'x' }], c: null, d: 1, e: true });
});
