import { type Failure, isEmptyAnswer, type OperationId } from '../../domain/failure.ts';
import type { Notice } from '../../domain/notice.ts';
import { type ReporteCodigo, spreadsheetCode } from '../../domain/reportes.ts';
import { formatCount } from '../../format/numbers.ts';
import type { components as CoreComponents } from '../../generated/core.ts';
import { madeOnce } from '../../text/made-once.ts';

/** Key of a code table that the portal reads. */
export type CodeTableKey = CoreComponents['schemas']['TablaCodigo'];

/** The fixed words of one operation's failed call (specification 1 and 2, section 8). */
export interface NoticeRow {
  readonly title: string;
  readonly body: string;
}

const couldNot = (what: string) => `No se pudo ${what}, intente nuevamente o consulte con el centro de soporte`;
const couldNotConsult = /^No se pudo consultar (.+), intente nuevamente o consulte con el centro de soporte$/;

/** One row an operation; the compiler asks for the row of each new one. Misspellings are the specification's. */
export const noticeRows: Readonly<Record<OperationId, NoticeRow>> = {
  // Session
  authenticate: { title: 'Inicio de sesión', body: couldNot('validar el usuario') },
  fetchCurrentUser: { title: 'Usuario', body: couldNot('recuperar el usuario logueado') },
  refreshToken: { title: 'Sesión', body: couldNot('renovar la sesión') },

  // Dashboard
  fetchCotizacionesCount: { title: 'Consulta de cotizaciones', body: couldNot('consultar la cantidad de cotizaciones') },
  fetchEmisionesCount: { title: 'Consulta de emisiones', body: couldNot('consultar la cantidad de emisiones') },
  fetchSolicitudesCount: { title: 'Consulta de solicitudes', body: couldNot('consultar la cantidad de solicitudes') },
  fetchPrimasCobrables: { title: 'Consulta de prima cobrable', body: couldNot('consultar la prima cobrable') },
  fetchAntiguedadSaldos: { title: 'Consulta de saldo por antiguedad', body: couldNot('consultar el saldo por antiguedad') },
  fetchComisionesByMonth: { title: 'Consulta de comisiones', body: couldNot('consultar las comisiones por mes') },

  // Clients
  fetchClientes: { title: 'Consulta de clientes', body: couldNot('consultar el listado de los clientes') },
  fetchCliente: { title: 'Consulta de cliente', body: couldNot('consultar el cliente') },
  fetchClienteByDocumento: { title: 'Consulta de cliente', body: couldNot('consultar el cliente por su documento') },
  createCliente: { title: 'Creación de cliente', body: couldNot('crear el cliente') },
  fetchPadron: { title: 'Consulta de padrón electoral', body: couldNot('consultar el padrón electoral') },

  // Catalogues
  fetchTipoDocumentos: { title: 'Consulta de tipo de documentos', body: couldNot('consultar los tipos de documento') },
  fetchTipoPersonas: { title: 'Consulta de tipo de personas', body: couldNot('consultar los tipos de persona') },
  fetchTablaCodigos: { title: 'Consulta de tabla codigo', body: couldNot('consultar la tabla de códigos') },
  fetchMonedas: { title: 'Consulta de monedas', body: couldNot('consultar las monedas') },
  fetchEntidades: { title: 'Consulta de entidades', body: couldNot('consultar las entidades') },
  fetchSucursales: { title: 'Consulta de sucurales', body: couldNot('consultar las sucursales') },
  fetchRegiones: { title: 'Consulta de regiones', body: couldNot('consultar las regiones') },
  fetchPaises: { title: 'Consulta de países', body: couldNot('consultar los países') },
  fetchPaisesNacimiento: { title: 'Consulta de países de nacimiento', body: couldNot('consultar los países de nacimiento') },
  fetchProvincias: { title: 'Consulta de provincias', body: couldNot('consultar las provincias') },
  fetchCiudades: { title: 'Consulta de ciudades', body: couldNot('consultar las ciudades') },
  fetchMunicipios: { title: 'Consulta de municipios', body: couldNot('consultar los municipios') },
  fetchZonas: { title: 'Consulta de sectores', body: couldNot('consultar los sectores') },
  fetchSexos: { title: 'Consulta de sexo', body: couldNot('consultar los sexos') },
  fetchEstadoCiviles: { title: 'Consulta de estado civil', body: couldNot('consultar los estados civiles') },
  fetchNacionalidades: { title: 'Consulta de nacionalidades', body: couldNot('consultar las nacionalidades') },
  fetchActividadesDeportivas: {
    title: 'Consulta de actividades deportivas',
    body: couldNot('consultar las actividades deportivas'),
  },
  fetchGrupoPersonas: { title: 'Consulta de grupo de personas', body: couldNot('consultar los grupos de personas') },
  fetchTipoCanalInformaciones: {
    title: 'Consulta de tipo de canales de información',
    body: couldNot('consultar los tipos de canal de información'),
  },
  fetchProfesiones: { title: 'Consulta de profesiones', body: couldNot('consultar las profesiones') },
  fetchSectoresEconomicos: { title: 'Consulta de sectores económicos', body: couldNot('consultar los sectores económicos') },
  fetchOcupaciones: { title: 'Consulta de ocupaciones', body: couldNot('consultar las ocupaciones') },
  fetchActividadesEconomicas: {
    title: 'Consulta de actividades económicas',
    body: couldNot('consultar las actividades económicas'),
  },
  fetchOficioRiesgos: { title: 'Consulta de oficios de riesgo', body: couldNot('consultar los oficios de riesgo') },
  fetchAfinidades: { title: 'Consulta de afinidades', body: couldNot('consultar las afinidades') },
  fetchTipoTelefonos: { title: 'Consulta de tipo de teléfonos', body: couldNot('consultar los tipos de teléfono') },
  fetchBancos: { title: 'Consulta de bancos', body: couldNot('consultar los bancos') },
  fetchTipoCuentasBancarias: { title: 'Consulta de tipo de cuentas', body: couldNot('consultar los tipos de cuenta') },
  fetchTipoTarjetas: { title: 'Consulta de tipo de tarjeta', body: couldNot('consultar los tipos de tarjeta') },

  // Requests
  fetchSolicitudTipos: { title: 'Consulta de tipo de solicitudes', body: couldNot('consultar los tipos de solicitud') },
  fetchSolicitudMotivos: {
    title: 'Consulta de motivos de la solicitud',
    body: couldNot('consultar los motivos de la solicitud'),
  },
  createSolicitud: { title: 'Creación de solicitud', body: couldNot('crear la solicitud') },
  fetchTickets: { title: 'Consulta de solicitudes', body: couldNot('consultar el listado de las solicitudes') },
  fetchTicket: { title: 'Consulta de solicitud', body: couldNot('consultar la solicitud') },
  fetchTicketComments: { title: 'Consulta de comentarios', body: couldNot('consultar los comentarios de la solicitud') },
  addTicketComment: { title: 'Creación de solicitud', body: couldNot('crear la solicitud') },

  // Quotes
  fetchProductos: { title: 'Consulta de productos', body: couldNot('consultar los productos') },
  fetchProductosByCanal: { title: 'Consulta de productos', body: couldNot('consultar los productos') },
  fetchProductoCampos: { title: 'Consulta de campos', body: couldNot('consultar los campos del producto') },
  fetchPlanTarifas: { title: 'Consulta de campos', body: couldNot('consultar las tarifas del plan') },
  fetchTablaInformaciones: { title: 'Consulta de tabla codigo', body: couldNot('consultar los valores del campo') },
  fetchCotizaciones: { title: 'Consulta de cotizaciones', body: couldNot('consultar el listado de las cotizaciones') },
  fetchCotizacion: { title: 'Consulta de cotización', body: couldNot('consultar la cotización') },
  createCotizacion: { title: 'Cotización', body: couldNot('realizar la cotizacion') },
  fetchRegionesByMediador: { title: 'Consulta de regiones', body: couldNot('consultar las regiones del intermediario') },

  // Issuance and policies
  uploadCotizacionDocumento: { title: 'Documento cotización', body: couldNot('cargar el documento de la cotización') },
  createEmision: { title: 'Emisión de póliza', body: couldNot('emitir la póliza') },
  fetchFormaPagos: { title: 'Consulta de forma pagos', body: couldNot('consultar las formas de pago') },
  fetchDomiciliosBancarios: {
    title: 'Consulta de domicilio bancarios',
    body: couldNot('consultar los domicilios bancarios'),
  },
  fetchTramiteDocumentos: {
    title: 'Consulta de documentos para tramites',
    body: couldNot('consultar los documentos para tramites'),
  },
  fetchPolizas: {
    title: 'Consulta polizas por intermediario',
    body: couldNot('consultar el listado de las pólizas del intermediario'),
  },

  // Claims
  fetchSiniestros: {
    title: 'Consulta siniestro por intermediario',
    body: couldNot('consultar el listado de los siniestros del intermediario'),
  },
  fetchNotificaciones: {
    title: 'Consulta notificacion siniestro por intermediario',
    body: couldNot('consultar el listado de las notificaciones siniestro del intermediario'),
  },

  // Reports; each of them has its own row below
  createReporte: { title: 'Consulta de reporte', body: couldNot('generar el reporte') },
};

