import { cleanTyped } from '../text/typed-text.ts';

/** A number with a point, or none, whose thousands have commas, or nothing. */
const pointed = /^-?(?:\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.\d{1,6})?$/;
/** One whose comma can part no thousands: a digit or two behind it, a zero alone before it, or points before it that part them. */
const decimalComma = /^(-?)(\d{1,15}(?=,\d{1,2}$)|0|[1-9]\d{0,2}(?:\.\d{3}){1,4}),(\d{1,6})$/;

/**
 * A typed number as digits with a point, which `Number` reads; null for anything else. Commas part thousands; the keypads of many telephones have no other
 * decimal sign, and where one can be nothing else it is that: `1,5` and `1.234,56`.
 */
export function plainNumber(typed: string): string | null {
  const text = cleanTyped(typed);
  const [, minus, whole, rest] = decimalComma.exec(text) ?? [];
  if (whole !== undefined) return `${minus}${whole.replaceAll('.', '')}.${rest}`;
  return pointed.test(text) ? text.replaceAll(',', '') : null;
}

/** A number as people write one without thousands; one of four digits may be a year. */
const plain = /^([1-9]\d{4,14})(\.\d{1,6})?$/;
const grouped = /^[1-9]\d{0,2}(?:,\d{3}){1,4}(?:\.\d{1,6})?$/;

/**
 * A typed number with its thousands, from five digits on, and with a point: `1500000` is `1,500,000`, and `1,5` is `1.5`. What is no such number stays as
 * it is.
 */
export function withThousands(typed: string): string {
  const text = decimalComma.test(cleanTyped(typed)) ? (plainNumber(typed) ?? typed) : typed;
  const [, whole, rest = ''] = plain.exec(cleanTyped(text)) ?? [];
  return whole === undefined ? text : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') + rest;
}

/** The same without them, to be typed into. */
export function withoutThousands(typed: string): string {
  return grouped.test(cleanTyped(typed)) ? cleanTyped(typed).replaceAll(',', '') : typed;
}
