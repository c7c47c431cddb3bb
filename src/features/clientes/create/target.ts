import type { Documento } from '../../../domain/documents.ts';
import { safeReturnTo } from '../../../domain/return-to.ts';

/** What the wizard was opened for: a document, and the page that waits for its client. */
export interface Target {
  /** Null where there is none. */
  readonly documento: Documento | null;
  /** A path of this app; null for the list. */
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