/** The rows of the reports, by code: they take the place of the row of `createReporte`. */
export const reportRows: Readonly<Record<ReporteCodigo, NoticeRow>> = {
  JRCJ00525: {
    title: 'Consulta de reporte estado de comisiones',
    body: couldNot('consultar el reporte de estado de comisiones'),
  },
  JRTE00001: { title: 'Generando cotización', body: couldNot('generar el reporte de la cotización') },
  JRTE10061: { title: 'Generando reporte de emisión', body: couldNot('generar el reporte de la emisión') },
  JRTE10069: { title: 'Consulta de reporte cartera vigente', body: couldNot('consultar el reporte de cartera vigente') },
  JRTE10070: { title: 'Consulta de reporte pólizas a renovar', body: couldNot('consultar el reporte de pólizas a renovar') },
  JRCJ00580: {
    title: 'Consulta de carta de retención de comisiones',
    body: couldNot('consultar el retención de comisiones'),
  },
  JRCB10001: { title: 'Consulta de estado de cuenta', body: couldNot('consultar el reporte de estado de cuenta') },
  JRCB10006: {
    title: 'Consulta de saldo por antiguedad',
    body: couldNot('consultar el reporte de saldo por antiguedad'),
  },
};

/** The row of the aged balance's spreadsheet, which is the same report with mode X. */
export const spreadsheetRow: NoticeRow = { title: 'Reporte saldo por antiguedad', body: reportRows.JRCB10006.body };

