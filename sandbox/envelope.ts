import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { STATUS_CODES } from 'node:http';
import { Refusal } from './refusal.ts';
import { type ValidationError, validationMessages } from './validation-messages.ts';

interface Rejection {
  status: number;
  type?: string;
  errors?: readonly ValidationError[];
  headers?: Record<string, string>;
}

const TITLES: Record<number, string> = {
  400: 'Solicitud no válida',
  401: 'Sesión',
  403: 'Sin permiso',
  404: 'No encontrado',
  405: 'Método no permitido',
  413: 'Solicitud demasiado grande',
  415: 'Formato no admitido',
  417: 'Solicitud no admitida',
  431: 'Solicitud demasiado grande',
};

const MESSAGES: Record<number, string> = {
  400: 'Revisa los datos enviados.',
  401: 'La sesión no existe o ha expirado.',
  404: 'La dirección solicitada no existe.',
  405: 'La dirección solicitada no admite este método.',
  413: 'El cuerpo de la solicitud pasa de 16 MB.',
  415: 'El cuerpo de la solicitud debe ser JSON (application/json) en UTF-8.',
  417: 'La cabecera «Expect» solo puede pedir «100-continue».',
  431: 'La dirección o las cabeceras pasan de 16 KB.',
};

const BODY_MESSAGES: Record<string, string> = {
  'entity.parse.failed': 'El cuerpo de la solicitud no es JSON válido.',
  'request.aborted': 'La solicitud se interrumpió.',
  'request.size.invalid': 'El cuerpo de la solicitud no tiene el tamaño anunciado.',
};

/** Answers with the error envelope: `{title, messages}`. */
export function reject(res: Response, status: number, title: string, ...messages: string[]): void {
  res.status(status).json({ title, messages });
}

/** Answers 404 in the envelope to requests without a route. */
export const notFound: RequestHandler = (_req, res) => {
  reject(res, 404, TITLES[404] ?? '', MESSAGES[404] ?? '');
};

/** Turns an error into the envelope; one other than a 4xx is the sandbox's fault, on stderr. */
export const toEnvelope: ErrorRequestHandler = (error: unknown, req, res, _next) => {
  if (res.headersSent || res.destroyed) {
    res.destroy();
    return;
  }
  if (error instanceof Refusal) {
    reject(res, error.status, error.title, ...error.messages);
    return;
  }
  if (!isRejection(error)) {
    console.error(`sandbox: ${req.method} ${req.originalUrl}:`, error);
    reject(res, 500, 'Error del servicio', 'Ocurrió un error inesperado.');
    return;
  }
  const { status, type = '', errors = [], headers = {} } = error;
  const named = status === 400 && type === '' ? validationMessages(errors) : [];
  const message = BODY_MESSAGES[type] ?? MESSAGES[status] ?? 'La solicitud no se puede atender.';
  res.set(headers);
  if (status === 401) res.set('WWW-Authenticate', 'Bearer');
  reject(res, status, TITLES[status] ?? 'Solicitud rechazada', ...(named.length > 0 ? named : [message]));
};

/** Answer in the envelope to a request that Express never sees; it ends the connection. */
export interface PlainRejection {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string;
}

/** Envelope of a refusal outside Express. */
export function plainRejection(status: number, message: string = MESSAGES[status] ?? ''): PlainRejection {
  const body = JSON.stringify({ title: TITLES[status], messages: [message] });
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  return { status, headers, body };
}

/** The same as raw HTTP, for a connection without an answer yet. */
export function rawRejection(status: number, message?: string): string {
  const { headers, body } = plainRejection(status, message);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

function isRejection(error: unknown): error is Rejection {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return false;
  return error.status >= 400 && error.status < 500;
}
