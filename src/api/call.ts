import type { $ZodError, $ZodType, output } from 'zod/v4/core';
import * as z from 'zod/mini';
import { emptyStatuses, type Failure, isFailure, isMissing, type OperationId } from '../domain/failure.ts';
import { NotLoaded } from '../domain/not-loaded.ts';
import type { Page } from '../domain/page.ts';
import type { Trouble } from '../domain/trouble.ts';
import { recordTrouble } from './troubles.ts';

interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

const errorEnvelope = z.object({ title: z.string(), messages: z.array(z.string()) });

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Turns whatever sending or reading an answer threw into a Failure of `operation`. */
function normalise(error: unknown, operation: OperationId): Failure {
  if (isFailure(error)) return error;
  if (error instanceof NotLoaded) return { kind: 'notLoaded', operation };
  if (isAbort(error)) return { kind: 'cancelled', operation };
  if (error instanceof SyntaxError) return { kind: 'unreadable', operation, status: 200 };
  return { kind: 'transport', operation };
}

function rejected(answer: Answer, operation: OperationId): Failure {
  const status = answer.response.status;
  const envelope = z.safeParse(errorEnvelope, answer.error);
  return envelope.success
    ? { kind: 'rejected', operation, status, title: envelope.data.title, messages: envelope.data.messages }
    : { kind: 'unreadable', operation, status };
}

/**
 * Makes one call and gives its answer, parsed by `schema`. Rejects with a `Failure` and nothing
 * else; a failure that `isAnswer` accepts is not reported as trouble.
 */
export async function call<Schema extends $ZodType>(
  operation: OperationId,
  schema: Schema,
  send: () => Promise<Answer>,
  isAnswer?: (failure: Failure) => boolean,
): Promise<output<Schema>> {
  const startedAt = performance.now();
  let failure: Failure;
  let broken: Trouble['broken'];
  let end: unknown;
  try {
    const answer = await send();
    end = answer.response;
    if (answer.response.ok) {
      const parsed = z.safeParse(schema, answer.data);
      if (parsed.success) return parsed.data;
      failure = { kind: 'unreadable', operation, status: answer.response.status };
      broken = [parsed.error];
    } else {
      failure = rejected(answer, operation);
    }
  } catch (error) {
    end = error;
    failure = normalise(error, operation);
  }
  // The inner call has reported the Failure that it threw.
  if (failure !== end && failure.kind !== 'cancelled' && !isAnswer?.(failure))
    recordTrouble(failure, performance.now() - startedAt, broken, end);
  throw failure;
}

const isDone = ({ response, data }: Answer) => response.ok && data === undefined;

/** Like {@link call} for a write without a value: an answer without a body gives `done`. */
export function callDone<Schema extends $ZodType>(
  operation: OperationId,
  schema: Schema,
  done: output<Schema>,
  send: () => Promise<Answer>,
): Promise<output<Schema>> {
  return call(operation, schema, async () => {
    const answer = await send();
    return isDone(answer) ? { ...answer, data: done } : answer;
  });
}

/**
 * Like {@link call} for a write with a value: after an answer without a body `find` looks for what
 * was made, and null fails the call.
 */
export async function callMade<Schema extends $ZodType, Made>(
  operation: OperationId,
  schema: Schema,
  send: () => Promise<Answer>,
  find: () => Promise<Made | null>,
): Promise<{ readonly answer: output<Schema> } | { readonly found: Made }> {
  let done = false;
  try {
    const answer = await call(operation, schema, async () => {
      const sent = await send();
      done = isDone(sent);
      return sent;
    });
    return { answer };
  } catch (error) {
    // A failed look-up does not tell whether the write was done.
    const found = done ? await find().catch(() => null) : null;
    if (found === null) throw error;
    return { found };
  }
}

