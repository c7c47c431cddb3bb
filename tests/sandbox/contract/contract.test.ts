import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startSandbox } from '../../../sandbox/server.ts';
import { type Operation, operations } from '../../contracts/support.ts';
import { signIn, temporaryFolder } from '../support.ts';
import { bearerCases, type Case, exampleCases, hostileCases, shapeCases } from './cases.ts';
import { type Expected, problems } from './check.ts';
import { createFresh, exampleBody, exampleParts, isOpen } from './examples.ts';
import { foreignCases, readForeign } from './foreign.ts';
import { textOfPdf } from './pdf.ts';
import { show, toJson } from './values.ts';
import { type Answer, type Call, callOf, connect, inParallel } from './wire.ts';

const WIDTH = 8;
const INTERMEDIARIO = 1;

const file = join(temporaryFolder(), 'sandbox.db');
const sandbox = await startSandbox({ db: file, now: '2026-11-20', ttl: 3600, attempts: 0 });
const wire = connect(sandbox.port, WIDTH);
const foreign = readForeign(file, INTERMEDIARIO);
const before = foreign.fingerprint();
const session = await signIn(sandbox, 'intermediario');
const fresh = createFresh(operations, wire, session);
sandbox.setTtl(0);
const expired = await signIn(sandbox, 'intermediario');
sandbox.setTtl(3600);

/** The sandbox's messages about its own failures, by call. */
const complaints = new Map<string, string>();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((line: unknown, error: unknown) => {
    complaints.set(String(line), String(error));
  });
});

afterAll(async () => {
  console.log(`contratos: ${wire.calls} llamadas, ${wire.failures} de 5xx`);
  foreign.close();
  wire.close();
  await sandbox.close();
});

/** A body of an operation that would be accepted, and that no call may use up. */
const untouched = new Map<Operation, ReturnType<typeof fresh.body>>();

/** The call of a case; an acceptable body uses fresh data. */
async function prepare(operation: Operation, one: Case): Promise<{ call: Call; expected: Expected }> {
  const kept = untouched.get(operation) ?? fresh.body(operation, exampleBody(operation));
  untouched.set(operation, kept);
  let made = one.body?.(await kept);
  const statuses = made?.expected.statuses ?? [];
  // For account calls only acceptable bodies need fresh data, because signing in is slow on purpose.
  if (one.body && statuses.includes(200) && !(isOpen(operation) && statuses.includes(401))) {
    made = one.body(await fresh.body(operation, exampleBody(operation)));
  }
  const call = callOf(operation, { ...one.parts, body: made?.text }, session.token);
  const headers = { ...call.headers };
  if (one.authorization === null) delete headers['Authorization'];
  else if (one.authorization !== undefined) headers['Authorization'] = one.authorization;
  if (one.contentType !== undefined) headers['Content-Type'] = one.contentType;
  return { call: { ...call, headers }, expected: made?.expected ?? one.expected };
}

type Judge = (operation: Operation, answer: Answer, expected: Expected) => string[] | Promise<string[]>;

const judge: Judge = (operation, answer, expected) => {
  const leaks = foreign.leaks(operation.operationId, answer.body).slice(0, 3);
  return [...problems(operation, answer, expected), ...leaks.map((leak) => `shows another's ${leak}`)];
};

/** Whether a value is a PDF in base64. */
function isPaper(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('JVBER');
}

/** Reads papers too. */
const judgePapers: Judge = async (operation, answer, expected) => {
  const value = answer.body?.value;
  const paper = isPaper(value) ? await textOfPdf(value) : '';
  const mentions = foreign.mentions(paper).slice(0, 3);
  return [...(await judge(operation, answer, expected)), ...mentions.map((one) => `mentions another's ${one}`)];
};

/** The errors of an answer that shows data of another intermediary. */
const judgeForeign: Judge = async (operation, answer, expected) => {
  const found = await judgePapers(operation, answer, expected);
  const value = answer.body?.value;
  const empty = isPaper(value) || (Array.isArray(value) && value.length === 0);
  return answer.status === 200 && !empty ? [...found, 'gives data'] : found;
};

/** Makes the calls of some cases; gives every one that was answered wrongly, in words. */
async function run(operation: Operation, cases: readonly Case[], look: Judge = judge): Promise<string[]> {
  const failures: string[] = [];
  await inParallel(cases, WIDTH, async (one) => {
    const { call, expected } = await prepare(operation, one);
    const answer = await wire.send(call);
    const found = await look(operation, answer, expected);
    if (found.length === 0) return;
    const sent = call.body === undefined ? '' : ` ${show(call.body)}`;
    found.push(complaints.get(`sandbox: ${call.method} ${call.address}:`) ?? '');
    failures.push(
      `${one.what}: ${found.join('; ')}\n    ${call.method} ${show(call.address)}${sent} → ${answer.status} ${show(answer.text)}`,
    );
  });
  return failures;
}

