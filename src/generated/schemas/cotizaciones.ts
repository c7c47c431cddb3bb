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
 * Paging facts of a list (specification 1, section 3, "List responses").
 */
export const zMeta = z.object({
    currentPage: z.int(),
    totalPages: z.int(),
    totalCount: z.int(),
    hasPreviousPage: z.boolean(),
    hasNextPage: z.boolean()
});

/**
 * A row of the quote list (specification 2, section 3).
 */
export const zCotizacionRow = z.object({
    nuCotizacion: z.int(),
    producto: z.nullish(z.string()),
    asegurado: z.nullish(z.string()),
    tipoDocumento: z.nullish(z.string()),
    numDocumento: z.nullish(z.string()),
    fecha: z.nullish(z.string()),
    estatus: z.nullish(z.string()),
    idEstatus: z.int()
});

export const zCotizacionesAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: z.array(zCotizacionRow),
    meta: zMeta
});

/**
 * The rows of the page and its place in the whole.
 */
export const zFetchCotizacionesResponse = zCotizacionesAnswer;
