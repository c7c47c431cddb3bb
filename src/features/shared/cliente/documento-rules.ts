import * as z from 'zod/mini';
import { isNumeroDocumentoText } from '../../../domain/documents.ts';
import { given, oneNumber, required } from '../../../kit/form/rules.ts';

export const documentoMessage = 'Escribe solo letras, números, guiones y espacios: 20 letras y números como máximo.';

/** The rules for a typed document number. */
export const documentoText = () => [oneNumber(), given(isNumeroDocumentoText, documentoMessage)] as const;

/** A required document number as typed; `normaliseNumeroDocumento` makes the number to send. */
export const filledDocumento = () => z.string().check(required(), ...documentoText());
