import { expect, test } from 'vitest';
import { amountHint } from './amount-hint.ts';

test.each([
  ['1.500', '¿1.50 o 1,500.00? Se lee 1.50; los miles se separan con coma: 1,500.'],
  [' 12.345 ', '¿12.345 o 12,345.00? Se lee 12.345; los miles se separan con coma: 12,345.'],
  ['850.000', '¿850.00 o 850,000.00? Se lee 850.00; los miles se separan con coma: 850,000.'],
])('«%s» may mean thousands, and raises a question', (typed, hint) => {
  expect(amountHint(typed)).toBe(hint);
});

test.each(['', '1', '1.5', '1.50', '1.5000', '0.500', '1,500', '1,500.000', '1500.250', '1.500.000', '1.500,00', 'x.500'])(
  '«%s» is unambiguous, or no number',
  (typed) => {
    expect(amountHint(typed)).toBeNull();
  },
);
