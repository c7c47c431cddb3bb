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
 * A country. Its `id` is what every call sends; `idSigla` and `telPrefijo` are shown.
 */
export const zPais = z.object({
    id: z.int(),
    nombre: z.string(),
    idSigla: z.nullish(z.string()),
    telPrefijo: z.nullish(z.string()),
    idNacimiento: z.nullish(z.int())
});

export const zPaisesAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: z.array(zPais)
});

/**
 * A birth country; a client's `paisNacimiento.id` is matched with `idNacimiento` (specification 1, section 2).
 */
export const zPaisNacimiento = z.object({
    id: z.int(),
    nombre: z.string(),
    idSigla: z.nullish(z.string()),
    telPrefijo: z.nullish(z.string()),
    idNacimiento: z.int()
});

export const zPaisesNacimientoAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: z.array(zPaisNacimiento)
});

/**
 * An affinity, keyed by its code.
 */
export const zAfinidad = z.object({
    tipo: z.string(),
    nombre: z.string()
});

export const zAfinidadesAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: z.array(zAfinidad)
});

/**
 * Countries.
 */
export const zFetchPaisesResponse = zPaisesAnswer;

/**
 * Birth countries.
 */
export const zFetchPaisesNacimientoResponse = zPaisesNacimientoAnswer;

/**
 * The provinces.
 */
export const zFetchProvinciasResponse = zCatalogoAnswer;

/**
 * The cities.
 */
export const zFetchCiudadesResponse = zCatalogoAnswer;

/**
 * The municipalities.
 */
export const zFetchMunicipiosResponse = zCatalogoAnswer;

/**
 * The sectors.
 */
export const zFetchZonasResponse = zCatalogoAnswer;

/**
 * Sexes.
 */
export const zFetchSexosResponse = zCatalogoAnswer;

/**
 * Civil statuses.
 */
export const zFetchEstadoCivilesResponse = zCatalogoAnswer;

/**
 * Nationalities.
 */
export const zFetchNacionalidadesResponse = zCatalogoAnswer;

/**
 * Sports activities.
 */
export const zFetchActividadesDeportivasResponse = zCatalogoAnswer;

/**
 * Person groups.
 */
export const zFetchGrupoPersonasResponse = zCatalogoAnswer;

/**
 * Information-channel types.
 */
export const zFetchTipoCanalInformacionesResponse = zCatalogoAnswer;

/**
 * Professions.
 */
export const zFetchProfesionesResponse = zCatalogoAnswer;

/**
 * Economic sectors.
 */
export const zFetchSectoresEconomicosResponse = zCatalogoAnswer;

/**
 * Occupations.
 */
export const zFetchOcupacionesResponse = zCatalogoAnswer;

/**
 * The economic activities.
 */
export const zFetchActividadesEconomicasResponse = zCatalogoAnswer;

/**
 * Risk trades.
 */
export const zFetchOficioRiesgosResponse = zCatalogoAnswer;

/**
 * Affinities.
 */
export const zFetchAfinidadesResponse = zAfinidadesAnswer;

/**
 * Phone types.
 */
export const zFetchTipoTelefonosResponse = zCatalogoAnswer;

/**
 * The banks.
 */
export const zFetchBancosResponse = zCatalogoAnswer;

/**
 * Account types.
 */
export const zFetchTipoCuentasBancariasResponse = zCodigosAnswer;

/**
 * Card types.
 */
export const zFetchTipoTarjetasResponse = zCatalogoAnswer;
