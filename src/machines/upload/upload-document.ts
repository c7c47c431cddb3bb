import { type HeadKind, judgeArchivo, type Refusal, type StoredDocumento } from '../../domain/documentos.ts';
import type { DocumentoSource, UploadContext } from './upload-types.ts';

/** The document as the quote will list it; null while its kind is missing. */
export function documentoOf({ datos, nombre }: Pick<UploadContext, 'datos' | 'nombre'>): StoredDocumento | null {
  const { idDocumentoTramite, feEmision, feVencimiento } = datos;
  return idDocumentoTramite === null
    ? null
    : { idDocumentoTramite, nmArchivo: nombre, feEmisionDocumento: feEmision.day, feVencimientoDocumento: feVencimiento.day };
}

/** The document to send; null before its turn. */
export function sourceOf(context: UploadContext): DocumentoSource | null {
  const { nuCotizacion, cdEntidad, turn, file } = context;
  const stored = documentoOf(context);
  if (!stored || !turn) return null;
  const { numItem } = turn;
  return { documento: { cdEntidad, numItem, nuCotizacion, cdDocumentoTramite: stored.idDocumentoTramite, ...stored }, file };
}

/** Why a file can't be a document; for files that can't. */
export function refusalOf(kind: HeadKind | null, size: number): Refusal {
  const verdict = judgeArchivo(kind, size);
  return verdict === 'fine' || verdict === 'large' ? 'tooLarge' : verdict;
}