/** Like {@link call} for a look-up: a 404 or an empty answer gives null (assumptions D2). */
export async function callLookUp<Schema extends $ZodType>(
  operation: OperationId,
  schema: Schema,
  send: () => Promise<Answer>,
): Promise<output<Schema> | null> {
  try {
    return await call(operation, schema, send, isMissing);
  } catch (error) {
    if (isFailure(error) && isMissing(error)) return null;
    throw error;
  }
}

async function sendForRows(send: () => Promise<Answer>, none: unknown): Promise<Answer> {
  const answer = await send();
  return emptyStatuses.has(answer.response.status) ? { ...answer, data: none } : answer;
}

interface ListSchema<Row extends $ZodType> {
  readonly shape: { readonly value: { readonly def: { readonly element: Row } } };
}

const meta = z.object({
  currentPage: z.number(),
  totalPages: z.number(),
  totalCount: z.number(),
  hasPreviousPage: z.boolean(),
  hasNextPage: z.boolean(),
});
const looseRows = z.object({ value: z.array(z.unknown()) });
const loosePage = z.object({ value: z.array(z.unknown()), meta });

const noRows = { value: [] };
const noPage = {
  ...noRows,
  meta: { currentPage: 1, totalPages: 0, totalCount: 0, hasPreviousPage: false, hasNextPage: false },
};

function readRows<Row extends $ZodType>(
  operation: OperationId,
  row: Row,
  values: readonly unknown[],
  mayAllBreak: boolean,
): { rows: output<Row>[]; dropped: number } {
  const rows: output<Row>[] = [];
  const broken: $ZodError[] = [];
  for (const value of values) {
    const parsed = z.safeParse(row, value);
    if (parsed.success) rows.push(parsed.data);
    else broken.push(parsed.error);
  }
  const dropped = broken.length;
  if (dropped > 0) {
    const isFailed = rows.length === 0 && !mayAllBreak;
    const what: Trouble['what'] = isFailed
      ? { kind: 'unreadable', operation, status: 200 }
      : { kind: 'rows', operation, count: dropped };
    recordTrouble(what, null, broken);
    if (isFailed) throw what;
  }
  return { rows, dropped };
}

/** Like {@link call} for a paged list: unreadable rows are dropped and counted. */
export async function callPage<Row extends $ZodType>(
  operation: OperationId,
  schema: ListSchema<Row>,
  send: () => Promise<Answer>,
): Promise<Page<output<Row>>> {
  const answer = await call(operation, loosePage, () => sendForRows(send, noPage));
  return { ...readRows(operation, schema.shape.value.def.element, answer.value, true), meta: answer.meta };
}

/** Like {@link callPage} for the total alone; the rows are not read. */
export async function callCount(operation: OperationId, send: () => Promise<Answer>): Promise<number> {
  const { meta: totals } = await call(operation, loosePage, () => sendForRows(send, noPage));
  return totals.totalCount;
}

/** Like {@link callPage} for a list without pages; fails where no row can be read. */
export async function callRows<Row extends $ZodType>(
  operation: OperationId,
  schema: ListSchema<Row>,
  send: () => Promise<Answer>,
): Promise<{ rows: readonly output<Row>[]; dropped: number }> {
  const answer = await call(operation, looseRows, () => sendForRows(send, noRows));
  return readRows(operation, schema.shape.value.def.element, answer.value, false);
}

/**
 * Like {@link callRows} for rows under a name in the value, such as `value.comments`. Rows for
 * which `meant` is false are left out before they are read or counted.
 */
export async function callRowsUnder<Row extends $ZodType>(
  operation: OperationId,
  name: string,
  row: Row,
  send: () => Promise<Answer>,
  meant: (row: unknown) => boolean = () => true,
): Promise<{ rows: readonly output<Row>[]; dropped: number }> {
  const schema = z.object({ value: z.object({ [name]: z.array(z.unknown()) }) });
  const { value } = await call(operation, schema, () => sendForRows(send, { value: { [name]: [] } }));
  return readRows(operation, row, (value[name] ?? []).filter(meant), false);
}
