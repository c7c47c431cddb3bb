import { cleanTyped } from '../text/typed-text.ts';

/** A number with an optional decimal point, and commas or nothing between thousands. */
const pointed = /^-?(?:\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.\d{1,6})?$/;
/** A comma that can only be decimal: before one or two digits, after a zero, or after points. */
const decimalComma = /^(-?)(\d{1,15}(?=,\d{1,2}$)|0|[1-9]\d{0,2}(?:\.\d{3}){1,4}),(\d{1,6})$/;

/**
 * A typed number for `Number`; null for anything else. Commas part thousands, but a comma that can
 * only be decimal is: `1,5`, `1.234,56`. Some keypads of phones have no point.
 */
export function plainNumber(typed: string): string | null {
  const text = cleanTyped(typed);
  const [, minus, whole, rest] = decimalComma.exec(text) ?? [];
  if (whole !== undefined) return `${minus}${whole.replaceAll('.', '')}.${rest}`;
  return pointed.test(text) ? text.replaceAll(',', '') : null;
}

/** A number of at least five digits without thousands separators; four digits may be a year. */
const plain = /^([1-9]\d{4,14})(\.\d{1,6})?$/;
const grouped = /^[1-9]\d{0,2}(?:,\d{3}){1,4}(?:\.\d{1,6})?$/;

/**
 * A typed number with thousands separators from five digits on: `1500000` becomes `1,500,000`,
 * `1,5` becomes `1.5`. Any other text stays.
 */
export function withThousands(typed: string): string {
  const text = decimalComma.test(cleanTyped(typed)) ? (plainNumber(typed) ?? typed) : typed;
  const [, whole, rest = ''] = plain.exec(cleanTyped(text)) ?? [];
  return whole === undefined ? text : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') + rest;
}

/** A typed number without thousands separators, for editing. */
export function withoutThousands(typed: string): string {
  return grouped.test(cleanTyped(typed)) ? cleanTyped(typed).replaceAll(',', '') : typed;
}
