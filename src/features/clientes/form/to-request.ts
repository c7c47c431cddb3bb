import { tipoCuentaTarjeta } from '../../../domain/cards.ts';
import { normaliseNumeroDocumento } from '../../../domain/documents.ts';
import { hasRazonSocial } from '../../../domain/person-types.ts';
import { normaliseTelefono } from '../../../domain/phones.ts';
import { toDay } from '../../../format/typed-days.ts';
import type { components } from '../../../generated/core.ts';
import { cleanTyped } from '../../../text/typed-text.ts';
import type { ClienteValues, CorreoValues, DireccionValues, DomicilioValues, TelefonoValues } from './cliente-values.ts';

type Schemas = components['schemas'];

/** The body of POST /v1/clientes. */
export type ClienteRequest = Schemas['ClienteRequest'];

const id = (key: string) => Number(key);
const optionalId = (key: string) => (key === '' ? null : Number(key));
const text = (typed: string) => typed.trim();
const optionalText = (typed: string) => text(typed) || null;
const joined = (parts: readonly string[], separator: string) => parts.map(text).filter(Boolean).join(separator);

const toTelefono = (phone: TelefonoValues) =>
  ({
    consecutivo: null,
    idPersona: null,
    idPais: id(phone.idPais),
    idTipoNumero: id(phone.idTipoNumero),
    nuArea: normaliseTelefono(phone.nuArea),
    numero: normaliseTelefono(phone.numero),
    idStatus: phone.idStatus,
    idCanalInformacion: phone.idCanalInformacion || null,
  }) satisfies Schemas['TelefonoRequest'];

const toCorreo = (correo: CorreoValues) =>
  ({
    email: cleanTyped(correo.email),
    idTipoCorreo: correo.idTipoCorreo,
    idStatus: correo.idStatus,
    idCanalInformacion: correo.idCanalInformacion || null,
  }) satisfies Schemas['CorreoRequest'];

const toDireccion = (direccion: DireccionValues) =>
  ({
    idTipoDireccion: direccion.idTipoDireccion,
    idPais: id(direccion.idPais),
    idProvincia: id(direccion.idProvincia),
    idMunicipio: id(direccion.idMunicipio),
    idCiudad: id(direccion.idCiudad),
    idZona: id(direccion.idZona),
    calle: text(direccion.calle),
    codigoPostal: optionalId(cleanTyped(direccion.codigoPostal)),
    idStatus: direccion.idStatus,
    idTipoVivienda: direccion.idTipoVivienda,
    numero: text(direccion.numero),
    piso: optionalText(direccion.piso),
    apto: optionalText(direccion.apto),
    longitud: null,
    latitud: null,
    direccionCompleta: direccion.direccionCompleta,
    observacion: optionalText(direccion.observacion),
    cobro: direccion.cobro,
    postal: direccion.postal,
    fiscal: direccion.fiscal,
  }) satisfies Schemas['DireccionRequest'];

/** `yyyy-MM-01`, only for a given month and year (specification 1, section 4). */
const vencimiento = (mes: string, anio: string) =>
  cleanTyped(mes) && cleanTyped(anio) ? { fechaVencimiento: `${cleanTyped(anio)}-${cleanTyped(mes).padStart(2, '0')}-01` } : {};

function toDomicilio(domicilio: DomicilioValues) {
  const isCard = domicilio.idTipoCuenta === tipoCuentaTarjeta;
  return {
    idDomicilioBancario: 1,
    idBanco: id(domicilio.idBanco),
    noCuenta: normaliseNumeroDocumento(domicilio.noCuenta),
    idTipoCuenta: domicilio.idTipoCuenta,
    idTipoTarjeta: isCard ? optionalId(domicilio.idTipoTarjeta) : null,
    ...(isCard && vencimiento(domicilio.mes, domicilio.anio)),
    idEstatus: 1,
    idMoneda: id(domicilio.idMoneda),
    inPreferida: domicilio.inPreferida ? 1 : 0,
    inPago: domicilio.inPago ? 1 : 0,
    inCobro: domicilio.inCobro ? 1 : 0,
    idTipoDocumento: domicilio.idTipoDocumento,
    identificacion: normaliseNumeroDocumento(domicilio.identificacion),
    titular: text(domicilio.titular),
    idSexo: optionalId(domicilio.idSexo),
    idNacionalidad: optionalId(domicilio.idNacionalidad),
  } satisfies Schemas['DomicilioBancarioRequest'];
}

