import { type Failure, isEmptyAnswer, type OperationId } from '../../domain/failure.ts';
import { couldNot, type NoticeRow } from '../../domain/notice-row.ts';
import type { Notice } from '../../domain/notice.ts';
import { reportes, spreadsheetCode } from '../../domain/reportes.ts';
import type { Trouble } from '../../domain/trouble.ts';
import { formatCount } from '../../format/numbers.ts';
import type { components as CoreComponents } from '../../generated/core.ts';
import { madeOnce } from '../../text/made-once.ts';

/** Key of a code table that the portal reads. */
export type CodeTableKey = CoreComponents['schemas']['TablaCodigo'];

const couldNotConsult = /^No se pudo consultar (.+), intente nuevamente o consulte con el centro de soporte$/;

/** Rows of calls that several screens make; other calls have a row in their screen's `notices`. */
export const sharedRows = {
  // Session
  authenticate: couldNot('Inicio de sesión', 'validar el usuario'),
  fetchCurrentUser: couldNot('Usuario', 'recuperar el usuario logueado'),
  refreshToken: couldNot('Sesión', 'renovar la sesión'),

  // Clients
  fetchClientes: couldNot('Consulta de clientes', 'consultar el listado de los clientes'),
  fetchCliente: couldNot('Consulta de cliente', 'consultar el cliente'),
  fetchClienteByDocumento: couldNot('Consulta de cliente', 'consultar el cliente por su documento'),

  // Catalogues
  fetchTipoDocumentos: couldNot('Consulta de tipo de documentos', 'consultar los tipos de documento'),
  fetchTipoPersonas: couldNot('Consulta de tipo de personas', 'consultar los tipos de persona'),
  fetchTablaCodigos: couldNot('Consulta de tabla codigo', 'consultar la tabla de códigos'),
  fetchMonedas: couldNot('Consulta de monedas', 'consultar las monedas'),
  fetchEntidades: couldNot('Consulta de entidades', 'consultar las entidades'),
  fetchSucursales: couldNot('Consulta de sucurales', 'consultar las sucursales'),
  fetchRegiones: couldNot('Consulta de regiones', 'consultar las regiones'),
  fetchPaises: couldNot('Consulta de países', 'consultar los países'),
  fetchPaisesNacimiento: couldNot('Consulta de países de nacimiento', 'consultar los países de nacimiento'),
  fetchProvincias: couldNot('Consulta de provincias', 'consultar las provincias'),
  fetchCiudades: couldNot('Consulta de ciudades', 'consultar las ciudades'),
  fetchMunicipios: couldNot('Consulta de municipios', 'consultar los municipios'),
  fetchZonas: couldNot('Consulta de sectores', 'consultar los sectores'),
  fetchSexos: couldNot('Consulta de sexo', 'consultar los sexos'),
  fetchEstadoCiviles: couldNot('Consulta de estado civil', 'consultar los estados civiles'),
  fetchNacionalidades: couldNot('Consulta de nacionalidades', 'consultar las nacionalidades'),
  fetchActividadesDeportivas: couldNot('Consulta de actividades deportivas', 'consultar las actividades deportivas'),
  fetchGrupoPersonas: couldNot('Consulta de grupo de personas', 'consultar los grupos de personas'),
  fetchTipoCanalInformaciones: couldNot(
    'Consulta de tipo de canales de información',
    'consultar los tipos de canal de información',
  ),
  fetchProfesiones: couldNot('Consulta de profesiones', 'consultar las profesiones'),
  fetchSectoresEconomicos: couldNot('Consulta de sectores económicos', 'consultar los sectores económicos'),
  fetchOcupaciones: couldNot('Consulta de ocupaciones', 'consultar las ocupaciones'),
  fetchActividadesEconomicas: couldNot('Consulta de actividades económicas', 'consultar las actividades económicas'),
  fetchOficioRiesgos: couldNot('Consulta de oficios de riesgo', 'consultar los oficios de riesgo'),
  fetchAfinidades: couldNot('Consulta de afinidades', 'consultar las afinidades'),
  fetchTipoTelefonos: couldNot('Consulta de tipo de teléfonos', 'consultar los tipos de teléfono'),
  fetchBancos: couldNot('Consulta de bancos', 'consultar los bancos'),
  fetchTipoCuentasBancarias: couldNot('Consulta de tipo de cuentas', 'consultar los tipos de cuenta'),
  fetchTipoTarjetas: couldNot('Consulta de tipo de tarjeta', 'consultar los tipos de tarjeta'),

  // Requests
  fetchSolicitudTipos: couldNot('Consulta de tipo de solicitudes', 'consultar los tipos de solicitud'),
  fetchSolicitudMotivos: couldNot('Consulta de motivos de la solicitud', 'consultar los motivos de la solicitud'),

  // Quotes
  fetchProductos: couldNot('Consulta de productos', 'consultar los productos'),
  fetchProductosByCanal: couldNot('Consulta de productos', 'consultar los productos'),
  fetchProductoCampos: couldNot('Consulta de campos', 'consultar los campos del producto'),
  fetchTablaInformaciones: couldNot('Consulta de tabla codigo', 'consultar los valores del campo'),
  fetchCotizacion: couldNot('Consulta de cotización', 'consultar la cotización'),

  fetchFormaPagos: couldNot('Consulta de forma pagos', 'consultar las formas de pago'),

  // Each report has its own row in src/domain/reportes.ts.
  createReporte: couldNot('Consulta de reporte', 'generar el reporte'),
} as const satisfies Readonly<Partial<Record<OperationId, NoticeRow>>>;

