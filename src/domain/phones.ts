import { cleanTyped, holdsTwoNumbers } from '../text/typed-text.ts';

/** Whether a text is an area code or a number as people write them: digits, with spaces, hyphens and parentheses between them. */
export function isTelefonoText(typed: string): boolean {
  const text = cleanTyped(typed);
  return /^[ ()-]*\d[\d ()-]*$/.test(text) && !holdsTwoNumbers(text);
}

/**
 * A phone number as it goes over the wire: what people type between the digits is left out (assumptions W3), but for what stands between two numbers,
 * which must not read as one.
 */
export function normaliseTelefono(typed: string): string {
  const text = cleanTyped(typed);
  return holdsTwoNumbers(text) ? text : text.replace(/[ ()-]/g, '');
}
