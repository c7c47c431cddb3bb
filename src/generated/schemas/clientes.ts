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
 * A row of the client list (specification 1, section 3). The intermediary users list shows the same rows.
 */
export const zClienteRow = z.object({
    id: z.int(),
    tipoDocumento: z.string(),
    nuDocumento: z.string(),
    nombre: z.string(),
    fechaNacimiento: z.nullish(z.string()),
    fechaIngresoSistema: z.nullish(z.string())
});

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

export const zClientesAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: z.array(zClienteRow),
    meta: zMeta
});

/**
 * The rows of the page and its place in the whole.
 */
export const zFetchClientesResponse = zClientesAnswer;
