import { madeOnce } from '../text/made-once.ts';

const amounts = madeOnce(() => new Intl.NumberFormat('es-DO', { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
const short = madeOnce(() => new Intl.NumberFormat('es-DO', { notation: 'compact', maximumFractionDigits: 1 }));

/** What is written before an amount; a currency that is not named here is written as it came. */
const symbols = new Map([
  ['DOP', 'RD$'],
  ['USD', 'US$'],
  ['EUR', '€'],
]);

/** An amount as it is written in the Dominican Republic, `184,350.75`; `0.00` when there is none (specification 1, section 9). */
export function formatMoney(amount: number | null | undefined): string {
  // No amount of this world: 'NaN' or three hundred digits would say less.
  if (!Number.isSafeInteger(toCents(amount))) return '--';
  // Without the sum a rounded -0.001 would be written -0.00.
  return amounts().format(fromCents(toCents(amount)) + 0);
}

/** The currency of an amount as the service names it, by its symbol where it is a known code; empty when it names none. */
export function formatMoneda(moneda: string | null | undefined): string {
  return symbols.get(moneda ?? '') ?? moneda ?? '';
}

/** What a currency is called in a catalogue, by its symbol where that is known. */
const symbolsByName = new Map([
  ['peso dominicano', 'RD$'],
  ['dólar estadounidense', 'US$'],
  ['euro', '€'],
]);

/** An amount behind its currency, which is a code or a name: `RD$ 25,210.28`; without one where none is known. */
export function formatPrecio(amount: number | null | undefined, moneda: string): string {
  return [symbolsByName.get(moneda.toLowerCase()) ?? formatMoneda(moneda), formatMoney(amount)].join(' ').trim();
}

/** An amount for the axis of a chart: `41 k`. */
export function formatShortMoney(amount: number): string {
  return short().format(amount);
}

const toCents = (amount: number | null | undefined) => Math.round((amount ?? 0) * 100);
const fromCents = (cents: number) => cents / 100;

/** The sum of some amounts of one currency, added up in cents. */
export function sumMoney(values: readonly (number | null | undefined)[]): number {
  return fromCents(values.reduce<number>((total, value) => total + toCents(value), 0));
}
