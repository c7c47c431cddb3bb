import { cleanTyped } from '../text/typed-text.ts';

/** The account type that is a card (specification 1, section 9). */
export const tipoCuentaTarjeta = 'T';

/** Card brands by the first digit of the number (specification 1, section 2, "Bank modal fields"). */
const brands: Readonly<Record<string, string>> = { '3': 'American Express', '4': 'Visa', '5': 'Mastercard' };

/** The brand that a card number begins like; null for any other digit. */
export function cardBrand(numero: string): string | null {
  return brands[cleanTyped(numero).charAt(0)] ?? null;
}

/** How many digits a card has that begins like this: American Express has fifteen. */
export function cardLength(numero: string): number {
  return cardBrand(numero) === brands['3'] ? 15 : 16;
}
