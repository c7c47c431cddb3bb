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
 * A product; the portal offers those of area 25.
 */
export const zProducto = z.object({
    id: z.int(),
    nombre: z.string(),
    idArea: z.int()
});

export const zProductosAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: z.array(zProducto)
});

/**
 * A parent of a technical field.
 */
export const zDependencia = z.object({
    key: z.int(),
    value: z.string()
});

/**
 * The definition of a technical field (specification 2, section 3). Its form field is called `v{cdDato}`.
 */
export const zCampoTecnico = z.object({
    cdDato: z.int(),
    deDato: z.string(),
    tpDato: z.string(),
    cdTabla: z.nullish(z.int()),
    primaryKey: z.nullish(z.union([
        z.string(),
        z.number(),
        z.boolean()
    ])),
    inDatoRequerido: z.nullish(z.int()),
    valorDefecto: z.nullish(z.string()),
    nuConsecutivo: z.int(),
    nuBienAsegurado: z.int(),
    dependencias: z.nullish(z.array(zDependencia))
});

export const zCamposTecnicosAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: z.array(zCampoTecnico)
});

/**
 * A row of a lookup table (specification 2, section 3). As a plan rate row, `valorDato1` is the plan option, `valorDato2`
 * the currency's id and `valorDato3` to `valorDato6` the values of the technical fields that the portal names per product.
 *
 */
export const zTablaInformacion = z.object({
    id: z.int(),
    nombre: z.string(),
    valorDato1: z.nullish(z.string()),
    valorDato2: z.nullish(z.string()),
    valorDato3: z.nullish(z.string()),
    valorDato4: z.nullish(z.string()),
    valorDato5: z.nullish(z.string()),
    valorDato6: z.nullish(z.string())
});

export const zTablaInformacionesAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: z.array(zTablaInformacion)
});

/**
 * The products.
 */
export const zFetchProductosResponse = zProductosAnswer;

/**
 * The products.
 */
export const zFetchProductosByCanalResponse = zProductosAnswer;

/**
 * The definitions, in the order of the form.
 */
export const zFetchProductoCamposResponse = zCamposTecnicosAnswer;

/**
 * The rate rows.
 */
export const zFetchPlanTarifasResponse = zTablaInformacionesAnswer;

/**
 * The rows.
 */
export const zFetchTablaInformacionesResponse = zTablaInformacionesAnswer;
