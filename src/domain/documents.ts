/** A document number as it goes over the wire: the separators that people type are left out (decisions, "Wire shapes"). */
export function normaliseNumeroDocumento(typed: string): string {
  return typed.replace(/[\s.\-–—/]/gu, '');
}
