import { cleanTyped } from '../text/typed-text.ts';

/** A number as people write one without thousands; one of four digits may be a year. */
const plain = /^([1-9]\d{4,14})(\.\d{1,6})?$/;
const grouped = /^[1-9]\d{0,2}(?:,\d{3}){1,4}(?:\.\d{1,6})?$/;

/** A typed number with its thousands, from five digits on: `1500000` is `1,500,000`. What is no such number stays as it is. */
export function withThousands(typed: string): string {
  const [, whole, rest = ''] = plain.exec(cleanTyped(typed)) ?? [];
  return whole === undefined ? typed : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') + rest;
}

/** The same without them, to be typed into. */
export function withoutThousands(typed: string): string {
  return grouped.test(cleanTyped(typed)) ? cleanTyped(typed).replaceAll(',', '') : typed;
}
