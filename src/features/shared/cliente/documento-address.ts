import { canBeLookedUp, normaliseNumeroDocumento } from '../../../domain/documents.ts';
import { formatDocumento } from '../../../format/typed-documents.ts';

/** The document that an address gives a form, as it would be typed: `?tipoDocumento=CED&numeroDocumento=…`; null where that can be none. */
export function documentoOfAddress(search: URLSearchParams) {
  const tipoDocumento = search.get('tipoDocumento') ?? '';
  const nuDocumento = normaliseNumeroDocumento(search.get('numeroDocumento') ?? '');
  if (!canBeLookedUp({ tipoDocumento, nuDocumento })) return null;
  return { tipoDocumento, numeroDocumento: formatDocumento(tipoDocumento, nuDocumento) };
}
