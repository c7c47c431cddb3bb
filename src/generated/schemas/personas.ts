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
 * The client of this intermediary who has that document (specification 1, section 7; specification 2, section 7). It carries
 * one of `nombreCompleto` and `nombre` at least; the portal shows the first that is there.
 *
 */
export const zPersonaFound = z.object({
    id: z.int(),
    nombre: z.nullish(z.string()),
    nombreCompleto: z.nullish(z.string())
});

export const zPersonaFoundAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: zPersonaFound
});

/**
 * A person of the electoral register; offered for the names, never written over what was typed.
 */
export const zPadronPersona = z.object({
    primerNombre: z.string(),
    segundoNombre: z.nullish(z.string()),
    primerApellido: z.string(),
    segundoApellido: z.nullish(z.string())
});

export const zPadronAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: zPadronPersona
});

/**
 * The client.
 */
export const zFetchClienteByDocumentoResponse = zPersonaFoundAnswer;

/**
 * The names.
 */
export const zFetchPadronResponse = zPadronAnswer;
