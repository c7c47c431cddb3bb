import { madeOnce } from '../text/made-once.ts';

const amounts = madeOnce(() => new Intl.NumberFormat('es-DO', { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
const short = madeOnce(() => new Intl.NumberFormat('es-DO', { notation: 'compact', maximumFractionDigits: 1 }));

/** Symbols of currencies by code; other currencies are written as received. */
const symbols = new Map([
  ['DOP', 'RD$'],
  ['USD', 'US$'],
  ['EUR', '€'],
]);

/** `184,350.75`; `0.00` for none, `--` without exact cents (specification 1, section 9). */
export function formatMoney(amount: number | null | undefined): string {
  // The thousands of digits of such an amount, or 'NaN', would say less.
  if (!Number.isSafeInteger(toCents(amount))) return '--';
  // Adding 0 avoids -0.00 for a rounded -0.001.
  return amounts().format(fromCents(toCents(amount)) + 0);
}

/** A currency by its symbol where the code is known, else as received; empty for none. */
export function formatMoneda(moneda: string | null | undefined): string {
  return symbols.get(moneda ?? '') ?? moneda ?? '';
}

/** Symbols of currencies by their names in a catalogue. */
const symbolsByName = new Map([
  ['peso dominicano', 'RD$'],
  ['dólar estadounidense', 'US$'],
  ['euro', '€'],
]);

/** An amount after its currency, given by code or name: `RD$ 25,210.28`. */
export function formatPrecio(amount: number | null | undefined, moneda: string): string {
  return [symbolsByName.get(moneda.toLowerCase()) ?? formatMoneda(moneda), formatMoney(amount)].join(' ').trim();
}

/** An amount for the axis of a chart: `41 k`. */
export function formatShortMoney(amount: number): string {
  return short().format(amount);
}

const toCents = (amount: number | null | undefined) => Math.round((amount ?? 0) * 100);
const fromCents = (cents: number) => cents / 100;

/** The sum of amounts of one currency, added in cents. */
export function sumMoney(values: readonly (number | null | undefined)[]): number {
  return fromCents(values.reduce<number>((total, value) => total + toCents(value), 0));
}
