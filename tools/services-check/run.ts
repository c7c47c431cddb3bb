import { isObject, type JsonObject } from '../codegen/json.ts';
import { type Contract, type Operation, pointerTo, type Service } from './contract.ts';
import { type Effects, noteEffect } from './effects.ts';
import type { Table } from './places.ts';
import { CheckProblem } from './problem.ts';
import { type Answer, type Call, problemOf, type Sender } from './send.ts';
import { compare, compareTo, type ShapeLog } from './shapes.ts';
import { otherSpelling } from './spellings.ts';

/** Result of an experiment. */
export interface Check {
  /** `pages-from-one GET /v1/clientes`. */
  readonly id: string;
  readonly outcome: 'confirmed' | 'contradicted' | 'unseen';
  /** What was seen, in Spanish and without values, or what would show it. */
  readonly said: string;
  readonly operation: string;
  /** The numbered assumptions and the marks of the contracts that it concerns. */
  readonly assumptions: readonly string[];
  readonly marks: readonly string[];
  /** Where to change the contract if contradicted. */
  readonly service: Service;
  readonly pointer: string;
  readonly table?: Table | undefined;
}

export interface CallRecord {
  readonly operation: Operation;
  readonly status: number;
  readonly ms: number;
  readonly bytes: number;
  readonly encoding: string;
}

/** The signed-in user and tokens. */
export interface Session {
  token: string | null;
  /** The first pair of tokens; refreshing uses it up. */
  first: { readonly token: string; readonly refreshToken: string } | null;
  user: JsonObject;
}

/** State of a running check. */
export interface Run {
  readonly contract: Contract;
  readonly sender: Sender;
  readonly bases: Readonly<Record<Service, string>>;
  readonly limit: (operation: Operation) => number;
  readonly log: ShapeLog;
  readonly effects: Effects;
  readonly checks: Check[];
  readonly calls: CallRecord[];
  readonly session: Session;
  /** Reasons for calls that were not made, by name. */
  readonly skipped: Map<string, string>;
  /** Bodies that may be sent, by call. */
  readonly writes: ReadonlyMap<string, unknown>;
  /** Allows the two POST calls that only read. */
  readonly reports: boolean;
  readonly progress: (line: string) => void;
  readonly today: string;
  /** Consecutive calls without an answer. */
  consecutiveSilences: number;
  /** Calls that the user may not make. */
  readonly forbidden: Set<string>;
}

const PATIENCE = 3;

export function operationOf(run: Run, id: string): Operation {
  const operation = run.contract.operations.get(id);
  if (operation === undefined) throw new Error(`no call ${id}`);
  return operation;
}

type Given = Omit<Call, 'operation'>;

/** Makes a call as the portal does and compares its answer with the contract. */
export async function ask(run: Run, id: string, given: Given = {}): Promise<Answer> {
  const operation = operationOf(run, id);
  const answer = await send(run, operation, given);
  judge(run, operation, answer);
  if (answer.kind === 'json' && answer.status < 300) await noteEffect(run.effects, operation, answer.json);
  return answer;
}

/** Makes a call that may be refused; a refusal is compared with the envelope of refusals. */
export async function probe(run: Run, id: string, given: Given = {}): Promise<Answer> {
  const operation = operationOf(run, id);
  const answer = await send(run, operation, given);
  if (answer.status >= 400) judgeRefusal(run, operation, answer);
  else judge(run, operation, answer);
  return answer;
}

/** Makes a look-up that may find nobody; an empty answer is not compared. */
export async function lookUp(run: Run, id: string, given: Given = {}): Promise<Answer> {
  const operation = operationOf(run, id);
  const answer = await send(run, operation, given);
  if (answer.status >= 400) judgeRefusal(run, operation, answer);
  else if (valueOf(answer) !== null && answer.kind !== 'empty') judge(run, operation, answer);
  return answer;
}

async function send(run: Run, operation: Operation, given: Given): Promise<Answer> {
  const answer = await run.sender.send({ operation, ...given }, run.session.token);
  const { status, ms, bytes, headers, silence } = answer;
  if (silence === 'stopped') throw problemOf(answer, run.bases[operation.service], 0);
  run.calls.push({ operation, status, ms, bytes, encoding: headers.get('content-encoding') ?? '' });
  run.progress(`${operation.name}  ${status === 0 ? 'sin respuesta' : status}  ${Math.round(ms)} ms`);
  if (status === 403 && given.bearer === undefined) run.forbidden.add(operation.id);
  const isUnread = silence !== undefined || answer.kind === 'html';
  run.consecutiveSilences = isUnread ? run.consecutiveSilences + 1 : 0;
  if (run.consecutiveSilences >= PATIENCE) {
    const { host } = new URL(run.bases[operation.service]);
    if (answer.kind === 'html')
      throw new CheckProblem(`${host} contesta con una página HTML en lugar de JSON: comprueba «servicios» de config.json.`);
    throw problemOf(answer, run.bases[operation.service], run.limit(operation) / 1000);
  }
  return answer;
}

