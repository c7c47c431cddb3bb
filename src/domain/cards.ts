import { cleanTyped } from '../text/typed-text.ts';

/** The account type of a card (specification 1, section 9). */
export const tipoCuentaTarjeta = 'T';

/** Card brands by first digit (specification 1, section 2, "Bank modal fields"). */
const brands: Readonly<Record<string, string>> = { '3': 'American Express', '4': 'Visa', '5': 'Mastercard' };

/** The brand of a card number by its first digit; null for an unknown one. */
export function cardBrand(numero: string): string | null {
  return brands[cleanTyped(numero).charAt(0)] ?? null;
}

/** How many digits a card number has: 15 for American Express, else 16. */
export function cardLength(numero: string): number {
  return cardBrand(numero) === brands['3'] ? 15 : 16;
}
