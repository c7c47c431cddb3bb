import { guessTipoDocumento } from '../../../domain/documents.ts';
import { orDash } from '../../../format/text.ts';
import { formatDocumento } from '../../../format/typed-documents.ts';

/** A document number with the hyphens of its type; a row without a type gets the guessed type. */
export function documentoText(tipo: string | null | undefined, numero: string | null | undefined): string {
  return numero ? formatDocumento(tipo || guessTipoDocumento(numero), numero) : orDash(numero);
}
