/** Labels of the client form by field; those of specification 1 are quoted to the letter. */
export const labels = {
  idTipoPersona: 'Tipo de persona',
  idPais: 'País',
  idTipoDocumento: 'Tipo de documento',
  nuDocumento: 'Número de documento',
  fechaVencDocumento: 'Fecha de vencimiento del documento',
  razonSocial: 'Razón social / Nombre Apellido',
  fechaNacimiento: 'Fecha de nacimiento',
  primerNombre: 'Primer nombre',
  segundoNombre: 'Segundo nombre',
  primerApellido: 'Primer apellido',
  segundoApellido: 'Segundo apellido',
  sexo: 'Sexo',
  idEstadoCivil: 'Estado civil',
  apellidoCasado: 'Apellido de casada o casado',
  paisNacimiento: 'País de nacimiento',
  idProvincia: 'Provincia o estado de nacimiento',
  idCiudad: 'Ciudad de nacimiento',
  idNacionalidad: 'Nacionalidad',
  idPaisResidencia: 'País de residencia',
  residenteDo: '¿Reside en el país?',
  residenteEEUU: '¿Reside en Estados Unidos?',
  idActividadDeportiva: 'Actividad deportiva',
  idGrupoPersona: 'Grupo de persona',
  idTipoCanalInformacion: 'Tipo de canal de información',
  pep: '¿Es una persona expuesta políticamente?',
  vip: '¿Es un cliente VIP?',
  telefonos: 'Teléfonos',
  correos: 'Correos electrónicos',
  direcciones: 'Direcciones',
  beneficiarioCheque: 'Beneficiario del cheque',
  idTipoOcupacion: 'Tipo de ocupación o actividad',
  idActividadEconomica: 'Actividad económica',
  actividadEconomicaAdc: 'Actividad económica adicional',
  idProfesion: 'Profesión',
  nombreEmpresa: 'Nombre de la empresa',
  idSector: 'Sector',
  codigoEmpleado: 'Código de empleado',
  idOficioRiesgo: 'Oficio de riesgo',
  idAfinidad: 'Afinidad',
  domicilioBancarios: 'Domiciliación bancaria',
} as const;

/** Labels of a phone's fields, and heads of the table's columns. */
export const telefonoLabels = {
  idTipoNumero: 'Tipo de teléfono',
  idPais: 'País',
  nuArea: 'Código de área',
  numero: 'Número',
  idStatus: 'Estatus del teléfono',
  idCanalInformacion: 'Canal de información',
} as const;

/** Labels of an e-mail address's fields. */
export const correoLabels = {
  email: 'Correo electrónico',
  idTipoCorreo: 'Tipo de envío',
  idStatus: 'Estatus del correo',
  idCanalInformacion: 'Canal de información',
} as const;

/** Labels of an address's fields; the table of addresses shows ten of them. */
export const direccionLabels = {
  idTipoDireccion: 'Tipo de dirección',
  idPais: 'País',
  idProvincia: 'Provincia',
  idMunicipio: 'Municipio',
  idCiudad: 'Ciudad',
  idZona: 'Sector',
  calle: 'Calle',
  codigoPostal: 'Código postal',
  idStatus: 'Estatus de la dirección',
  idTipoVivienda: 'Tipo de vivienda',
  numero: 'Número o nombre',
  piso: 'Piso',
  apto: 'Apto. / oficina',
  observacion: 'Observación',
  cobro: 'Cobro',
  postal: 'Postal',
  fiscal: 'Fiscal',
} as const;

/** Labels of a bank account's fields. */
export const domicilioLabels = {
  idBanco: 'Banco',
  idTipoCuenta: 'Tipo de cuenta',
  idMoneda: 'Moneda',
  noCuenta: 'Número de cuenta o tarjeta',
  idTipoTarjeta: 'Tipo de tarjeta',
  mes: 'Mes',
  anio: 'Año',
  idTipoDocumento: 'Tipo de documento',
  identificacion: 'Número de documento',
  titular: 'Titular',
  idSexo: 'Sexo',
  idNacionalidad: 'Nacionalidad',
  inPreferida: 'Preferida',
  inCobro: 'Cobro',
  inPago: 'Pago',
} as const;

/** Names of the steps, which are the tabs (specification 1, section 2). */
export const stepLabels = {
  basic: 'Datos Básicos',
  contact: 'Datos de contacto',
  financial: 'Datos financieros',
  additional: 'Información adicional',
} as const;

/** The empty panels of the last tab (specification 1, section 2, "Additional information tab"). */
export const additionalPanels = [
  'Contactos de referencia',
  'Autorizaciones del cliente',
  'Agenda',
  'Asegurados beneficiarios',
  'Componentes excluidos',
  'Documentos de trámite',
  'Evaluación de riesgo',
] as const;
