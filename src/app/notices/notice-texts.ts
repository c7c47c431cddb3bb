import type { Fallo, OperationId } from '../../domain/fallo.ts';
import type { Notice } from '../../domain/notice.ts';

/** The fixed words of one operation's failed call (specification 1 and 2, section 8). */
export interface NoticeRow {
  readonly title: string;
  readonly body: string;
}

const couldNot = (what: string) => `No se pudo ${what}, intente nuevamente o consulte con el centro de soporte`;

/** One row an operation; the compiler asks for the row of each new one. */
export const noticeRows: Readonly<Record<OperationId, NoticeRow>> = {
  authenticate: { title: 'Inicio de sesión', body: couldNot('validar el usuario') },
  fetchCurrentUser: { title: 'Usuario', body: couldNot('recuperar el usuario logueado') },
  refreshToken: { title: 'Sesión', body: couldNot('renovar la sesión') },
  fetchClientes: { title: 'Consulta de clientes', body: couldNot('consultar el listado de los clientes') },
  fetchTipoDocumentos: { title: 'Consulta de tipo de documentos', body: couldNot('consultar los tipos de documento') },
  fetchTipoPersonas: { title: 'Consulta de tipo de personas', body: couldNot('consultar los tipos de persona') },
  createReporte: { title: 'Consulta de reporte', body: couldNot('generar el reporte') },
};

/** A notice in words, as its toast shows it. */
export interface ToastWords {
  readonly status: 'error' | 'warning' | 'info' | 'success';
  readonly title: string;
  readonly messages: readonly string[];
}

/** The words of a failed call: the service's own when it rejected the call, the fixed row otherwise; null for a cancelled one. */
export function falloWords(fallo: Fallo): ToastWords | null {
  if (fallo.kind === 'cancelled') return null;
  const row = noticeRows[fallo.operation];
  if (fallo.kind === 'rejected' && (fallo.title || fallo.messages.length > 0)) {
    return { status: 'error', title: fallo.title || row.title, messages: fallo.messages };
  }
  return { status: 'error', title: row.title, messages: [row.body] };
}

/** The words of a notice; null when there is nothing to say. */
export function noticeWords(notice: Notice): ToastWords | null {
  switch (notice.type) {
    case 'failed':
      return falloWords(notice.fallo);
    case 'told':
      return { status: notice.status, title: notice.title, messages: notice.messages };
    case 'rowsDropped': {
      const { count } = notice;
      const body =
        count === 1
          ? 'Un registro llegó con datos que no se pueden leer y no se muestra.'
          : `${count} registros llegaron con datos que no se pueden leer y no se muestran.`;
      return { status: 'warning', title: noticeRows[notice.operation].title, messages: [body] };
    }
  }
}
