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
 * Counts of quotes or of issuances; `compleada` is written so on the wire.
 */
export const zEstadoCount = z.object({
    compleada: z.int(),
    pendiente: z.int(),
    anulada: z.int()
});

export const zEstadoCountAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: zEstadoCount
});

/**
 * Counts of requests.
 */
export const zSolicitudesCount = z.object({
    compleada: z.int(),
    pendiente: z.int(),
    nuevos: z.int()
});

export const zSolicitudesCountAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: zSolicitudesCount
});

/**
 * A balance in one currency; currencies are never added up.
 */
export const zSaldo = z.object({
    saldo: z.nullable(z.number()),
    moneda: z.nullable(z.string())
});

export const zSaldosAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: z.union([
        z.array(zSaldo),
        zSaldo
    ])
});

/**
 * The commissions of one month.
 */
export const zComisionMes = z.object({
    fecha: z.string(),
    montoPagar: z.nullable(z.number())
});

export const zComisionesAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: z.array(zComisionMes)
});

/**
 * The counts.
 */
export const zFetchCotizacionesCountResponse = zEstadoCountAnswer;

/**
 * The counts.
 */
export const zFetchEmisionesCountResponse = zEstadoCountAnswer;

/**
 * The counts.
 */
export const zFetchSolicitudesCountResponse = zSolicitudesCountAnswer;

/**
 * The amounts.
 */
export const zFetchPrimasCobrablesResponse = zSaldosAnswer;

/**
 * The balances.
 */
export const zFetchAntiguedadSaldosResponse = zSaldosAnswer;

/**
 * The months that have commissions.
 */
export const zFetchComisionesByMonthResponse = zComisionesAnswer;
