/** A phone number as it goes over the wire: what people type between the digits is left out (assumptions W3). */
export function normaliseTelefono(typed: string): string {
  return typed.replace(/[\s().\-–—/]/gu, '');
}
