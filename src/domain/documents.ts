/** A document as people are looked up by it: the `tipo` code of its type, and its number without separators. */
export interface Documento {
  readonly tipoDocumento: string;
  readonly nuDocumento: string;
}

/** A document number as it goes over the wire: the separators that people type are left out (decisions, "Wire shapes"). */
export function normaliseNumeroDocumento(typed: string): string {
  return typed.replace(/[\s.\-–—/]/gu, '');
}
