import type { Request, RequestHandler, Response } from 'express';
import type { Operation } from './contracts.ts';
import { reject } from './envelope.ts';
import { SandboxError } from './sandbox-error.ts';
import { isValueFault, setValueFault, VALUE_FAULTS, type ValueFault } from './services/reportes/value-faults.ts';
import { continueAfter } from './wait.ts';

/** What happens to a call instead of, or around, its normal answer. */
export type Action =
  | { kind: 'status'; status: number }
  | { kind: 'slow'; ms: number }
  | { kind: 'value'; fault: ValueFault }
  | { kind: 'refuse' | 'drop' | 'html' | 'shape' | 'truncated' };

interface Fault {
  method: string;
  path: RegExp;
  action: Action;
  remaining: number;
}

const ENTRY = /^([A-Z]+) (\/\S*)=([a-z]+|\d{3}|slow:\d{1,6}|value:[a-z]+)(?:x([1-9]\d{0,5}))?$/;
const PAGE = '<!doctype html><html lang="es"><title>Mantenimiento</title><body><h1>Sitio en mantenimiento</h1></body></html>';
/** The only operation whose value a fault can change. */
const REPORTES = { method: 'POST', path: '/v1/reportes' };
const VALUES = `value: seguido de ${VALUE_FAULTS.join(', ')}`;
const EXAMPLE = 'GET /v1/clientes=500x1,POST /v1/account/token/refresh=slow:20000';

/** The injected faults: a list that can be replaced while the sandbox runs. */
export interface Faults {
  /** Replaces the list; throws SandboxError when it is malformed or names an unknown operation. */
  set(list: string): void;
  /** Whether a fault may cut a connection from now on. */
  mayCut(): boolean;
  /** Middleware that injects the faults; mount it before a service. */
  inject: RequestHandler;
  /**
   * Middleware that keeps no connection open while a fault may cut one; mount it first. A browser
   * repeats a request on a lost connection, and Chromium then sometimes waits forever.
   */
  closeAfterwards: RequestHandler;
}

/**
 * Creates the faults of a list such as `GET /v1/clientes=500x1`; the operations are the contracts'.
 */
export function createFaults(list: string, operations: readonly Operation[]): Faults {
  let faults = parseFaults(list, operations);
  const mayCut = (): boolean =>
    faults.some(({ action, remaining }) => remaining > 0 && (action.kind === 'refuse' || action.kind === 'drop'));
  return {
    mayCut,
    set: (next) => {
      faults = parseFaults(next, operations);
    },
    closeAfterwards: (_req, res, next) => {
      if (mayCut()) res.setHeader('Connection', 'close');
      next();
    },
    inject: (req, res, next) => {
      const path = req.path.length > 1 ? req.path.replace(/\/$/, '') : req.path;
      const fault = faults.find((one) => one.remaining > 0 && one.method === req.method && one.path.test(path));
      if (fault === undefined) {
        next();
        return;
      }
      fault.remaining -= 1;
      apply(fault.action, req, res, next);
    },
  };
}

function parseFaults(list: string, operations: readonly Operation[]): Fault[] {
  const entries = list.split(',').map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '').map((entry) => parseFault(entry, operations));
}

function parseFault(entry: string, operations: readonly Operation[]): Fault {
  const [, method = '', path = '', text = '', times] = ENTRY.exec(entry) ?? [];
  const action = parseAction(text);
  if (action === undefined) {
    if (text.startsWith('value:')) throw new SandboxError(`SANDBOX_FAIL: «${text}» no es ${VALUES}.`);
    throw new SandboxError(`SANDBOX_FAIL: no entiendo «${entry}». Ejemplo: ${EXAMPLE}`);
  }
  const known = operations.some((one) => one.method === method && (one.path === path || matcher(one.path).test(path)));
  if (!known) throw new SandboxError(`SANDBOX_FAIL: ningún contrato tiene «${method} ${path}». Ejemplo: ${EXAMPLE}`);
  if (action.kind === 'value' && (method !== REPORTES.method || path !== REPORTES.path)) {
    throw new SandboxError(`SANDBOX_FAIL: «${text}» solo sirve para ${REPORTES.method} ${REPORTES.path}.`);
  }
  return { method, path: matcher(path), action, remaining: times === undefined ? Infinity : Number(times) };
}

function parseAction(text: string): Action | undefined {
  if (/^[45]\d\d$/.test(text)) return { kind: 'status', status: Number(text) };
  if (text.startsWith('slow:')) return { kind: 'slow', ms: Number(text.slice('slow:'.length)) };
  if (text.startsWith('value:')) {
    const fault = text.slice('value:'.length);
    return isValueFault(fault) ? { kind: 'value', fault } : undefined;
  }
  switch (text) {
    case 'refuse':
    case 'drop':
    case 'html':
    case 'shape':
    case 'truncated':
      return { kind: text };
    default:
      return undefined;
  }
}

/** A contract path as an expression; every `{param}` matches one segment. */
function matcher(path: string): RegExp {
  const parts = path.split(/\{[^{}/]+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}

function apply(action: Action, req: Request, res: Response, next: () => void): void {
  switch (action.kind) {
    case 'status':
      reject(res, action.status, 'Fallo simulado', `El sandbox responde ${action.status} porque así se le pidió.`);
      break;
    case 'refuse':
      res.socket?.destroy();
      break;
    case 'drop':
      res.end = (() => {
        res.socket?.destroy();
        return res;
      }) as typeof res.end;
      next();
      break;
    case 'slow':
      continueAfter(action.ms, res, next);
      break;
    case 'value':
      setValueFault(req, action.fault);
      next();
      break;
    case 'html':
      res.type('html').send(PAGE);
      break;
    case 'shape':
      res.json({ hello: 1 });
      break;
    case 'truncated':
      truncate(res);
      next();
      break;
  }
}

/** Sends only the first half of the answer, as a complete HTTP message. */
function truncate(res: Response): void {
  const end = res.end.bind(res) as (body: Buffer) => typeof res;
  res.end = ((body: string | Buffer = '') => {
    const whole = Buffer.from(body);
    const half = whole.subarray(0, Math.floor(whole.length / 2));
    res.setHeader('Content-Length', half.length);
    return end(half);
  }) as typeof res.end;
}
