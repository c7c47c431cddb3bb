import { notEditing, type RecordValues } from '../../../kit/records/record-kind.ts';

/** An answer to a yes/no question; empty until answered. */
export type YesNo = '' | 'si' | 'no';

/** A phone as typed (specification 1, section 3, "Teléfono"). */
export interface TelefonoValues {
  readonly idTipoNumero: string;
  readonly idPais: string;
  readonly nuArea: string;
  readonly numero: string;
  readonly idStatus: string;
  readonly idCanalInformacion: string;
}

/** An e-mail address as typed. */
export interface CorreoValues {
  readonly email: string;
  readonly idTipoCorreo: string;
  readonly idStatus: string;
  readonly idCanalInformacion: string;
}

/** An address as typed; `direccionCompleta` is composed when the address is added. */
export interface DireccionValues {
  readonly idTipoDireccion: string;
  readonly idPais: string;
  readonly idProvincia: string;
  readonly idMunicipio: string;
  readonly idCiudad: string;
  readonly idZona: string;
  readonly calle: string;
  readonly codigoPostal: string;
  readonly idStatus: string;
  readonly idTipoVivienda: string;
  readonly numero: string;
  readonly piso: string;
  readonly apto: string;
  readonly observacion: string;
  readonly cobro: boolean;
  readonly postal: boolean;
  readonly fiscal: boolean;
  readonly direccionCompleta: string;
}

/** A bank account or card as typed. */
export interface DomicilioValues {
  readonly idBanco: string;
  readonly idTipoCuenta: string;
  readonly idMoneda: string;
  readonly noCuenta: string;
  readonly idTipoTarjeta: string;
  readonly mes: string;
  readonly anio: string;
  readonly idTipoDocumento: string;
  readonly identificacion: string;
  readonly titular: string;
  readonly idSexo: string;
  readonly idNacionalidad: string;
  readonly inPreferida: boolean;
  readonly inCobro: boolean;
  readonly inPago: boolean;
}

/** All values of the client form: days and numbers as typed, choices as keys of their catalogue. */
export interface ClienteValues {
  readonly idTipoPersona: string;
  readonly idPais: string;
  readonly idTipoDocumento: string;
  readonly nuDocumento: string;
  readonly fechaVencDocumento: string;
  readonly razonSocial: string;
  readonly fechaNacimiento: string;
  readonly primerNombre: string;
  readonly segundoNombre: string;
  readonly primerApellido: string;
  readonly segundoApellido: string;
  readonly sexo: string;
  readonly idEstadoCivil: string;
  readonly apellidoCasado: string;
  readonly paisNacimiento: string;
  readonly idProvincia: string;
  readonly idCiudad: string;
  readonly idNacionalidad: string;
  readonly idPaisResidencia: string;
  readonly residenteDo: YesNo;
  readonly residenteEEUU: YesNo;
  readonly idActividadDeportiva: string;
  readonly idGrupoPersona: string;
  readonly idTipoCanalInformacion: string;
  readonly pep: YesNo;
  readonly vip: YesNo;

  readonly telefonos: readonly TelefonoValues[];
  readonly correos: readonly CorreoValues[];
  readonly direcciones: readonly DireccionValues[];

  readonly beneficiarioCheque: string;
  /** Whether the user typed the beneficiary, which then no longer follows the names. */
  readonly beneficiarioTyped: boolean;
  readonly idTipoOcupacion: string;
  readonly idActividadEconomica: string;
  readonly actividadEconomicaAdc: string;
  readonly idProfesion: string;
  readonly nombreEmpresa: string;
  readonly idSector: string;
  readonly codigoEmpleado: string;
  readonly idOficioRiesgo: string;
  readonly idAfinidad: string;
  readonly domicilioBancarios: readonly DomicilioValues[];

  /** Rows that the user typed but has not added; drafts keep them. */
  readonly pending: {
    readonly telefono: TelefonoValues;
    readonly correo: CorreoValues;
    readonly direccion: DireccionValues;
    readonly domicilio: DomicilioValues;
  };
  readonly editing: RecordValues['editing'];
}

/** An empty add row of phones. */
export const noTelefono: TelefonoValues = {
  idTipoNumero: '',
  idPais: '',
  nuArea: '',
  numero: '',
  idStatus: '',
  idCanalInformacion: '',
};

/** An empty add row of e-mail addresses. */
export const noCorreo: CorreoValues = { email: '', idTipoCorreo: '', idStatus: '', idCanalInformacion: '' };

export const noDireccion: DireccionValues = {
  idTipoDireccion: '',
  idPais: '',
  idProvincia: '',
  idMunicipio: '',
  idCiudad: '',
  idZona: '',
  calle: '',
  codigoPostal: '',
  idStatus: '',
  idTipoVivienda: '',
  numero: '',
  piso: '',
  apto: '',
  observacion: '',
  cobro: false,
  postal: false,
  fiscal: false,
  direccionCompleta: '',
};

/** An empty bank account with the flags of specification 1, section 9. */
export const noDomicilio: DomicilioValues = {
  idBanco: '',
  idTipoCuenta: '',
  idMoneda: '',
  noCuenta: '',
  idTipoTarjeta: '',
  mes: '',
  anio: '',
  idTipoDocumento: '',
  identificacion: '',
  titular: '',
  idSexo: '',
  idNacionalidad: '',
  inPreferida: false,
  inCobro: true,
  inPago: false,
};

export const noCliente: ClienteValues = {
  idTipoPersona: '',
  idPais: '',
  idTipoDocumento: '',
  nuDocumento: '',
  fechaVencDocumento: '',
  razonSocial: '',
  fechaNacimiento: '',
  primerNombre: '',
  segundoNombre: '',
  primerApellido: '',
  segundoApellido: '',
  sexo: '',
  idEstadoCivil: '',
  apellidoCasado: '',
  paisNacimiento: '',
  idProvincia: '',
  idCiudad: '',
  idNacionalidad: '',
  idPaisResidencia: '',
  residenteDo: '',
  residenteEEUU: '',
  idActividadDeportiva: '',
  idGrupoPersona: '',
  idTipoCanalInformacion: '',
  pep: '',
  vip: '',
  telefonos: [],
  correos: [],
  direcciones: [],
  beneficiarioCheque: '',
  beneficiarioTyped: false,
  idTipoOcupacion: '',
  idActividadEconomica: '',
  actividadEconomicaAdc: '',
  idProfesion: '',
  nombreEmpresa: '',
  idSector: '',
  codigoEmpleado: '',
  idOficioRiesgo: '',
  idAfinidad: '',
  domicilioBancarios: [],
  pending: { telefono: noTelefono, correo: noCorreo, direccion: noDireccion, domicilio: noDomicilio },
  editing: notEditing,
};
