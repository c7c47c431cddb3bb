import type { Random } from './random.ts';

const MUNICIPIOS = ['001', '001', '001', '402', '402', '031', '031', '023', '047', '054', '028', '048', '223', '225'] as const;
const RNC_WEIGHTS = [7, 9, 8, 6, 5, 4, 3, 2] as const;

/**
 * A valid cédula (11 digits): municipality, running number and the check digit of weights 1 and 2.
 */
export function cedula(random: Random): string {
  const body = random.pick(MUNICIPIOS) + random.digits(7);
  let sum = 0;
  for (const [index, digit] of Array.from(body, Number).entries()) {
    const product = digit * (index % 2 === 0 ? 1 : 2);
    sum += product > 9 ? product - 9 : product;
  }
  return body + String((10 - (sum % 10)) % 10);
}

/** A valid RNC (9 digits) with `prefix`: '1' for companies, '4' for the State and non-profits. */
export function rnc(random: Random, prefix: string): string {
  const body = prefix + random.digits(8 - prefix.length);
  let sum = 0;
  for (const [index, weight] of RNC_WEIGHTS.entries()) sum += weight * Number(body[index]);
  const rest = sum % 11;
  return body + String(rest === 0 ? 2 : rest === 1 ? 1 : 11 - rest);
}

/** A passport number: two letters and seven digits. */
export function passport(random: Random): string {
  return random.pick(['RD', 'SD', 'PP', 'VE', 'HT', 'US', 'ES', 'CO'] as const) + random.digits(7);
}

/** Registration of a person without a tax id: a letter and eight digits. */
export function srf(random: Random): string {
  return `F${random.digits(8)}`;
}
