// Generated from openapi/ by `npm run generate`. Do not edit.

import * as z from 'zod/mini';

/**
 * Headline of the answer, shown as the title of its toast.
 */
export const zTitle = z.string();

/**
 * Messages for the person, in Spanish; empty when there is nothing to say.
 */
export const zMessages = z.array(z.string());

/**
 * A catalogue entry keyed by a number.
 */
export const zCatalogoItem = z.object({
    id: z.int(),
    nombre: z.string()
});

export const zCatalogoAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: z.array(zCatalogoItem)
});

/**
 * The request types.
 */
export const zFetchSolicitudTiposResponse = zCatalogoAnswer;

/**
 * The reasons.
 */
export const zFetchSolicitudMotivosResponse = zCatalogoAnswer;
