import type { components } from '../../src/generated/core.ts';
import type { ClienteTyped } from './wizard-page.ts';

type Schemas = components['schemas'];

/** A client as typed, with the expected body and the name in the view. */
export interface ClienteFixture {
  readonly typed: ClienteTyped;
  readonly body: Schemas['ClienteRequest'];
}

/** The minimal client as typed: a natural person with a cédula. */
export const ana: ClienteTyped = {
  basicos: {
    'Tipo de persona': 'Natural',
    País: 'República Dominicana',
    'Tipo de documento': 'Cédula',
    'Número de documento': '402-2154903-9',
    'Fecha de vencimiento del documento': '31-12-2030',
    'Fecha de nacimiento': '29-02-1984',
    'Primer nombre': 'Ana',
    'Primer apellido': 'Núñez',
    Sexo: 'Femenino',
    'Estado civil': 'Soltero',
    'País de nacimiento': 'República Dominicana',
    Nacionalidad: 'Dominicana',
  },
  telefonos: [
    {
      'Tipo de teléfono': 'Celular',
      País: 'DO +1 (República Dominicana)',
      'Código de área': '809',
      Número: '555-0147',
      'Estatus del teléfono': 'Activo',
    },
  ],
  correos: [{ 'Correo electrónico': 'ana@ejemplo.do', 'Tipo de envío': 'Personal', 'Estatus del correo': 'Activo' }],
  direcciones: [
    {
      'Tipo de dirección': 'Residencial',
      País: 'República Dominicana',
      Provincia: 'Distrito Nacional',
      Municipio: 'Santo Domingo de Guzmán',
      Ciudad: 'Santo Domingo',
      Sector: 'Piantini',
      Calle: 'Av. Bolívar',
      'Estatus de la dirección': 'Activo',
      'Tipo de vivienda': 'Apartamento',
      'Número o nombre': '54',
      Cobro: 'Sí',
    },
  ],
  financieros: { 'Actividad económica': 'Comercio al por menor', 'Oficio de riesgo': 'Oficina' },
  domicilios: [],
};

/**
 * The body for {@link ana}: the fields of specification 1, section 3, `idSexo` and
 * `idPaisNacimiento` as in section 7, group and cheque beneficiary as in section 4,
 * and the values without a control as in assumptions C9.
 */
export const anaBody: Schemas['ClienteRequest'] = {
  id: null,
  idTipoPersona: 1,
  razonSocial: null,
  idPais: 1,
  idTipoDocumento: 'CED',
  nuDocumento: '40221549039',
  fechaVencDocumento: '2030-12-31',
  fechaNacimiento: '1984-02-29',
  nombreCompleto: 'Ana Núñez',
  primerNombre: 'Ana',
  segundoNombre: null,
  primerApellido: 'Núñez',
  segundoApellido: null,
  apellidoCasado: null,
  idSexo: 2,
  idEstadoCivil: 1,
  idPaisNacimiento: 1,
  idProvincia: null,
  idCiudad: null,
  idNacionalidad: 1,
  idPaisResidencia: null,
  residenteDo: false,
  residenteEEUU: false,
  idActividadDeportiva: null,
  idGrupoPersona: 1,
  idTipoCanalInformacion: null,
  pep: false,
  vip: false,
  sujetoObligado: false,
  incapacitado: false,
  beneficiarioCheque: 'Ana Núñez',
  idTipoOcupacion: null,
  idActividadEconomica: 4,
  actividadEconomicaAdc: null,
  idProfesion: null,
  nombreEmpresa: null,
  idSector: null,
  codigoEmpleado: null,
  idOficioRiesgo: 1,
  idAfinidad: null,
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
  telefonos: [
    {
      consecutivo: null,
      idPersona: null,
      idPais: 1,
      idTipoNumero: 1,
      nuArea: '809',
      numero: '5550147',
      idStatus: 'A',
      idCanalInformacion: null,
    },
  ],
  correos: [{ email: 'ana@ejemplo.do', idTipoCorreo: 'P', idStatus: 'A', idCanalInformacion: null }],
  direcciones: [
    {
      idTipoDireccion: 'R',
      idPais: 1,
      idProvincia: 1,
      idMunicipio: 1,
      idCiudad: 1,
      idZona: 3,
      calle: 'Av. Bolívar',
      codigoPostal: null,
      idStatus: 'A',
      idTipoVivienda: 'A',
      numero: '54',
      piso: null,
      apto: null,
      longitud: null,
      latitud: null,
      direccionCompleta:
        'Av. Bolívar, 54, Piantini, Santo Domingo de Guzmán, Santo Domingo, Distrito Nacional, República Dominicana',
      observacion: null,
      cobro: true,
      postal: false,
      fiscal: false,
    },
  ],
  domicilioBancarios: [],
};

/** {@link ana} with a separate document for each test, so that tests don't collide. */
export const anaWith = (numero: string): ClienteTyped => ({ ...ana, basicos: { ...ana.basicos, 'Número de documento': numero } });

const like = (actividad: string): ClienteTyped => ({
  ...ana,
  financieros: { ...ana.financieros, 'Actividad económica': actividad },
});

/** The basic data in the order of the screen, with a company name for person types that have one. */
function company(razonSocial: string, { 'Fecha de nacimiento': nacimiento = '', ...rest }: ClienteTyped['basicos']) {
  return { ...rest, 'Razón social / Nombre Apellido': razonSocial, 'Fecha de nacimiento': nacimiento };
}

/** A client of each person type whose form differs (specification 1, section 3). */
export const personTypes: readonly ClienteFixture[] = [
  { typed: ana, body: anaBody },
  {
    typed: {
      ...like('Industria manufacturera'),
      basicos: company('Colmado & Asociados, S. R. L.', {
        ...ana.basicos,
        'Tipo de persona': 'Jurídica',
        'Tipo de documento': 'RNC',
        'Número de documento': '1-31-84520-7',
      }),
    },
    body: {
      ...anaBody,
      idTipoPersona: 2,
      razonSocial: 'Colmado & Asociados, S. R. L.',
      nombreCompleto: 'Colmado & Asociados, S. R. L.',
      beneficiarioCheque: 'Colmado & Asociados, S. R. L.',
      idTipoDocumento: 'RNC',
      nuDocumento: '131845207',
      idActividadEconomica: 2,
    },
  },
  {
    typed: {
      ...like('Comercio al por menor'),
      basicos: company('Núñez Repuestos', {
        ...ana.basicos,
        'Tipo de persona': 'Físico',
        País: 'España',
        'Tipo de documento': 'Pasaporte',
        'Número de documento': 'XDA 204417',
        'País de nacimiento': 'España',
        Nacionalidad: 'Española',
      }),
    },
    body: {
      ...anaBody,
      idTipoPersona: 5,
      razonSocial: 'Núñez Repuestos',
      nombreCompleto: 'Núñez Repuestos',
      beneficiarioCheque: 'Núñez Repuestos',
      idPais: 3,
      idTipoDocumento: 'PAS',
      nuDocumento: 'XDA204417',
      idPaisNacimiento: 3,
      idNacionalidad: 3,
    },
  },
];
