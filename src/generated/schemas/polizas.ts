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
 * A row of the policy list; `estatusCertifiado` is written so on the wire.
 */
export const zPolizaRow = z.object({
    numeroPoliza: z.int(),
    numeroCertificado: z.int(),
    nombreProducto: z.nullish(z.string()),
    nombreContratante: z.nullish(z.string()),
    tipoDocContratante: z.nullish(z.string()),
    noDocContratante: z.nullish(z.string()),
    nombreAsegurado: z.nullish(z.string()),
    fechaEmision: z.nullish(z.string()),
    vigenciaHasta: z.nullish(z.string()),
    estatusCertifiado: z.nullish(z.string()),
    cdArea: z.nullish(z.int()),
    cdProducto: z.nullish(z.int()),
    cdEntidad: z.nullish(z.int())
});

export const zPolizasAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: z.array(zPolizaRow),
    meta: zMeta
});

/**
 * The rows of the page and its place in the whole.
 */
export const zFetchPolizasResponse = zPolizasAnswer;
