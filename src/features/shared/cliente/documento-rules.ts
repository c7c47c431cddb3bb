import * as z from 'zod/mini';
import { isNumeroDocumentoText } from '../../../domain/documents.ts';
import { given, oneNumber, required } from '../../../kit/form/rules.ts';

export const documentoMessage = 'Escribe solo letras, números, guiones y espacios: 20 letras y números como máximo.';

/** The rules of the number of a document, as people write it. */
export const documentoText = () => [oneNumber(), given(isNumeroDocumentoText, documentoMessage)] as const;

/** The number of a document that must be given, as people write it; `normaliseNumeroDocumento` makes of it what is sent. */
export const filledDocumento = () => z.string().check(required(), ...documentoText());
