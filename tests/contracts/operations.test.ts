import { describe, expect, test } from 'vitest';
import { bundles, fields, operations, resolve, type Schema } from './support.ts';

/** What the two documents say about a call, typed by hand: names separated by blanks. */
interface Said {
  /** Query parameters. */
  query?: string;
  /** Fields of the body. */
  body?: string;
  /** Fields of `value`, of one row when it is a list; absent when the answer carries none. */
  value?: string;
  /** Whether the answer carries `meta`. */
  meta?: true;
}

const user = `userName name entidad sucursal codeMediador codePersonMediador email typeDocument identifier mediadorIdentifier
  mediadorTypeDocument mediadorName roles roles[].id`;
const cliente = `id idTipoPersona razonSocial idPais idTipoDocumento nuDocumento fechaVencDocumento fechaNacimiento nombreCompleto
  primerNombre segundoNombre primerApellido segundoApellido apellidoCasado idEstadoCivil idProvincia idCiudad idNacionalidad
  idPaisResidencia residenteDo residenteEEUU idActividadDeportiva idGrupoPersona idTipoCanalInformacion pep vip sujetoObligado
  incapacitado beneficiarioCheque idTipoOcupacion idActividadEconomica actividadEconomicaAdc idProfesion nombreEmpresa idSector
  codigoEmpleado idOficioRiesgo idAfinidad idIngresoPromedio idIngresoPromedioAnual idIngresoPromedioAdc
  idPromedioPrimaAnualPagada actComercialOrigenFondos idActCTipoDocumento actCNumeroIdentificacion idReceptorFacElectronica
  facturaFiscalEspecial contribuyenteEspecialMoneda confirmed telefonos correos direcciones domicilioBancarios
  ${of('telefonos[]', 'idTipoNumero nuArea numero idStatus idPais idCanalInformacion consecutivo idPersona')}
  ${of('correos[]', 'email idTipoCorreo idStatus idCanalInformacion')}
  ${of(
    'direcciones[]',
    `idPais idProvincia idCiudad idZona idMunicipio idTipoVivienda idStatus idTipoDireccion calle numero piso apto longitud
     latitud direccionCompleta observacion cobro postal fiscal codigoPostal`,
  )}
  ${of(
    'domicilioBancarios[]',
    `idBanco noCuenta idTipoCuenta idTipoTarjeta fechaVencimiento idEstatus idMoneda inPreferida inPago inCobro idTipoDocumento
     identificacion titular idSexo idNacionalidad idDomicilioBancario`,
  )}`;
const count = { query: 'idStatus feDesde feHasta range' };
const page = 'pageSize pageNumber';
const catalogo: Said = { value: 'id nombre' };
const pais: Said = { value: 'id nombre idSigla telPrefijo idNacimiento' };
const tablaRow = 'id nombre valorDato1 valorDato2 valorDato3 valorDato4 valorDato5 valorDato6';
const dato = 'cdDato nuBien nuConsecutivo valor cdDato1 cdDato2 cdDato3 cdDato4 cdDato5 cdDato6';
const ticket = 'id subject priority created_at updated_at status requester_id';
const cotizacionRow = 'nuCotizacion producto asegurado tipoDocumento numDocumento fecha estatus idEstatus';
const plan = `id plan primaProrrata componenteProrrata totalProrrata primaAnual componenteAnual totalAnual noItem idPlanPago entidad
  idProducto idArea idContratante tipoDocContratante noDocContratante nombreContratante nombreRamo nombreProducto`;