const joinNames = (values: ClienteValues): string =>
  joined([values.primerNombre, values.segundoNombre, values.primerApellido, values.segundoApellido], ' ');

/** The razón social of a person type that has one, otherwise the names (assumptions C10). */
export const nombreCompleto = (values: ClienteValues): string =>
  (hasRazonSocial(values.idTipoPersona) && text(values.razonSocial)) || joinNames(values);

/** The whole address, comma-joined in the order of assumptions C10. */
export function direccionCompleta(
  { calle, numero, piso, apto }: DireccionValues,
  names: Readonly<Record<'zona' | 'municipio' | 'ciudad' | 'provincia' | 'pais', string>>,
): string {
  return joined([calle, numero, piso, apto, names.zona, names.municipio, names.ciudad, names.provincia, names.pais], ', ');
}

/** The body that creates a client (specification 1, sections 3 and 7; assumptions C9). */
export function toClienteRequest(values: ClienteValues) {
  return {
    id: null,
    idTipoPersona: id(values.idTipoPersona),
    razonSocial: hasRazonSocial(values.idTipoPersona) ? optionalText(values.razonSocial) : null,
    idPais: id(values.idPais),
    idTipoDocumento: values.idTipoDocumento,
    nuDocumento: normaliseNumeroDocumento(values.nuDocumento),
    fechaVencDocumento: toDay(values.fechaVencDocumento),
    fechaNacimiento: toDay(values.fechaNacimiento),
    nombreCompleto: nombreCompleto(values),
    primerNombre: text(values.primerNombre),
    segundoNombre: optionalText(values.segundoNombre),
    primerApellido: text(values.primerApellido),
    segundoApellido: optionalText(values.segundoApellido),
    apellidoCasado: optionalText(values.apellidoCasado),
    idSexo: id(values.sexo),
    idEstadoCivil: id(values.idEstadoCivil),
    idPaisNacimiento: id(values.paisNacimiento),
    idProvincia: optionalId(values.idProvincia),
    idCiudad: optionalId(values.idCiudad),
    idNacionalidad: id(values.idNacionalidad),
    idPaisResidencia: optionalId(values.idPaisResidencia),
    residenteDo: values.residenteDo === 'si',
    residenteEEUU: values.residenteEEUU === 'si',
    idActividadDeportiva: optionalId(values.idActividadDeportiva),
    idGrupoPersona: id(values.idGrupoPersona),
    idTipoCanalInformacion: optionalId(values.idTipoCanalInformacion),
    pep: values.pep === 'si',
    vip: values.vip === 'si',
    sujetoObligado: false,
    incapacitado: false,
    beneficiarioCheque: text(values.beneficiarioCheque),
    idTipoOcupacion: optionalId(values.idTipoOcupacion),
    idActividadEconomica: id(values.idActividadEconomica),
    actividadEconomicaAdc: optionalId(values.actividadEconomicaAdc),
    idProfesion: optionalId(values.idProfesion),
    nombreEmpresa: optionalText(values.nombreEmpresa),
    idSector: optionalId(values.idSector),
    codigoEmpleado: cleanTyped(values.codigoEmpleado) || null,
    idOficioRiesgo: id(values.idOficioRiesgo),
    idAfinidad: values.idAfinidad || null,
    idIngresoPromedio: null,
    idIngresoPromedioAnual: null,
    idIngresoPromedioAdc: null,
    idPromedioPrimaAnualPagada: null,
    actComercialOrigenFondos: null,
    idActCTipoDocumento: null,
    actCNumeroIdentificacion: null,
    idReceptorFacElectronica: null,
    facturaFiscalEspecial: false,
    contribuyenteEspecialMoneda: null,
    confirmed: true,
    telefonos: values.telefonos.map(toTelefono),
    correos: values.correos.map(toCorreo),
    direcciones: values.direcciones.map(toDireccion),
    domicilioBancarios: values.domicilioBancarios.map(toDomicilio),
  } satisfies ClienteRequest;
}
