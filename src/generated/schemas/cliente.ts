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
 * The birth country; its `id` is the country's `idNacimiento` (specification 1, section 2, "Client view").
 */
export const zPaisNacimientoRef = z.object({
    id: z.int(),
    nombre: z.nullish(z.string())
});

export const zTelefono = z.object({
    consecutivo: z.nullish(z.int()),
    idPersona: z.nullish(z.int()),
    idPais: z.nullish(z.int()),
    idTipoNumero: z.nullish(z.int()),
    nuArea: z.nullish(z.string()),
    numero: z.string(),
    idStatus: z.nullish(z.string()),
    idCanalInformacion: z.nullish(z.string())
});

export const zCorreo = z.object({
    email: z.string(),
    idTipoCorreo: z.nullish(z.string()),
    idStatus: z.nullish(z.string()),
    idCanalInformacion: z.nullish(z.string())
});

export const zDireccion = z.object({
    idTipoDireccion: z.nullish(z.string()),
    idPais: z.nullish(z.int()),
    idProvincia: z.nullish(z.int()),
    idMunicipio: z.nullish(z.int()),
    idCiudad: z.nullish(z.int()),
    idZona: z.nullish(z.int()),
    calle: z.nullish(z.string()),
    codigoPostal: z.nullish(z.int()),
    idStatus: z.nullish(z.string()),
    idTipoVivienda: z.nullish(z.string()),
    numero: z.nullish(z.string()),
    piso: z.nullish(z.string()),
    apto: z.nullish(z.string()),
    longitud: z.nullish(z.number()),
    latitud: z.nullish(z.number()),
    direccionCompleta: z.nullish(z.string()),
    observacion: z.nullish(z.string()),
    cobro: z.nullish(z.boolean()),
    postal: z.nullish(z.boolean()),
    fiscal: z.nullish(z.boolean())
});

/**
 * A bank account or card for direct debit, as the client holds it.
 */
export const zDomicilioBancario = z.object({
    idDomicilioBancario: z.nullish(z.int()),
    idBanco: z.nullish(z.int()),
    noCuenta: z.nullish(z.string()),
    idTipoCuenta: z.nullish(z.string()),
    idTipoTarjeta: z.nullish(z.int()),
    fechaVencimiento: z.nullish(z.string()),
    idEstatus: z.nullish(z.int()),
    idMoneda: z.nullish(z.int()),
    inPreferida: z.nullish(z.int()),
    inPago: z.nullish(z.int()),
    inCobro: z.nullish(z.int()),
    idTipoDocumento: z.nullish(z.string()),
    identificacion: z.nullish(z.string()),
    titular: z.nullish(z.string()),
    idSexo: z.nullish(z.int()),
    idNacionalidad: z.nullish(z.int())
});

/**
 * A whole client (specification 1, section 3). `sexo` and `paisNacimiento` are named so here and `idSexo` and
 * `idPaisNacimiento` in the body that creates a client.
 *
 */
export const zCliente = z.object({
    id: z.int(),
    idTipoPersona: z.int(),
    razonSocial: z.nullish(z.string()),
    idPais: z.nullish(z.int()),
    idTipoDocumento: z.string(),
    nuDocumento: z.string(),
    fechaVencDocumento: z.nullish(z.string()),
    fechaNacimiento: z.nullish(z.string()),
    nombreCompleto: z.string(),
    primerNombre: z.nullish(z.string()),
    segundoNombre: z.nullish(z.string()),
    primerApellido: z.nullish(z.string()),
    segundoApellido: z.nullish(z.string()),
    apellidoCasado: z.nullish(z.string()),
    sexo: z.nullish(z.int()),
    idEstadoCivil: z.nullish(z.int()),
    paisNacimiento: z.nullish(zPaisNacimientoRef),
    idProvincia: z.nullish(z.int()),
    idCiudad: z.nullish(z.int()),
    idNacionalidad: z.nullish(z.int()),
    idPaisResidencia: z.nullish(z.int()),
    residenteDo: z.nullish(z.boolean()),
    residenteEEUU: z.nullish(z.boolean()),
    idActividadDeportiva: z.nullish(z.int()),
    idGrupoPersona: z.nullish(z.int()),
    idTipoCanalInformacion: z.nullish(z.int()),
    pep: z.nullish(z.boolean()),
    vip: z.nullish(z.boolean()),
    sujetoObligado: z.nullish(z.boolean()),
    incapacitado: z.nullish(z.boolean()),
    beneficiarioCheque: z.nullish(z.string()),
    idTipoOcupacion: z.nullish(z.int()),
    idActividadEconomica: z.nullish(z.int()),
    actividadEconomicaAdc: z.nullish(z.int()),
    idProfesion: z.nullish(z.int()),
    nombreEmpresa: z.nullish(z.string()),
    idSector: z.nullish(z.int()),
    codigoEmpleado: z.nullish(z.string()),
    idOficioRiesgo: z.nullish(z.int()),
    idAfinidad: z.nullish(z.string()),
    idIngresoPromedio: z.nullish(z.int()),
    idIngresoPromedioAnual: z.nullish(z.int()),
    idIngresoPromedioAdc: z.nullish(z.int()),
    idPromedioPrimaAnualPagada: z.nullish(z.int()),
    actComercialOrigenFondos: z.nullish(z.string()),
    idActCTipoDocumento: z.nullish(z.string()),
    actCNumeroIdentificacion: z.nullish(z.string()),
    idReceptorFacElectronica: z.nullish(z.int()),
    facturaFiscalEspecial: z.nullish(z.boolean()),
    contribuyenteEspecialMoneda: z.nullish(z.int()),
    confirmed: z.nullish(z.boolean()),
    telefonos: z.array(zTelefono),
    correos: z.array(zCorreo),
    direcciones: z.array(zDireccion),
    domicilioBancarios: z.array(zDomicilioBancario)
});

export const zClienteAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: zCliente
});

/**
 * The client was created.
 */
export const zCreateClienteResponse = zDoneAnswer;

/**
 * The client.
 */
export const zFetchClienteResponse = zClienteAnswer;