let rows: Readonly<Partial<Record<OperationId, NoticeRow>>> = sharedRows;

/** Adds the rows of the screens, which load with the portal and before their calls. */
export function addNoticeRows(more: Readonly<Partial<Record<OperationId, NoticeRow>>>): void {
  rows = { ...rows, ...more };
}

/** The row of the aged balance's spreadsheet, which is the same report with mode X. */
export const spreadsheetRow: NoticeRow = { title: 'Reporte saldo por antiguedad', body: reportes.JRCB10006.failed.body };

/** The rows of the code tables by key; they replace the row of `fetchTablaCodigos`. */
export const codeTableRows: Readonly<Record<CodeTableKey, NoticeRow>> = {
  ST_TELEFONO: couldNot('Consulta de estatus de teléfonos', 'consultar los estatus de teléfono'),
  CD_CANAL_INFORMACION: couldNot('Consulta de canales de información', 'consultar los canales de información'),
  TP_EMAIL: couldNot('Consulta de tipo de correos', 'consultar los tipos de correo'),
  STATUS: couldNot('Consulta de estatus', 'consultar los estatus'),
  TP_DIRECCION: couldNot('Consulta de tipo de direcciones', 'consultar los tipos de dirección'),
  TP_VIVIENDA: couldNot('Consulta de tipo de viviendas', 'consultar los tipos de vivienda'),
  TP_RAMO: couldNot('Consulta de tipo de ramos', 'consultar los tipos de ramo'),
};

/** The texts of a notice in its toast. */
export interface ToastWords {
  readonly status: 'error' | 'warning' | 'info' | 'success';
  readonly title: string;
  readonly messages: readonly string[];
}

/** A failed call in words; `retry` repeats the failed calls of its kind. */
export interface FailedWords extends ToastWords {
  readonly retry?: (() => void) | undefined;
  readonly trouble?: Trouble | null;
}

/** Number of retryable failures from which on a summary groups them. */
const many = 3;
const listOf = madeOnce(() => new Intl.ListFormat('es', { type: 'conjunction' }));

const lineOf = ({ title, messages }: Pick<ToastWords, 'title' | 'messages'>) =>
  [title, messages.join(' ')].filter(Boolean).join(': ');

/** The lines of a summary: one per failure; many retryable ones share a sentence. */
export function summaryLines(failures: readonly FailedWords[]): readonly string[] {
  const together = failures.filter(({ retry }) => retry);
  if (together.length < many) return failures.map(lineOf);
  const consults = ({ messages }: FailedWords) => couldNotConsult.exec(messages.join(' '))?.[1];
  const fixed = new Set(together.flatMap((one) => consults(one) ?? []));
  const sentence = fixed.size > 0 ? couldNot('', `consultar ${listOf().format(fixed)}`).body : '';
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

/** Rows by the codes in failures: a report, its spreadsheet, a code table. */
const codeRows = new Map<string, NoticeRow>([
  ...Object.values(reportes).map(({ code, failed }) => [code, failed] as const),
  [spreadsheetCode, spreadsheetRow],
  ...Object.entries(codeTableRows),
]);

const emptyBody = 'El servicio respondió sin datos. Intenta de nuevo o consulta con el centro de soporte.';

/** For missing code of the portal: the service was not asked. */
const notLoadedRow: NoticeRow = {
  title: 'No se pudo cargar la página',
  body: 'Revisa tu conexión y recarga la página.',
};

const rowOf = (operation: OperationId, code = ''): NoticeRow => codeRows.get(code) ?? rows[operation] ?? notLoadedRow;

/** The title of an operation's failures. */
export const titleOf = (operation: OperationId, code?: string): string => rowOf(operation, code).title;

/** The texts of a failed call: the service's own for a refusal, else its row; null if cancelled. */
export function failureWords(failure: Failure): ToastWords | null {
  if (failure.kind === 'cancelled') return null;
  if (failure.kind === 'notLoaded') return { status: 'error', title: notLoadedRow.title, messages: [notLoadedRow.body] };
  const row = rowOf(failure.operation, failure.code);
  if (failure.kind === 'rejected' && (failure.title || failure.messages.length > 0)) {
    return { status: 'error', title: failure.title || row.title, messages: failure.messages };
  }
  return { status: 'error', title: row.title, messages: [isEmptyAnswer(failure) ? emptyBody : row.body] };
}

/** The texts of a notice; null without words. */
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
      return { status: 'warning', title: titleOf(notice.operation), messages: [body] };
    }
    case 'rowsSurplus': {
      const { count } = notice;
      const body =
        count === 1
          ? 'Llegó un registro más de los que caben en la página y no se muestra.'
          : `Llegaron ${formatCount(count)} registros más de los que caben en la página y no se muestran.`;
      return { status: 'warning', title: titleOf(notice.operation), messages: [body] };
    }
  }
}