/** Specification 1, section 7, and specification 2, section 7; fields from their sections 3 and from the decisions. */
const said: Record<string, Said> = {
  // Specification 1, authorisation service
  'POST /v1/account/authenticate': { body: 'userName password', value: `${user} token refreshToken` },
  'GET /v1/account/currentuser': { value: user },
  'POST /v1/account/token/refresh': { body: 'accessToken refreshToken', value: 'token refreshToken' },

  // Specification 1, core service
  'GET /v1/dashboard/cotizaciones/count': { ...count, value: 'compleada pendiente anulada' },
  'GET /v1/dashboard/emisiones/count': { ...count, value: 'compleada pendiente anulada' },
  'GET /v1/dashboard/solicitudes/count': { ...count, value: 'compleada pendiente nuevos' },
  'GET /v1/antiguedadsaldos/primascobrables': { value: 'saldo moneda' },
  'GET /v1/antiguedadsaldos': { value: 'saldo moneda' },
  'GET /v1/comisiones/groupbymonth/count': { query: 'fechaDesde fechaHasta range', value: 'fecha montoPagar' },
  'GET /v1/clientes': {
    query: `idGrupoPersona tipoDocumento numeroDocumento zonaRazonSocial idTipoPersona ${page}`,
    value: 'tipoDocumento nuDocumento nombre fechaNacimiento fechaIngresoSistema id',
    meta: true,
  },
  'GET /v1/clientes/{id}': { value: `${cliente} sexo paisNacimiento paisNacimiento.id paisNacimiento.nombre` },
  'GET /v1/clientes/{tipo}/{numero}': { value: 'id nombre nombreCompleto' },
  'POST /v1/clientes': { body: `${cliente} idSexo idPaisNacimiento` },
  'GET /v1/personas/padron/{tipo}/{numero}': { value: 'primerNombre segundoNombre primerApellido segundoApellido' },
  'GET /v1/provincias/{idPais}': catalogo,
  'GET /v1/ciudades': { ...catalogo, query: 'idProvincia' },
  'GET /v1/zonas': { ...catalogo, query: 'idCiudad' },
  'GET /v1/municipios': { ...catalogo, query: 'idProvincia' },
  'GET /v1/tablacodigos/{code}': catalogo,
  'GET /v1/monedas': catalogo,
  'GET /v1/tipotarjetas': catalogo,
  'GET /v1/bancos': { ...catalogo, query: 'indDebito' },
  'GET /v1/tipocuentasbancarias': catalogo,
  'GET /v1/tipodocumentos': { query: 'idPais idTipoPersona', value: 'tipo nombre' },
  'GET /v1/tipopersonas': catalogo,
  'GET /v1/paises': pais,
  'GET /v1/paises/nacimientos': pais,
  'GET /v1/sexos': catalogo,
  'GET /v1/estadociviles': catalogo,
  'GET /v1/nacionalidades': catalogo,
  'GET /v1/actividadesdeportivas': catalogo,
  'GET /v1/grupopersonas': catalogo,
  'GET /v1/tipocanalarinformaciones': catalogo,
  'GET /v1/profesiones': catalogo,
  'GET /v1/sectoreseconomicos': catalogo,
  'GET /v1/ocupaciones': catalogo,
  'GET /v1/actividadeseconomicas': { ...catalogo, query: 'idTipoPersona' },
  'GET /v1/oficioriesgos': catalogo,
  'GET /v1/afinidades': { value: 'tipo nombre' },
  'GET /v1/tipotelefonos': catalogo,

  // Specification 2
  'GET /v1/solicitudtipos': catalogo,
  'GET /v1/solicitudmotivos': { ...catalogo, query: 'idTipoMovimiento' },
  'POST /v1/solicitudes': {
    body: 'id tipoSolicitud motivo tipoRamo tipoDocumento numeroDocumento nombre asunto email detalle documentos',
  },
  'GET /v1/tickets': {
    query: `isOpen tipoDocumento numeroDocumento numeroSolicitud ${page}`,
    value: ticket,
    meta: true,
  },
  'GET /v1/tickets/{id}': { value: `ticket ${of('ticket', ticket)}` },
  'GET /v1/tickets/{id}/comments': {
    value: `comments ${of('comments[]', 'id author_id html_body body created_at public attachments attachments[].file_name')}`,
  },
  'PUT /v1/tickets': { body: 'ticket ticket.id ticket.comment ticket.comment.body ticket.comment.public' },
  'GET /v1/tablainformaciones': {
    query: 'IdTabla valorDato1 valorDato2 valorDato3 valorDato4 valorDato5 valorDato6',
    value: tablaRow,
  },
  'GET /v1/productos/campos/{product}/{context}': {
    value: `cdDato deDato tpDato cdTabla primaryKey inDatoRequerido valorDefecto nuConsecutivo nuBienAsegurado dependencias
      dependencias[].key dependencias[].value`,
  },
  'POST /v1/productos/campos': { body: 'valor cdProducto cdTabla', value: tablaRow },
  'GET /v1/productos': { value: 'id nombre idArea' },
  'GET /v1/productos/canal/{channel}': { value: 'id nombre idArea' },
  'GET /v1/cotizaciones': { query: `idTipoDocumento numeroDocumento numeroCotizacion ${page}`, value: cotizacionRow, meta: true },
  'GET /v1/cotizaciones/{id}': {
    value: `${cotizacionRow} cdEntidad cdMoneda cdProducto cdArea feDesde feHasta idContratante tipoDocContratante noDocContratante
      nombreContratante datos ${of('datos[]', dato)} planes ${of('planes[]', plan)}
      documentos ${of('documentos[]', 'idDocumentoTramite nmArchivo feEmisionDocumento feVencimientoDocumento')}
      emision ${of('emision', 'nuPoliza nuCertificado cdRecibo')}`,
  },
  'POST /v1/cotizaciones': {
    body: `cdEntidad cdPersonaMed cdMoneda cdArea cdProducto feDesde feHasta cdRegion tpDocumento nuDocumento inWebExterna
      cdVigencia cdSucursal cdCanalVenta curDatos ${of('curDatos[]', dato)} cdUsuario diIp nuCotizacionMod`,
    value: plan,
  },
  'POST /v1/documentos/cotizaciones': {
    body: `cdEntidad numItem nuCotizacion cdDocumentoTramite idDocumentoTramite feEmisionDocumento feVencimientoDocumento
      nmArchivo docBytes`,
  },
  'POST /v1/emisiones': {
    body: `cdEntidad nuCotizacion nuItem cdPlanPago feDesde feHasta cdFormaPago nuDomicilio tpNegocio datos
      ${of('datos[]', dato)} cdPersonaAsegurada cdPersonaContratante cdUsuario diIp nuConsecAsegurado nuConsecContratante
      inAccion`,
    value: 'nuPoliza nuCertificado cdRecibo',
  },
  'GET /v1/polizas': {
    query: `numeroPoliza tipoDocumento numeroDocumento ${page}`,
    value: `numeroPoliza numeroCertificado nombreProducto nombreAsegurado fechaEmision vigenciaHasta estatusCertifiado cdArea
      nombreContratante cdEntidad`,
    meta: true,
  },
  'GET /v1/siniestros': {
    query: `numeroSiniestro tipoDocumento numeroDocumento ${page}`,
    value: `sucursal noSiniestro noPoliza cliente fechaNotificacion fechaOcurrencia estatus tipoDocumento identificacion motivo
      tipoSiniestros idEntidad ramo moneda`,
    meta: true,
  },
  'GET /v1/siniestros/notificaciones': {
    query: `isOpen numeroNotificacion tipoDocumento numeroDocumento ${page}`,
    value: `ramo numeroNotificacion consecuenciaSiniestro numeroPoliza titular asegurado fechaNotificacion fechaOcurrencia estatus
      fechaEstatus tipo numeroSolicitud documentoTitular documentoAsegurado informacionParticular`,
    meta: true,
  },
  'GET /v1/entidades': catalogo,
  'GET /v1/sucursales': { value: 'cdSucursal deSucursal' },
  'GET /v1/regiones': { value: 'cdRegion deRegion' },
  'GET /v1/regiones/mediador/{code}': { value: 'cdRegion cdSucursal cdEntidad' },
  'GET /v1/formapagos': catalogo,
  'GET /v1/domiciliosbancarios': { query: 'idPersona', value: 'idDomicilioBancario banco noCuenta titular idTipoCuenta' },
  'GET /v1/tramitedocumentos': { query: 'idArea', value: 'idDocumentoTramite nombre obligatorio' },
  'POST /v1/reportes': { body: 'name params params[].key params[].value format mode', value: '' },
};

