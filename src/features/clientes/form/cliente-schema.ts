import * as z from 'zod/mini';
import { tipoCuentaTarjeta } from '../../../domain/cards.ts';
import { normaliseNumeroDocumento } from '../../../domain/documents.ts';
import { filledDocumento } from '../../shared/cliente/documento-rules.ts';
import {
  choice,
  existingDay,
  filledCorreo,
  filledTelefono,
  filledText,
  flag,
  given,
  optional,
  oneNumber,
  optionalCode,
  optionalText,
  required,
  ruleMessages,
  someRow,
} from '../../../kit/form/rules.ts';
import { parseTypedDay, toDay } from '../../../format/typed-days.ts';
import { cleanTyped } from '../../../text/typed-text.ts';

/** The messages of section 5: those that the specification quotes, and our own. */
export const messages = {
  ...ruleMessages,
  noTelefonos: 'Debe agregar al menos un número de teléfono',
  noCorreos: 'Debe agregar al menos un correo electrónico',
  noDirecciones: 'Debe agregar al menos una dirección',
  noCobro: 'Debe agregar al menos una dirección de cobro',
  cuenta: 'Escribe solo letras y números, 34 como máximo.',
  birthInFuture: 'La fecha de nacimiento no puede ser posterior a hoy.',
  birthTooEarly: 'La fecha de nacimiento no puede ser anterior al 01-01-1900.',
  dayTooLate: (years: number) => `La fecha no puede pasar de ${years} años a partir de hoy.`,
  postal: 'Escribe exactamente 4 dígitos.',
  mes: 'Escribe un mes del 1 al 12.',
  anio: 'Escribe un año de cuatro cifras.',
  yearPast: 'El año no puede ser anterior al actual.',
  yearTooLate: (last: number) => `El año no puede pasar de ${last}.`,
  expired: 'La tarjeta está vencida.',
} as const;

/** Limits of the service (assumptions C23): first birth, years until document and card expire. */
const firstBirth = '1900-01-01';
const documentYears = 50;
const cardYears = 20;
const yearsAfter = (today: string, years: number) => `${Number(today.slice(0, 4)) + years}${today.slice(4)}`;

const day = () => [required(), existingDay()] as const;

/** Specification 1, section 5, "Client basic data". `today` is a day (`yyyy-MM-dd`). */
export const basicSchema = (today: string) =>
  z.object({
    idTipoPersona: choice,
    idPais: choice,
    idTipoDocumento: choice,
    nuDocumento: filledDocumento(),
    fechaVencDocumento: z.string().check(
      ...day(),
      given((typed) => toDay(typed) <= yearsAfter(today, documentYears), messages.dayTooLate(documentYears)),
    ),
    razonSocial: optionalText(200),
    fechaNacimiento: z.string().check(
      ...day(),
      given((typed) => toDay(typed) <= today, messages.birthInFuture),
      given((typed) => (parseTypedDay(typed) ?? firstBirth) >= firstBirth, messages.birthTooEarly),
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
    residenteDo: optional,
    residenteEEUU: optional,
    pep: optional,
    vip: optional,
  });

/** Specification 1, section 5, "Phone". */
export const telefonoSchema = z.object({
  idTipoNumero: choice,
  idPais: choice,
  nuArea: filledTelefono(5),
  numero: filledTelefono(15),
  idStatus: choice,
  idCanalInformacion: optional,
});

/** Specification 1, section 5, "Email". */
export const correoSchema = z.object({
  email: filledCorreo(),
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
  codigoPostal: z.string().check(given((typed) => /^\d{4}$/.test(typed), messages.postal)),
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

const month = (typed: string) => (/^\d{1,2}$/.test(cleanTyped(typed)) ? Number(cleanTyped(typed)) : 0);

/** Specification 1, section 5, "Bank domicile", and section 4; `today` is a day (`yyyy-MM-dd`). */
export const domicilioSchema = (today: string) => {
  const thisYear = today.slice(0, 4);
  const lastYear = Number(thisYear) + cardYears;
  return z
    .object({
      idBanco: choice,
      idTipoCuenta: choice,
      idMoneda: choice,
      noCuenta: z.string().check(
        required(),
        oneNumber(),
        given((typed) => /^[0-9A-Za-z]{1,34}$/.test(normaliseNumeroDocumento(typed)), messages.cuenta),
      ),
      idTipoTarjeta: optional,
      mes: z.string().check(given((typed) => month(typed) >= 1 && month(typed) <= 12, messages.mes)),
      anio: z.string().check(
        given((typed) => /^\d{4}$/.test(typed), messages.anio),
        given((typed) => typed >= thisYear, messages.yearPast),
        given((typed) => Number(typed) <= lastYear, messages.yearTooLate(lastYear)),
      ),
      idTipoDocumento: choice,
      identificacion: filledDocumento(),
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
      const anio = cleanTyped(value.anio);
      if (cleanTyped(value.mes) === '') complain('mes', messages.required);
      if (anio === '') complain('anio', messages.required);
      // A card is valid to the end of its month (assumptions C12).
      const lastMonth = `${anio}-${String(month(value.mes)).padStart(2, '0')}`;
      if (anio === thisYear && month(value.mes) > 0 && lastMonth < today.slice(0, 7)) complain('mes', messages.expired);
    });
};

/** Specification 1, section 5, "Contact data": the lists; each row is checked when added. */
export const contactSchema = z.object({
  telefonos: z.array(telefonoSchema).check(someRow(messages.noTelefonos)),
  correos: z.array(correoSchema).check(someRow(messages.noCorreos)),
  direcciones: z.array(direccionSchema).check(
    someRow(messages.noDirecciones),
    z.refine((rows) => rows.length === 0 || rows.some(({ cobro }) => cobro), { message: messages.noCobro }),
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
    codigoEmpleado: optionalCode(50),
    idOficioRiesgo: choice,
    idAfinidad: optional,
    domicilioBancarios: z.array(domicilioSchema(today)),
  });
