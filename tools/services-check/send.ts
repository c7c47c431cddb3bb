import { setTimeout as sleep } from 'node:timers/promises';
import type { Operation, Service } from './contract.ts';
import { CheckProblem } from './problem.ts';

/** Reasons for a missing answer. */
export type Silence = 'timeout' | 'network' | 'certificate' | 'stopped';

/** Result of a call. */
export interface Answer {
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  readonly ms: number;
  readonly bytes: number;
  readonly headers: Headers;
  readonly kind: 'json' | 'html' | 'other' | 'empty' | 'none';
  readonly json: unknown;
  readonly silence?: Silence;
  /** Error code of the library, such as ECONNREFUSED. */
  readonly code?: string;
}

export interface Call {
  readonly operation: Operation;
  readonly path?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined;
  readonly body?: unknown;
  /** The token; null sends none, undefined sends the session's. */
  readonly bearer?: string | null;
}

export interface SenderOptions {
  readonly bases: Readonly<Record<Service, string>>;
  /** Milliseconds between the starts of two calls. */
  readonly pace: number;
  /** Greatest duration of a call, in milliseconds. */
  readonly limit: (operation: Operation) => number;
  /** Origin of the portal, sent when it differs from the service's. */
  readonly portal: string | null;
  /** Allowed calls other than GET. */
  readonly allowed: ReadonlySet<string>;
  readonly signal: AbortSignal;
  readonly wait?: (ms: number) => Promise<void>;
}

/** Sends calls one after the other. */
export interface Sender {
  send(call: Call, bearer: string | null): Promise<Answer>;
  /** Sends the preflight request of a call to another origin. */
  preflight(operation: Operation): Promise<Answer | null>;
}

const certificateCodes =
  /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_|CERT_|ERR_TLS_CERT|HOSTNAME_MISMATCH|ERR_SSL)/;

/** Creates a sender, which sends only GET and allowed calls. */
export function createSender(options: SenderOptions): Sender {
  const { bases, pace, limit, portal, allowed, signal } = options;
  const wait = options.wait ?? ((ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined));
  let next = 0;

  async function paced(): Promise<void> {
    const now = Date.now();
    const pause = next - now;
    next = Math.max(now, next) + pace;
    if (pause > 0) await wait(pause);
  }
  const originFor = (base: string) => (portal !== null && new URL(base).origin !== portal ? portal : null);

  async function fetchIt(url: string, init: RequestInit, operation: Operation): Promise<Answer> {
    await paced();
    const begin = performance.now();
    const deadline = AbortSignal.timeout(limit(operation));
    try {
      const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.any([signal, deadline]) });
      const text = await response.text();
      return { ...read(response, text), ms: performance.now() - begin };
    } catch (error) {
      return { ...silenceOf(error, signal, deadline), ms: performance.now() - begin };
    }
  }

  return {
    async send({ operation, path, query, body, bearer }, current) {
      if (operation.method !== 'GET' && !allowed.has(operation.id)) throw new Error(`${operation.name} must not leave`);
      const base = bases[operation.service];
      const token = bearer === undefined ? current : bearer;
      const origin = originFor(base);
      const headers = {
        Accept: 'application/json',
        'Accept-Encoding': 'br, gzip',
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(origin !== null && { Origin: origin }),
      };
      const init = { method: operation.method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
      return fetchIt(base + addressOf(operation.path, path, query), init, operation);
    },
    async preflight(operation) {
      const base = bases[operation.service];
      const origin = originFor(base);
      if (origin === null) return null;
      const headers = {
        Origin: origin,
        'Access-Control-Request-Method': operation.method,
        'Access-Control-Request-Headers': 'authorization,traceparent',
      };
      return fetchIt(base + operation.path, { method: 'OPTIONS', headers }, operation);
    },
  };
}

function addressOf(path: string, values: Call['path'] = {}, query: Call['query'] = {}): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const search = new URLSearchParams(given).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

function read(response: Response, text: string): Omit<Answer, 'ms'> {
  const { status, headers } = response;
  const bytes = Buffer.byteLength(text);
  if (text.trim() === '') return { status, headers, bytes, kind: 'empty', json: undefined };
  try {
    return { status, headers, bytes, kind: 'json', json: JSON.parse(text) as unknown };
  } catch {
    const isPage = /^\s*(?:<!doctype|<html|<\?xml)/i.test(text) || /html/i.test(headers.get('content-type') ?? '');
    return { status, headers, bytes, kind: isPage ? 'html' : 'other', json: undefined };
  }
}

function silenceOf(error: unknown, stop: AbortSignal, deadline: AbortSignal): Omit<Answer, 'ms'> {
  const none = { status: 0, headers: new Headers(), bytes: 0, kind: 'none', json: undefined } as const;
  if (stop.aborted) return { ...none, silence: 'stopped' };
  if (deadline.aborted) return { ...none, silence: 'timeout' };
  const code = codeOf(error);
  return { ...none, silence: certificateCodes.test(code) ? 'certificate' : 'network', code };
}

function codeOf(error: unknown): string {
  for (let one: unknown = error; one instanceof Error; one = one.cause) {
    if ('code' in one && typeof one.code === 'string') return one.code;
  }
  return '';
}

/** Problem that explains why a service is unreachable. */
export function problemOf({ silence, code = '' }: Answer, base: string, seconds: number): CheckProblem {
  const { host } = new URL(base);
  switch (silence) {
    case 'timeout':
      return new CheckProblem(`El servicio de ${host} no contestó en ${seconds === 1 ? '1 segundo' : `${seconds} segundos`}.`);
    case 'certificate':
      return new CheckProblem(
        `El certificado de ${host} no es de confianza (${code}): da el de su autoridad con NODE_EXTRA_CA_CERTS=archivo.pem.`,
      );
    case 'stopped':
      return new CheckProblem('La comprobación se interrumpió: el informe tiene lo que se supo hasta entonces.');
    default:
      return new CheckProblem(
        `No se llega a ${host}${code === '' ? '' : ` (${code})`}: comprueba la red y «servicios» de config.json.`,
      );
  }
}
