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
 * The envelope of a success that carries no value.
 */
export const zDoneAnswer = z.object({
    title: zTitle,
    messages: zMessages
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
 * What was issued (specification 2, section 3, "Issuance").
 */
export const zEmision = z.object({
    nuPoliza: z.int(),
    nuCertificado: z.int(),
    cdRecibo: z.nullish(z.int())
});

export const zEmisionAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: zEmision
});

/**
 * An account that a premium can be debited from ("Bank account" of specification 2, section 3).
 */
export const zCuentaBancaria = z.object({
    idDomicilioBancario: z.int(),
    banco: z.nullish(z.string()),
    noCuenta: z.nullish(z.string()),
    titular: z.nullish(z.string()),
    idTipoCuenta: z.nullish(z.string())
});

export const zCuentasBancariasAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: z.array(zCuentaBancaria)
});

/**
 * A document that the issuance of an area asks for.
 */
export const zTramiteDocumento = z.object({
    idDocumentoTramite: z.int(),
    nombre: z.string(),
    obligatorio: z.nullish(z.boolean())
});

export const zTramiteDocumentosAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: z.array(zTramiteDocumento)
});

/**
 * The document was stored.
 */
export const zUploadCotizacionDocumentoResponse = zDoneAnswer;

/**
 * The policy.
 */
export const zCreateEmisionResponse = zEmisionAnswer;

/**
 * The payment methods.
 */
export const zFetchFormaPagosResponse = zCatalogoAnswer;

/**
 * The accounts.
 */
export const zFetchDomiciliosBancariosResponse = zCuentasBancariasAnswer;

/**
 * The documents.
 */
export const zFetchTramiteDocumentosResponse = zTramiteDocumentosAnswer;
