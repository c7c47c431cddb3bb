/** Whether a text is an area code or a number as people write them: digits, with spaces, hyphens and parentheses between them. */
export function isTelefonoText(typed: string): boolean {
  return /^[\s()-]*\d[\d\s()-]*$/.test(typed);
}

/** A phone number as it goes over the wire: what people type between the digits is left out (assumptions W3). */
export function normaliseTelefono(typed: string): string {
  return typed.replace(/[\s()-]/g, '');
}
