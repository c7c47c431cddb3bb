import * as z from 'zod/mini';
import { tipoCuentaTarjeta } from '../../../domain/cards.ts';
import { normaliseNumeroDocumento, numeroDocumentoPattern } from '../../../domain/documents.ts';
import { normaliseTelefono } from '../../../domain/phones.ts';
import { parseTypedDay } from '../../../format/typed-days.ts';

/** The messages of section 5 that the specification quotes, and those that it leaves to us. */
export const mensajes = {
  obligatorio: 'Este campo es obligatorio.',
  sinTelefonos: 'Debe agregar al menos un número de teléfono',
  sinCorreos: 'Debe agregar al menos un correo electrónico',
  sinDirecciones: 'Debe agregar al menos una dirección',
  sinCobro: 'Debe agregar al menos una dirección de cobro',
  largo: (max: number) => `Escribe como máximo ${max} caracteres.`,
  numerico: 'Escribe solo números.',
  digitos: (max: number) => `Escribe como máximo ${max} dígitos.`,
  documento: 'Escribe solo letras y números, 20 como máximo.',
  cuenta: 'Escribe solo letras y números, 34 como máximo.',
  correo: 'Escribe un correo como nombre@dominio.com, sin tildes ni ñ.',
  fecha: 'Escribe una fecha que exista, como 31-12-1990.',
  fechaFutura: 'La fecha de nacimiento no puede ser posterior a hoy.',
  postal: 'Escribe exactamente 4 dígitos.',
  mes: 'Escribe un mes del 1 al 12.',
  anio: 'Escribe un año de cuatro cifras.',
  anioPasado: 'El año no puede ser anterior al actual.',
  vencida: 'La tarjeta está vencida.',
} as const;

const filled = (typed: string) => typed.trim() !== '';
const length = (typed: string) => Array.from(typed.trim()).length;

const required = () => z.refine<string>(filled, { message: mensajes.obligatorio });
const atMost = (max: number) => z.refine<string>((text) => length(text) <= max, { message: mensajes.largo(max) });
/** A rule about what is given; nothing breaks no rule. */
const given = (holds: (typed: string) => boolean, message: string) =>
  z.refine<string>((text) => !filled(text) || holds(text.trim()), { message });

const choice = z.string().check(required());
const optional = z.string();
const flag = z.boolean();
const filledText = (max: number) => z.string().check(required(), atMost(max));
const optionalText = (max: number) => z.string().check(atMost(max));
const digits = (max: number) =>
  z.string().check(
    required(),
    given((typed) => /^\d+$/.test(normaliseTelefono(typed)), mensajes.numerico),
    given((typed) => normaliseTelefono(typed).length <= max, mensajes.digitos(max)),
  );
const documento = z.string().check(
  required(),
  given((typed) => numeroDocumentoPattern.test(normaliseNumeroDocumento(typed)), mensajes.documento),
);
const day = () => [required(), given((typed) => parseTypedDay(typed) !== null, mensajes.fecha)] as const;

/** Specification 1, section 5, "Client basic data". `today` is a day string. */
export const basicSchema = (today: string) =>
  z.object({
    idTipoPersona: choice,
    idPais: choice,
    idTipoDocumento: choice,
    nuDocumento: documento,
    fechaVencDocumento: z.string().check(...day()),
    razonSocial: optionalText(200),
    fechaNacimiento: z.string().check(
      ...day(),
      given((typed) => (parseTypedDay(typed) ?? '') <= today, mensajes.fechaFutura),
    ),
    primerNombre: filledText(100),
    segundoNombre: optionalText(100),
    primerApellido: filledText(100),
    segundoApellido: optionalText(100),
    sexo: choice,
    idEstadoCivil: choice,
    apellidoCasado: optionalText(100),
    paisNacimiento: choice,
    idProvincia: optional,
    idCiudad: optional,
    idNacionalidad: choice,
    idPaisResidencia: optional,
    idActividadDeportiva: optional,
    idGrupoPersona: choice,
    idTipoCanalInformacion: optional,
  });

/** Specification 1, section 5, "Phone". */
export const telefonoSchema = z.object({
  idTipoNumero: choice,
  idPais: choice,
  nuArea: digits(5),
  numero: digits(15),
  idStatus: choice,
  idCanalInformacion: optional,
});