/** `names` under `parent`. */
function of(parent: string, names: string): string {
  return words(names)
    .map((name) => `${parent}.${name}`)
    .join(' ');
}

function words(text: string | undefined): string[] {
  return (text ?? '').split(/\s+/).filter((word) => word !== '');
}

test('the contracts hold exactly the operations of the two documents', () => {
  expect(operations.map(({ name }) => name).toSorted()).toEqual(Object.keys(said).toSorted());
});

describe.each(operations)('$name', ({ name, bundle, path, parameters, body, answers }) => {
  const expected = said[name] ?? {};
  const answer = resolve<Schema>(bundle, answers['200']?.schema ?? {});

  test('has the query parameters of the specification', () => {
    const names = parameters.filter((parameter) => parameter.in === 'query').map((parameter) => parameter.name);
    expect(names.toSorted()).toEqual(words(expected.query).toSorted());
  });

  test('has the parameters of its path', () => {
    const names = parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name);
    expect(names).toEqual(Array.from(path.matchAll(/\{(\w+)\}/g), ([, parameter]) => parameter));
  });

  test('has the body fields of the specification', () => {
    const names = body ? fields(bundle, body.schema) : [];
    expect(names.toSorted()).toEqual(words(expected.body).toSorted());
  });

  test('has the answer of the specification', () => {
    const { value, ...envelope } = answer.properties ?? {};
    const names = value ? fields(bundle, value) : [];
    expect(names.toSorted()).toEqual(words(expected.value).toSorted());
    expect(value === undefined).toBe(expected.value === undefined);
    expect(Object.keys(envelope)).toEqual(['title', 'messages', ...(expected.meta ? ['meta'] : [])]);
  });
});