// The order matters: the examples need the rows that the writes below change.
describe('examples', () => {
  test.each(operations)('$name', async (operation) => {
    if (operation.operationId === 'createEmision') await fresh.documents(exampleBody(operation)['nuCotizacion']);
    // In sequence, because an example may depend on the one before.
    const failures: string[] = [];
    for (const one of exampleCases(operation)) failures.push(...(await run(operation, [one], judgePapers)));
    expect(failures).toEqual([]);
  });
});

describe('missing, wrongly typed or unknown values', () => {
  test.each(operations)('$name', async (operation) => {
    expect(await run(operation, shapeCases(operation))).toEqual([]);
  });
});

describe('hostile texts', () => {
  test.each(operations.filter(({ parameters, body }) => parameters.length > 0 || body))('$name', async (operation) => {
    expect(await run(operation, hostileCases(operation))).toEqual([]);
  });
});

describe('another intermediary’s', () => {
  const asked = operations.map((operation) => ({ ...operation, cases: foreignCases(operation, foreign) }));
  test.each(asked.filter(({ cases }) => cases.length > 0))('$name', async ({ cases, ...operation }) => {
    expect(await run(operation, cases, judgeForeign)).toEqual([]);
  });
});

describe('bearers', () => {
  const bad = {
    'no bearer': null,
    'an expired bearer': `Bearer ${expired.token}`,
    'a refresh token': `Bearer ${session.refreshToken}`,
    'a bearer of rubbish': "Bearer ' OR 1=1 --",
    'two bearers': `Bearer ${session.token} ${session.token}`,
    'another scheme': `Basic ${Buffer.from('intermediario:Portal-2026').toString('base64')}`,
  };
  test.each(operations)('$name', async (operation) => {
    expect(await run(operation, bearerCases(operation, bad))).toEqual([]);
  });
});

test('methods that the contracts do not have', async () => {
  const known = new Set(operations.map(({ name, bundle }) => `${bundle.name} ${name}`));
  for (const operation of operations) {
    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'].filter(
      (method) => !known.has(`${operation.bundle.name} ${method} ${operation.path}`),
    );
    const failures: string[] = [];
    await inParallel(methods, WIDTH, async (method) => {
      const answer = await wire.send({ ...callOf(operation, exampleParts(operation), session.token), method });
      const found = await judge(operation, answer, { statuses: [405] });
      if (found.length > 0) failures.push(`${method} ${operation.path}: ${found.join('; ')}`);
    });
    expect(failures).toEqual([]);
  }
});

test.each([
  ['createCliente', 409],
  ['createEmision', 409],
  ['refreshToken', 401],
])('%s, the same twice: %i', async (operationId, status) => {
  const operation = operations.find((one) => one.operationId === operationId);
  if (operation === undefined) throw new Error(`no contract has ${operationId}`);
  const body = toJson(await fresh.body(operation, exampleBody(operation)));
  const call = callOf(operation, { path: {}, query: [], body }, session.token);
  const first = await wire.send(call);
  const second = await wire.send(call);
  expect([first.status, second.status, await judge(operation, second, {})]).toEqual([200, status, []]);
});

test('the reports are answered under the base of the core service too', async () => {
  const operation = operations.find((one) => one.operationId === 'createReporte');
  const core = operations.find((one) => one.bundle.name === 'core')?.bundle;
  if (operation === undefined || core === undefined) throw new Error('no contract has the reports');
  const failures: string[] = [];
  for (const { what, body } of exampleCases(operation)) {
    const call = callOf(operation, { path: {}, query: [], body: body?.({}).text }, session.token);
    const base = { from: operation.bundle.servers[0]?.url ?? '', to: core.servers[0]?.url ?? '' };
    const answer = await wire.send({ ...call, address: call.address.replace(base.from, base.to) });
    const found = await judge(operation, answer, { statuses: [200] });
    if (found.length > 0) failures.push(`${what}: ${found.join('; ')} ${answer.status} ${show(answer.text)}`);
  }
  expect(failures).toEqual([]);
});

test('nothing of another intermediary has changed, and no call failed', () => {
  expect(foreign.fingerprint() === before).toBe(true);
  expect(wire.failures).toBe(0);
  expect(wire.calls).toBeGreaterThan(2500);
});
