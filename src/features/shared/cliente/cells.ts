import { guessTipoDocumento } from '../../../domain/documents.ts';
import { orDash } from '../../../format/text.ts';
import { formatDocumento } from '../../../format/typed-documents.ts';

/** A document number as rows show it: with the hyphens of its type, or, where the row has none, of the type that its check digit speaks for. */
export function documentoText(tipo: string | null | undefined, numero: string | null | undefined): string {
  return numero ? formatDocumento(tipo || guessTipoDocumento(numero), numero) : orDash(numero);
}
