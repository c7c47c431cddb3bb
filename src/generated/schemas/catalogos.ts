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
 * A document type. Codes known to the portal are srf `P`, cédula `CED`, passport `PAS` and company tax id `RNC`.
 */
export const zTipoDocumento = z.object({
    tipo: z.string(),
    nombre: z.string()
});

export const zTipoDocumentosAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: z.array(zTipoDocumento)
});

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
 * A catalogue entry keyed by a text, such as a row of a code table.
 */
export const zCodigoItem = z.object({
    id: z.string(),
    nombre: z.string()
});

export const zCodigosAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: z.array(zCodigoItem)
});

/**
 * A branch (specification 2, section 3).
 */
export const zSucursal = z.object({
    cdSucursal: z.int(),
    deSucursal: z.string()
});

export const zSucursalesAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: z.array(zSucursal)
});

/**
 * A region (specification 2, section 3).
 */
export const zRegion = z.object({
    cdRegion: z.int(),
    deRegion: z.string()
});

export const zRegionesAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: z.array(zRegion)
});

/**
 * The document types.
 */
export const zFetchTipoDocumentosResponse = zTipoDocumentosAnswer;

/**
 * Person types.
 */
export const zFetchTipoPersonasResponse = zCatalogoAnswer;

/**
 * The rows of the table.
 */
export const zFetchTablaCodigosResponse = zCodigosAnswer;

/**
 * Currencies.
 */
export const zFetchMonedasResponse = zCatalogoAnswer;

/**
 * Entities.
 */
export const zFetchEntidadesResponse = zCatalogoAnswer;

/**
 * Branches.
 */
export const zFetchSucursalesResponse = zSucursalesAnswer;

/**
 * Regions.
 */
export const zFetchRegionesResponse = zRegionesAnswer;
