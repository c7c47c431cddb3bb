import type { Documento } from '../../../domain/documents.ts';
import { safeReturnTo } from '../../../domain/return-to.ts';

/** The document that the wizard was opened for, and the page that waits for the new client. */
export interface Target {
  /** Null for an address without a document. */
  readonly documento: Documento | null;
  /** A path of the portal; null for the list. */
  readonly volver: string | null;
}

/** The target in the address: `?tipoDocumento=CED&numeroDocumento=…&volver=…` (assumptions C14). */
export function targetOf(search: string): Target {
  const params = new URLSearchParams(search);
  const volver = params.get('volver');
  const documento = {
    tipoDocumento: params.get('tipoDocumento') ?? '',
    nuDocumento: params.get('numeroDocumento') ?? '',
  };
  return {
    documento: documento.tipoDocumento === '' || documento.nuDocumento === '' ? null : documento,
    volver: volver === null || safeReturnTo(volver) !== volver ? null : volver,
  };
}
