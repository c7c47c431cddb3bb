import { canBeLookedUp, normaliseNumeroDocumento } from '../../../domain/documents.ts';
import { formatDocumento } from '../../../format/typed-documents.ts';

/**
 * The document of an address (`?tipoDocumento=CED&numeroDocumento=…`) as a user types it; null
 * where the address has no valid document.
 */
export function documentoOfAddress(search: URLSearchParams) {
  const tipoDocumento = search.get('tipoDocumento') ?? '';
  const nuDocumento = normaliseNumeroDocumento(search.get('numeroDocumento') ?? '');
  if (!canBeLookedUp({ tipoDocumento, nuDocumento })) return null;
  return { tipoDocumento, numeroDocumento: formatDocumento(tipoDocumento, nuDocumento) };
}