/** A schema of any of the documents. */
function schema(name: string): Schema {
  const bundle = bundles.find((one) => one.components['schemas']?.[name]);
  return bundle?.components['schemas']?.[name] ?? {};
}

describe('the constants of the specification', () => {
  test.each([
    ['CotizacionRequest', 'inWebExterna', ['I']],
    ['CotizacionRequest', 'cdVigencia', ['A']],
    ['CotizacionRequest', 'cdCanalVenta', [9]],
    ['EmisionRequest', 'inAccion', ['E']],
    ['EmisionRequest', 'tpNegocio', [1]],
    ['EmisionRequest', 'nuConsecAsegurado', [1]],
    ['EmisionRequest', 'nuConsecContratante', [1]],
    ['NewComment', 'public', [true]],
    ['SolicitudRequest', 'id', [0]],
    ['ReporteRequest', 'format', ['pdf']],
    ['ReporteRequest', 'mode', ['X']],
  ])('%s.%s', (name, property, values) => {
    expect(schema(name).properties?.[property]?.enum).toEqual(values);
  });

  test('the code tables and the reports', () => {
    expect(schema('TablaCodigo').enum).toEqual(
      words('ST_TELEFONO CD_CANAL_INFORMACION TP_EMAIL STATUS TP_DIRECCION TP_VIVIENDA TP_RAMO'),
    );
    expect(schema('ReporteCodigo').enum).toEqual(
      words('JRCJ00525 JRTE00001 JRTE10061 JRTE10069 JRTE10070 JRCJ00580 JRCB10001 JRCB10006'),
    );
  });

  test('what the specification requires of a client and of its lists', () => {
    // Specification 1, section 5, with the names of the body; the rest is what the portal always sends.
    const required = words(`idTipoPersona idPais idTipoDocumento nuDocumento fechaNacimiento primerNombre fechaVencDocumento
      primerApellido idSexo idEstadoCivil idPaisNacimiento idNacionalidad idGrupoPersona direcciones telefonos correos
      beneficiarioCheque idOficioRiesgo idActividadEconomica`);
    expect(schema('ClienteRequest').required).toEqual(expect.arrayContaining(required));
    expect(schema('TelefonoRequest').required).toEqual(
      expect.arrayContaining(words('idPais idTipoNumero nuArea idStatus numero')),
    );
    expect(schema('CorreoRequest').required).toEqual(expect.arrayContaining(words('email idTipoCorreo idStatus')));
    expect(schema('DireccionRequest').required).toEqual(
      expect.arrayContaining(
        words('idPais idProvincia idCiudad idZona idTipoVivienda idStatus idTipoDireccion numero idMunicipio calle'),
      ),
    );
    expect(schema('DomicilioBancarioRequest').required).toEqual(
      expect.arrayContaining(words('idBanco idTipoCuenta idMoneda noCuenta idTipoDocumento identificacion titular')),
    );
  });
});
