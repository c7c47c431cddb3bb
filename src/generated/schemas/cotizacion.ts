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
 * A number that identifies something; as large as a JSON number is exact.
 */
export const zId = z.int();

/**
 * A technical value, as a quote and an issuance send it (specification 2, section 7). The chosen parents of a field that
 * depends on others travel as `cdDato1` to `cdDato6`, in the order of its `dependencias`.
 *
 */
export const zDatoTecnico = z.object({
    cdDato: zId,
    nuBien: z.int(),
    nuConsecutivo: z.int(),
    valor: z.nullable(z.string()),
    cdDato1: z.nullish(z.string()),
    cdDato2: z.nullish(z.string()),
    cdDato3: z.nullish(z.string()),
    cdDato4: z.nullish(z.string()),
    cdDato5: z.nullish(z.string()),
    cdDato6: z.nullish(z.string())
});

/**
 * One plan of a rated quote ("Quote response" of specification 2, section 3).
 */
export const zPlanCotizado = z.object({
    id: z.int(),
    plan: z.string(),
    primaProrrata: z.nullish(z.number()),
    componenteProrrata: z.nullish(z.number()),
    totalProrrata: z.nullish(z.number()),
    primaAnual: z.nullish(z.number()),
    componenteAnual: z.nullish(z.number()),
    totalAnual: z.nullable(z.number()),
    noItem: z.int(),
    idPlanPago: z.int(),
    entidad: z.nullish(z.int()),
    idProducto: z.nullish(z.int()),
    idArea: z.nullish(z.int()),
    idContratante: z.nullish(z.int()),
    tipoDocContratante: z.nullish(z.string()),
    noDocContratante: z.nullish(z.string()),
    nombreContratante: z.nullish(z.string()),
    nombreRamo: z.nullish(z.string()),
    nombreProducto: z.nullish(z.string())
});

export const zPlanesAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: z.array(zPlanCotizado)
});

/**
 * A document that was uploaded for a quote.
 */
export const zCotizacionDocumento = z.object({
    idDocumentoTramite: z.int(),
    nmArchivo: z.string(),
    feEmisionDocumento: z.nullish(z.string()),
    feVencimientoDocumento: z.nullish(z.string())
});

/**
 * What was issued (specification 2, section 3, "Issuance").
 */
export const zEmision = z.object({
    nuPoliza: z.int(),
    nuCertificado: z.int(),
    cdRecibo: z.nullish(z.int())
});

/**
 * A quote with its applicant, technical values and plans.
 */
export const zCotizacion = z.object({
    nuCotizacion: z.int(),
    producto: z.nullish(z.string()),
    asegurado: z.nullish(z.string()),
    tipoDocumento: z.nullish(z.string()),
    numDocumento: z.nullish(z.string()),
    fecha: z.nullish(z.string()),
    estatus: z.nullish(z.string()),
    idEstatus: z.int(),
    cdEntidad: z.int(),
    cdMoneda: z.int(),
    cdProducto: z.int(),
    cdArea: z.int(),
    feDesde: z.nullish(z.string()),
    feHasta: z.nullish(z.string()),
    idContratante: z.nullish(z.int()),
    tipoDocContratante: z.nullish(z.string()),
    noDocContratante: z.nullish(z.string()),
    nombreContratante: z.nullish(z.string()),
    datos: z.array(zDatoTecnico),
    planes: z.array(zPlanCotizado),
    documentos: z.nullish(z.array(zCotizacionDocumento)),
    emision: z.nullish(zEmision)
});

export const zCotizacionAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: zCotizacion
});

/**
 * Region and branch of an intermediary in an entity ("Intermediary region config" of specification 2, section 3).
 */
export const zRegionMediador = z.object({
    cdRegion: z.int(),
    cdSucursal: z.int(),
    cdEntidad: z.int()
});

export const zRegionesMediadorAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: z.array(zRegionMediador)
});

/**
 * The plans, each with its prices.
 */
export const zCreateCotizacionResponse = zPlanesAnswer;

/**
 * The quote.
 */
export const zFetchCotizacionResponse = zCotizacionAnswer;

/**
 * The configuration of each entity.
 */
export const zFetchRegionesByMediadorResponse = zRegionesMediadorAnswer;