/** The rows of the code tables, by key: they take the place of the row of `fetchTablaCodigos`. */
export const codeTableRows: Readonly<Record<CodeTableKey, NoticeRow>> = {
  ST_TELEFONO: { title: 'Consulta de estatus de teléfonos', body: couldNot('consultar los estatus de teléfono') },
  CD_CANAL_INFORMACION: {
    title: 'Consulta de canales de información',
    body: couldNot('consultar los canales de información'),
  },
  TP_EMAIL: { title: 'Consulta de tipo de correos', body: couldNot('consultar los tipos de correo') },
  STATUS: { title: 'Consulta de estatus', body: couldNot('consultar los estatus') },
  TP_DIRECCION: { title: 'Consulta de tipo de direcciones', body: couldNot('consultar los tipos de dirección') },
  TP_VIVIENDA: { title: 'Consulta de tipo de viviendas', body: couldNot('consultar los tipos de vivienda') },
  TP_RAMO: { title: 'Consulta de tipo de ramos', body: couldNot('consultar los tipos de ramo') },
};

/** A notice in words, as its toast shows it. */
export interface ToastWords {
  readonly status: 'error' | 'warning' | 'info' | 'success';
  readonly title: string;
  readonly messages: readonly string[];
}

/** A failed call in words; `retry` makes again the calls of its kind that have failed. */
export interface FailedWords extends ToastWords {
  readonly retry?: (() => void) | undefined;
}

