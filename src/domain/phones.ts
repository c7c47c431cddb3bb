import { cleanTyped, holdsTwoNumbers } from '../text/typed-text.ts';

/** Whether a text can be an area code or phone number, with spaces, hyphens and parentheses. */
export function isTelefonoText(typed: string): boolean {
  const text = cleanTyped(typed);
  return /^[ ()-]*\d[\d ()-]*$/.test(text) && !holdsTwoNumbers(text);
}

/**
 * A phone number for the wire, without typed separators (assumptions W3). Two numbers keep them, so
 * that they don't read as one.
 */
export function normaliseTelefono(typed: string): string {
  const text = cleanTyped(typed);
  return holdsTwoNumbers(text) ? text : text.replace(/[ ()-]/g, '');
}
