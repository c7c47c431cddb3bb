import {
  type ClienteValues,
  type CorreoValues,
  type DireccionValues,
  type DomicilioValues,
  noCliente,
  noDireccion,
  noDomicilio,
  type TelefonoValues,
} from '../../src/features/clientes/form/cliente-values.ts';

/** A phone as a person types it. */
export const telefono: TelefonoValues = {
  idTipoNumero: '1',
  idPais: '1',
  nuArea: '809',
  numero: '555-0147',
  idStatus: 'A',
  idCanalInformacion: '',
};

/** An e-mail address as a person types it. */
export const correo: CorreoValues = { email: ' ana@ejemplo.do ', idTipoCorreo: 'P', idStatus: 'A', idCanalInformacion: '' };

/** A billing address as a person types it. */
export const direccion: DireccionValues = {
  ...noDireccion,
  idTipoDireccion: 'R',
  idPais: '1',
  idProvincia: '1',
  idMunicipio: '1',
  idCiudad: '1',
  idZona: '3',
  calle: 'Av. Bolívar',
  idStatus: 'A',
  idTipoVivienda: 'A',
  numero: '54',
  cobro: true,
  direccionCompleta: 'Av. Bolívar, 54, Piantini',
};

/** A card as a person types it. */
export const tarjeta: DomicilioValues = {
  ...noDomicilio,
  idBanco: '2',
  idTipoCuenta: 'T',
  idMoneda: '1',
  noCuenta: '4111 1111 1111 1111',
  idTipoTarjeta: '1',
  mes: '9',
  anio: '2028',
  idTipoDocumento: 'CED',
  identificacion: '402-2154903-9',
  titular: 'Ana Núñez',
};

/** A client that breaks no rule on 2026-11-20. */
export const cliente: ClienteValues = {
  ...noCliente,
  idTipoPersona: '1',
  idPais: '1',
  idTipoDocumento: 'CED',
  nuDocumento: '402-2154903-9',
  fechaVencDocumento: '31-12-2030',
  fechaNacimiento: '29-02-1984',
  primerNombre: 'Ana',
  primerApellido: 'Núñez',
  sexo: '2',
  idEstadoCivil: '1',
  paisNacimiento: '1',
  idNacionalidad: '1',
  idGrupoPersona: '1',
  telefonos: [telefono],
  correos: [correo],
  direcciones: [direccion],
  beneficiarioCheque: 'Ana Núñez',
  idActividadEconomica: '4',
  idOficioRiesgo: '1',
};
