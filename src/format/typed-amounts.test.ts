import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTypedNumber } from '../kit/form/rules.ts';
import { withoutThousands, withThousands } from './typed-amounts.ts';

test.each([
  ['1500000', '1,500,000', '1500000'],
  ['1850000.50', '1,850,000.50', '1850000.50'],
  [' 1500000 ', '1,500,000', ' 1500000 '],
  ['10000', '10,000', '10000'],
  ['2026', '2026', '2026'],
  ['2,026', '2,026', '2026'],
  ['1,500,000', '1,500,000', '1500000'],
  ['007500000', '007500000', '007500000'],
  ['1,5', '1.5', '1,5'],
  ['1234567,5', '1,234,567.5', '1234567,5'],
  ['1.234.567,89', '1,234,567.89', '1.234.567,89'],
  ['0,500', '0.500', '0,500'],
  ['-12345,5', '-12345.5', '-12345,5'],
  ['15,00000', '15,00000', '15,00000'],
  ['-1500000', '-1500000', '-1500000'],
  ['1500000 US', '1500000 US', '1500000 US'],
  ['', '', ''],
])('%j is shown as %j and typed as %j', (typed, shown, plain) => {
  expect([withThousands(typed), withoutThousands(typed)]).toEqual([shown, plain]);
});

test('Thousands separators change no number, and no other text', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[\d,. -]{1,14}$/), fc.nat().map(String), fc.double().map(String));
  fc.assert(
    fc.property(text, (typed) => {
      for (const shown of [withThousands(typed), withoutThousands(typed)]) {
        expect(parseTypedNumber(shown)).toBe(parseTypedNumber(typed));
      }
      expect(withThousands(withThousands(typed))).toBe(withThousands(typed));
    }),
  );
});