/** Specification 1, section 5, "Email". */
export const correoSchema = z.object({
  email: z.string().check(
    required(),
    atMost(254),
    given((typed) => z.regexes.email.test(typed), mensajes.correo),
  ),
  idTipoCorreo: choice,
  idStatus: choice,
  idCanalInformacion: optional,
});

/** Specification 1, section 5, "Address". */
export const direccionSchema = z.object({
  idTipoDireccion: choice,
  idPais: choice,
  idProvincia: choice,
  idMunicipio: choice,
  idCiudad: choice,
  idZona: choice,
  calle: filledText(200),
  codigoPostal: z.string().check(given((typed) => /^\d{4}$/.test(typed), mensajes.postal)),
  idStatus: choice,
  idTipoVivienda: choice,
  numero: filledText(100),
  piso: optionalText(2),
  apto: optionalText(50),
  observacion: optionalText(500),
  cobro: flag,
  postal: flag,
  fiscal: flag,
});

const month = (typed: string) => (/^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0);

/** Specification 1, section 5, "Bank domicile", and section 4: a card has a month and a year. `today` is a day string. */
export const domicilioSchema = (today: string) => {
  const thisYear = today.slice(0, 4);
  return z
    .object({
      idBanco: choice,
      idTipoCuenta: choice,
      idMoneda: choice,
      noCuenta: z.string().check(
        required(),
        given((typed) => /^[0-9A-Za-z]{1,34}$/.test(normaliseNumeroDocumento(typed)), mensajes.cuenta),
      ),
      idTipoTarjeta: optional,
      mes: z.string().check(given((typed) => month(typed) >= 1 && month(typed) <= 12, mensajes.mes)),
      anio: z.string().check(
        given((typed) => /^\d{4}$/.test(typed), mensajes.anio),
        given((typed) => typed >= thisYear, mensajes.anioPasado),
      ),
      idTipoDocumento: choice,
      identificacion: documento,
      titular: filledText(200),
      idSexo: optional,
      idNacionalidad: optional,
      inPreferida: flag,
      inCobro: flag,
      inPago: flag,
    })
    .check(({ value, issues }) => {
      if (value.idTipoCuenta !== tipoCuentaTarjeta) return;
      const complain = (field: 'mes' | 'anio', message: string) =>
        issues.push({ code: 'custom', input: value[field], path: [field], message });
      if (!filled(value.mes)) complain('mes', mensajes.obligatorio);
      if (!filled(value.anio)) complain('anio', mensajes.obligatorio);
      // Valid to the end of its month (decisions, "Clients").
      const lastMonth = `${value.anio.trim()}-${String(month(value.mes)).padStart(2, '0')}`;
      if (value.anio.trim() === thisYear && month(value.mes) > 0 && lastMonth < today.slice(0, 7))
        complain('mes', mensajes.vencida);
    });
};

const someRow = (message: string) => z.refine<readonly unknown[]>((rows) => rows.length > 0, { message });

/** Specification 1, section 5, "Contact data": the lists; their rows were checked when they were added. */
export const contactSchema = z.object({
  telefonos: z.array(telefonoSchema).check(someRow(mensajes.sinTelefonos)),
  correos: z.array(correoSchema).check(someRow(mensajes.sinCorreos)),
  direcciones: z.array(direccionSchema).check(
    someRow(mensajes.sinDirecciones),
    z.refine((rows) => rows.length === 0 || rows.some(({ cobro }) => cobro), { message: mensajes.sinCobro }),
  ),
});

/** Specification 1, section 5, "Financial data". */
export const financialSchema = (today: string) =>
  z.object({
    beneficiarioCheque: filledText(400),
    idTipoOcupacion: optional,
    idActividadEconomica: choice,
    actividadEconomicaAdc: optional,
    idProfesion: optional,
    nombreEmpresa: optionalText(200),
    idSector: optional,
    codigoEmpleado: optionalText(50),
    idOficioRiesgo: choice,
    idAfinidad: optional,
    domicilioBancarios: z.array(domicilioSchema(today)),
  });