/** How many catalogues are told in one sentence. */
const many = 3;
const listOf = madeOnce(() => new Intl.ListFormat('es', { type: 'conjunction' }));

const lineOf = ({ title, messages }: Pick<ToastWords, 'title' | 'messages'>) =>
  [title, messages.join(' ')].filter(Boolean).join(': ');

/** What has failed together, a line each; many that can be made again together have the sentence once, under all their titles. */
export function summaryLines(failures: readonly FailedWords[]): readonly string[] {
  const together = failures.filter(({ retry }) => retry);
  if (together.length < many) return failures.map(lineOf);
  const consults = ({ messages }: FailedWords) => couldNotConsult.exec(messages.join(' '))?.[1];
  const fixed = new Set(together.flatMap((one) => consults(one) ?? []));
  const sentence = fixed.size > 0 ? couldNot(`consultar ${listOf().format(fixed)}`) : '';
  const titles = new Map<string, Set<string>>();
  for (const one of together) {
    const message = consults(one) ? sentence : one.messages.join(' ');
    titles.set(message, (titles.get(message) ?? new Set()).add(one.title));
  }
  return [
    ...failures.filter(({ retry }) => !retry).map(lineOf),
    ...[...titles].map(([message, of]) => lineOf({ title: listOf().format(of), messages: [message] })),
  ];
}

const codeRows = new Map<string, NoticeRow>(
  Object.entries({ ...reportRows, [spreadsheetCode]: spreadsheetRow, ...codeTableRows }),
);

/** What is said of an answer without the value that was asked for. */
const emptyBody = 'El servicio respondió sin datos. Intenta de nuevo o consulta con el centro de soporte.';

/** What is said where the portal's own code can't be had: nothing was asked of the service. */
export const notLoadedRow: NoticeRow = {
  title: 'No se pudo cargar la página',
  body: 'Revisa tu conexión y recarga la página.',
};

/** The words of a failed call: the service's own when it rejected the call, the fixed row otherwise; null for a cancelled one. */
export function failureWords(failure: Failure): ToastWords | null {
  if (failure.kind === 'cancelled') return null;
  if (failure.kind === 'notLoaded') return { status: 'error', title: notLoadedRow.title, messages: [notLoadedRow.body] };
  const row = codeRows.get(failure.code ?? '') ?? noticeRows[failure.operation];
  if (failure.kind === 'rejected' && (failure.title || failure.messages.length > 0)) {
    return { status: 'error', title: failure.title || row.title, messages: failure.messages };
  }
  return { status: 'error', title: row.title, messages: [isEmptyAnswer(failure) ? emptyBody : row.body] };
}

/** The words of a notice; null when there is nothing to say. */
export function noticeWords(notice: Notice): ToastWords | null {
  switch (notice.type) {
    case 'failed':
      return failureWords(notice.failure);
    case 'message':
      return { status: notice.status, title: notice.title, messages: notice.messages };
    case 'rowsDropped': {
      const { count } = notice;
      const body =
        count === 1
          ? 'Un registro llegó con datos que no se pueden leer y no se muestra.'
          : `${count} registros llegaron con datos que no se pueden leer y no se muestran.`;
      return { status: 'warning', title: noticeRows[notice.operation].title, messages: [body] };
    }
    case 'rowsSurplus': {
      const { count } = notice;
      const body =
        count === 1
          ? 'Llegó un registro más de los que caben en la página y no se muestra.'
          : `Llegaron ${formatCount(count)} registros más de los que caben en la página y no se muestran.`;
      return { status: 'warning', title: noticeRows[notice.operation].title, messages: [body] };
    }
  }
}
