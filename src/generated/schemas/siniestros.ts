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
 * A row of the claim list with the fields of its detail.
 */
export const zSiniestroRow = z.object({
    sucursal: z.nullish(z.string()),
    noSiniestro: z.int(),
    noPoliza: z.nullish(z.int()),
    cliente: z.nullish(z.string()),
    fechaNotificacion: z.nullish(z.string()),
    fechaOcurrencia: z.nullish(z.string()),
    estatus: z.nullish(z.string()),
    tipoDocumento: z.nullish(z.string()),
    identificacion: z.nullish(z.string()),
    motivo: z.nullish(z.string()),
    tipoSiniestros: z.nullish(z.string()),
    idEntidad: z.nullish(z.int()),
    ramo: z.nullish(z.string()),
    moneda: z.nullish(z.string())
});

export const zSiniestrosAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: z.array(zSiniestroRow),
    meta: zMeta
});

/**
 * A claim notification with the fields of its detail.
 */
export const zNotificacionRow = z.object({
    ramo: z.nullish(z.string()),
    numeroNotificacion: z.int(),
    consecuenciaSiniestro: z.nullish(z.string()),
    numeroPoliza: z.nullish(z.int()),
    titular: z.nullish(z.string()),
    asegurado: z.nullish(z.string()),
    fechaNotificacion: z.nullish(z.string()),
    fechaOcurrencia: z.nullish(z.string()),
    estatus: z.nullish(z.string()),
    fechaEstatus: z.nullish(z.string()),
    tipo: z.nullish(z.string()),
    numeroSolicitud: z.nullish(z.int()),
    documentoTitular: z.nullish(z.string()),
    documentoAsegurado: z.nullish(z.string()),
    informacionParticular: z.nullish(z.string())
});

export const zNotificacionesAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: z.array(zNotificacionRow),
    meta: zMeta
});

/**
 * The rows of the page and its place in the whole.
 */
export const zFetchSiniestrosResponse = zSiniestrosAnswer;

/**
 * The rows of the page and its place in the whole.
 */
export const zFetchNotificacionesResponse = zNotificacionesAnswer;