/** Checks status, content type and duration of an answer. */
function judge(run: Run, operation: Operation, answer: Answer): void {
  const { status, silence, kind, json, headers } = answer;
  if (silence === 'timeout') {
    const expected = `una respuesta en ${run.limit(operation) / 1000} s`;
    return addWholeDifference(run, operation, {
      kind: 'time',
      expected,
      mask: 'ninguna',
      assumptions: ['S7'],
      table: ['src/api/config.ts', 'const usual'],
    });
  }
  if (silence !== undefined)
    return addWholeDifference(run, operation, {
      kind: 'content',
      expected: 'una respuesta',
      mask: 'la conexión se cortó',
      assumptions: [],
    });
  if (status >= 400) {
    if (status !== 403) addWholeDifference(run, operation, { kind: 'status', expected: '200', mask: String(status) });
    return judgeRefusal(run, operation, answer);
  }
  if (status === 204 || status === 205 || (status >= 200 && status < 300 && kind === 'empty')) {
    const tolerated = status !== 200 || operation.method !== 'GET';
    return addWholeDifference(run, operation, {
      kind: 'status',
      expected: '200 con cuerpo',
      mask: `${status} sin cuerpo`,
      tolerated,
      assumptions: ['W10'],
    });
  }
  if (status >= 300) return addWholeDifference(run, operation, { kind: 'status', expected: '200', mask: String(status) });
  if (status !== 200)
    addWholeDifference(run, operation, { kind: 'status', expected: '200', mask: String(status), tolerated: true });
  if (kind !== 'json') {
    return addWholeDifference(run, operation, {
      kind: 'content',
      expected: 'JSON',
      mask: kind === 'html' ? 'una página HTML' : 'otro texto',
    });
  }
  if (!/\bjson\b/i.test(headers.get('content-type') ?? '')) {
    addWholeDifference(run, operation, {
      kind: 'content',
      expected: 'Content-Type application/json',
      mask: 'otro tipo',
      tolerated: true,
    });
  }
  compare(run.contract, run.log, operation, json);
}

function judgeRefusal(run: Run, operation: Operation, { kind, status, json }: Answer): void {
  if (status >= 500) return;
  if (kind === 'json') compareTo(run.contract, run.log, operation, 'Error', json);
  else
    addWholeDifference(run, operation, {
      kind: 'content',
      expected: 'JSON, también en los rechazos',
      mask: `${status} sin JSON`,
      assumptions: ['W1'],
    });
}

interface WholeDifference {
  readonly kind: 'status' | 'content' | 'time' | 'compression' | 'cors';
  readonly expected: string;
  readonly mask: string;
  readonly tolerated?: boolean;
  readonly assumptions?: readonly string[];
  readonly table?: Table;
  readonly path?: string;
}

/** Records a difference of a whole answer. */
export function addWholeDifference(run: Run, operation: Operation, difference: WholeDifference): void {
  run.log.add({
    path: '',
    tolerated: false,
    assumptions: difference.kind === 'status' || difference.kind === 'content' ? ['W1'] : [],
    ...difference,
    operation: operation.name,
    service: operation.service,
    pointer: difference.kind === 'status' ? pointerTo(operation.pointer, 'responses') : operation.pointer,
  });
}

/** Subject of an experiment. */
export interface About {
  readonly topic: string;
  readonly operation: Operation;
  readonly assumptions?: readonly string[];
  readonly marks?: readonly string[];
  /** The parameter concerned; absent for the whole call. */
  readonly parameter?: string;
  readonly pointer?: string;
  readonly table?: Table;
}

/** Records an experiment's result. */
export function noteCheck(run: Run, about: About, outcome: Check['outcome'], said: string): void {
  const { topic, operation, assumptions = [], marks = [], parameter, pointer, table } = about;
  const own = parameter === undefined ? undefined : operation.parameters.get(parameter);
  const isForbidden = outcome === 'contradicted' && run.forbidden.has(operation.id);
  run.checks.push({
    id: `${topic} ${operation.name}`,
    outcome: isForbidden ? 'unseen' : outcome,
    said: isForbidden ? 'El usuario no puede hacer esta llamada (403).' : said,
    operation: operation.name,
    assumptions,
    marks,
    service: operation.service,
    pointer: pointer ?? own ?? operation.pointer,
    table,
  });
}

/** The `value` of an envelope, also under another name. */
export function valueOf({ json, status }: Answer): unknown {
  if (status < 200 || status >= 300 || !isObject(json)) return undefined;
  return field(json, 'value');
}

/** Rows of a list; empty for other answers. */
export function rowsOf(answer: Answer): JsonObject[] {
  const value = valueOf(answer);
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** A field by its contract name, also under the service's spelling. */
export function field(row: JsonObject, name: string): unknown {
  if (row[name] !== undefined) return row[name];
  const other = otherSpelling(name, Object.keys(row));
  return other === undefined ? undefined : row[other];
}

/** A text or number to send on; undefined for other values. */
export function keyOf(row: JsonObject | undefined, name: string): string | number | undefined {
  const value = row === undefined ? undefined : field(row, name);
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? value : undefined;
}

/** Total of a list; null where `meta` lacks it. */
export function metaOf({ json }: Answer): {
  total: number | null;
  pages: number | null;
  previous: unknown;
  next: unknown;
  current: unknown;
} {
  const given = isObject(json) ? field(json, 'meta') : undefined;
  const meta = isObject(given) ? given : {};
  const number = (name: string) => {
    const value = Number(field(meta, name) ?? Number.NaN);
    return Number.isFinite(value) ? value : null;
  };
  return {
    total: number('totalCount'),
    pages: number('totalPages'),
    previous: field(meta, 'hasPreviousPage'),
    next: field(meta, 'hasNextPage'),
    current: field(meta, 'currentPage'),
  };
}
