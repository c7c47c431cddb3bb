import { canBeLookedUp, normaliseNumeroDocumento } from '../../../domain/documents.ts';
import { formatDocumento } from '../../../format/typed-documents.ts';

/** The typed document of `?tipoDocumento=CED&numeroDocumento=…`; null for an invalid one. */
export function documentoOfAddress(search: URLSearchParams) {
  const tipoDocumento = search.get('tipoDocumento') ?? '';
  const nuDocumento = normaliseNumeroDocumento(search.get('numeroDocumento') ?? '');
  if (!canBeLookedUp({ tipoDocumento, nuDocumento })) return null;
  return { tipoDocumento, numeroDocumento: formatDocumento(tipoDocumento, nuDocumento) };
}
