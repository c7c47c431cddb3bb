// Generated from openapi/ by `npm run generate`. Do not edit.

import * as z from 'zod/mini';

export const zTipoDocumento = z.object({
    tipo: z.string(),
    nombre: z.string()
});

/**
 * A catalogue entry keyed by a number.
 */
export const zCatalogoItem = z.object({
    id: z.int(),
    nombre: z.string()
});

/**
 * Headline of the answer, shown as the title of its toast.
 */
export const zTitle = z.string();

/**
 * Messages for the person, in Spanish; empty when there is nothing to say.
 */
export const zMessages = z.array(z.string());

export const zTipoDocumentosAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: z.array(zTipoDocumento)
});

export const zCatalogoAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: z.array(zCatalogoItem)
});

/**
 * The document types.
 */
export const zFetchTipoDocumentosResponse = zTipoDocumentosAnswer;

/**
 * The person types 1 to 5 of specification 1, section 3.
 */
export const zFetchTipoPersonasResponse = zCatalogoAnswer;
