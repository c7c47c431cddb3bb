/** Columns by wire field; wire booleans are 0 or 1 in the database. */
export type Columns = Readonly<Record<string, string>>;

/** A client's data beside the list's row (table `cliente_ficha`). */
export const FICHA = {
  razonSocial: 'razon_social',
  idPais: 'id_pais',
  fechaVencDocumento: 'fecha_venc_documento',
  primerNombre: 'primer_nombre',
  segundoNombre: 'segundo_nombre',
  primerApellido: 'primer_apellido',
  segundoApellido: 'segundo_apellido',
  apellidoCasado: 'apellido_casado',
  idSexo: 'id_sexo',
  idEstadoCivil: 'id_estado_civil',
  idPaisNacimiento: 'id_pais_nacimiento',
  idProvincia: 'id_provincia',
  idCiudad: 'id_ciudad',
  idNacionalidad: 'id_nacionalidad',
  idPaisResidencia: 'id_pais_residencia',
  residenteDo: 'residente_do',
  residenteEEUU: 'residente_eeuu',
  idActividadDeportiva: 'id_actividad_deportiva',
  idTipoCanalInformacion: 'id_tipo_canal_informacion',
  pep: 'pep',
  vip: 'vip',
  sujetoObligado: 'sujeto_obligado',
  incapacitado: 'incapacitado',
  beneficiarioCheque: 'beneficiario_cheque',
  idTipoOcupacion: 'id_tipo_ocupacion',
  idActividadEconomica: 'id_actividad_economica',
  actividadEconomicaAdc: 'actividad_economica_adc',
  idProfesion: 'id_profesion',
  nombreEmpresa: 'nombre_empresa',
  idSector: 'id_sector',
  codigoEmpleado: 'codigo_empleado',
  idOficioRiesgo: 'id_oficio_riesgo',
  idAfinidad: 'id_afinidad',
  idIngresoPromedio: 'id_ingreso_promedio',
  idIngresoPromedioAnual: 'id_ingreso_promedio_anual',
  idIngresoPromedioAdc: 'id_ingreso_promedio_adc',
  idPromedioPrimaAnualPagada: 'id_promedio_prima_anual_pagada',
  actComercialOrigenFondos: 'act_comercial_origen_fondos',
  idActCTipoDocumento: 'id_act_c_tipo_documento',
  actCNumeroIdentificacion: 'act_c_numero_identificacion',
  idReceptorFacElectronica: 'id_receptor_fac_electronica',
  facturaFiscalEspecial: 'factura_fiscal_especial',
  contribuyenteEspecialMoneda: 'contribuyente_especial_moneda',
  confirmed: 'confirmed',
} as const satisfies Columns;

export const TELEFONO = {
  idPais: 'id_pais',
  idTipoNumero: 'id_tipo_numero',
  nuArea: 'nu_area',
  numero: 'numero',
  idStatus: 'id_status',
  idCanalInformacion: 'id_canal_informacion',
} as const satisfies Columns;

export const CORREO = {
  email: 'email',
  idTipoCorreo: 'id_tipo_correo',
  idStatus: 'id_status',
  idCanalInformacion: 'id_canal_informacion',
} as const satisfies Columns;

export const DIRECCION = {
  idTipoDireccion: 'id_tipo_direccion',
  idPais: 'id_pais',
  idProvincia: 'id_provincia',
  idMunicipio: 'id_municipio',
  idCiudad: 'id_ciudad',
  idZona: 'id_zona',
  calle: 'calle',
  codigoPostal: 'codigo_postal',
  idStatus: 'id_status',
  idTipoVivienda: 'id_tipo_vivienda',
  numero: 'numero',
  piso: 'piso',
  apto: 'apto',
  longitud: 'longitud',
  latitud: 'latitud',
  direccionCompleta: 'direccion_completa',
  observacion: 'observacion',
  cobro: 'cobro',
  postal: 'postal',
  fiscal: 'fiscal',
} as const satisfies Columns;

export const DOMICILIO_BANCARIO = {
  idBanco: 'id_banco',
  noCuenta: 'no_cuenta',
  idTipoCuenta: 'id_tipo_cuenta',
  idTipoTarjeta: 'id_tipo_tarjeta',
  fechaVencimiento: 'fecha_vencimiento',
  idEstatus: 'id_estatus',
  idMoneda: 'id_moneda',
  inPreferida: 'in_preferida',
  inPago: 'in_pago',
  inCobro: 'in_cobro',
  idTipoDocumento: 'tipo_documento',
  identificacion: 'identificacion',
  titular: 'titular',
  idSexo: 'id_sexo',
  idNacionalidad: 'id_nacionalidad',
} as const satisfies Columns;

/** Tables of a client's lists, each row numbered from 1 within the client. */
export const LISTAS = {
  telefonos: { table: 'telefono', columns: TELEFONO },
  correos: { table: 'correo', columns: CORREO },
  direcciones: { table: 'direccion', columns: DIRECCION },
  domicilioBancarios: { table: 'domicilio_bancario', columns: DOMICILIO_BANCARIO },
} as const;

/** SELECT list of the columns under their wire names. */
export function selectList(columns: Columns, alias?: string): string {
  const prefix = alias === undefined ? '' : `${alias}.`;
  return Object.entries(columns)
    .map(([field, column]) => `${prefix}${column} AS ${field}`)
    .join(', ');
}
