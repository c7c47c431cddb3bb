import { beforeEach, describe, expect, test } from 'vitest';
import { createFaults } from '../../sandbox/faults.ts';
import { callsOf, issueRequest } from './negocio.ts';
import { AUTH, CORE, hearClosings, sandboxForFile, send, signIn } from './support.ts';

const sandbox = await sandboxForFile();
const { token } = await signIn(sandbox, 'intermediario');
const CLIENTES = `GET ${CORE}/v1/clientes`;
const REFRESH = `POST ${AUTH}/v1/account/token/refresh`;

beforeEach(() => {
  sandbox.setFail('');
  sandbox.calls.length = 0;
});

function statuses(): number[] {
  return sandbox.calls.map((call) => call.status);
}

describe('each kind of fault', () => {
  test('a status answers in the envelope, as often as it says', async () => {
    sandbox.setFail('GET /v1/clientes=500x2');
    const answers = [];
    for (let count = 0; count < 3; count += 1) answers.push(await send(sandbox, CLIENTES, { token }));
    expect(answers.map((answer) => answer.status)).toEqual([500, 500, 200]);
    expect(answers[0]?.body).toEqual({
      title: 'Fallo simulado',
      messages: ['El sandbox responde 500 porque así se le pidió.'],
    });
    expect(statuses()).toEqual([500, 500, 200]);
  });

  test('without a count it lasts, and leaves other calls alone', async () => {
    sandbox.setFail('GET /v1/clientes=503');
    for (let count = 0; count < 3; count += 1) expect((await send(sandbox, CLIENTES, { token })).status).toBe(503);
    expect((await send(sandbox, `GET ${CORE}/v1/tipopersonas`, { token })).status).toBe(200);
  });

  test('several for one call come one after the other', async () => {
    sandbox.setFail(' GET /v1/clientes=500x1 , GET /v1/clientes=404x1 ');
    const answers = [];
    for (let count = 0; count < 3; count += 1) answers.push((await send(sandbox, CLIENTES, { token })).status);
    expect(answers).toEqual([500, 404, 200]);
  });

  test.each([
    ['refuse', 'the refresh token still works'],
    ['drop', 'the refresh token is used up'],
  ])('%s cuts the connection: %s', async (kind) => {
    const pair = await signIn(sandbox, 'intermediario');
    const body = { accessToken: pair.token, refreshToken: pair.refreshToken };
    sandbox.setFail(`POST /v1/account/token/refresh=${kind}x1`);
    sandbox.calls.length = 0;
    await hearClosings();
    await expect(send(sandbox, REFRESH, { body })).rejects.toThrow('fetch failed');
    expect((await send(sandbox, REFRESH, { body })).status).toBe(kind === 'refuse' ? 200 : 401);
    expect(statuses()).toEqual([0, kind === 'refuse' ? 200 : 401]);
  });

  test.each([
    ['refuse', 'no policy', { idEstatus: 1, emision: null }],
    [
      'drop',
      'the policy',
      { idEstatus: 3, emision: { nuPoliza: expect.any(Number), nuCertificado: 1, cdRecibo: expect.any(Number) } },
    ],
  ])('%s at the issuance leaves %s', async (kind, _policy, left) => {
    const { issuable, post, value } = callsOf(sandbox, token);
    const nuCotizacion = await issuable();
    sandbox.setFail(`POST /v1/emisiones=${kind}x1`);
    await hearClosings();
    await expect(post('/v1/emisiones', issueRequest({ nuCotizacion }))).rejects.toThrow('fetch failed');
    expect(await value(`/v1/cotizaciones/${nuCotizacion}`)).toMatchObject(left);
    expect((await post('/v1/emisiones', issueRequest({ nuCotizacion }))).status).toBe(kind === 'refuse' ? 200 : 409);
  });

  test('html answers 200 with a page', async () => {
    sandbox.setFail('GET /v1/clientes=html');
    const { status, headers, text } = await send(sandbox, CLIENTES, { token });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toMatch(/^<!doctype html>/);
  });

  test('shape answers 200 with another JSON', async () => {
    sandbox.setFail('GET /v1/clientes=shape');
    const { status, text } = await send(sandbox, CLIENTES, { token });
    expect([status, text]).toEqual([200, '{"hello":1}']);
  });

  test('truncated answers 200 with the first half of the JSON', async () => {
    const whole = await send(sandbox, CLIENTES, { token });
    sandbox.setFail('GET /v1/clientes=truncated');
    const half = await send(sandbox, CLIENTES, { token });
    expect([half.status, half.body]).toEqual([200, undefined]);
    expect(whole.text.startsWith(half.text.slice(0, -1))).toBe(true);
    expect(Buffer.byteLength(half.text)).toBeLessThan(Buffer.byteLength(whole.text) * 0.6);
  });

  test('slow waits, then answers as ever', async () => {
    sandbox.setFail('GET /v1/clientes=slow:60x1');
    const begin = performance.now();
    const { status } = await send(sandbox, CLIENTES, { token });
    expect(status).toBe(200);
    expect(performance.now() - begin).toBeGreaterThanOrEqual(55);
  });

  test('slow keeps the handler from running when the caller has left', async () => {
    const pair = await signIn(sandbox, 'intermediario');
    sandbox.setFail('POST /v1/account/token/refresh=slow:20000x1');
    const body = JSON.stringify({ accessToken: pair.token, refreshToken: pair.refreshToken });
    const address = `${sandbox.url}${AUTH}/v1/account/token/refresh`;
    const headers = { 'Content-Type': 'application/json' };
    const left = fetch(address, { method: 'POST', body, headers, signal: AbortSignal.timeout(50) });
    await expect(left).rejects.toThrow('timeout');
    expect((await send(sandbox, REFRESH, { body })).status).toBe(200);
  });
});

test('calls are recorded in order, without base and query, faults included', async () => {
  sandbox.setFail('GET /v1/clientes=500x1');
  await send(sandbox, `${CLIENTES}?pageSize=5&zonaRazonSocial=a%3Fb?c`, { token });
  await send(sandbox, `GET ${CORE}/v1/nada`);
  await send(sandbox, `POST ${AUTH}/v1/account/authenticate`, { body: { userName: 'x', password: 'y' } });
  expect(sandbox.calls).toEqual([
    {
      method: 'GET',
      path: '/v1/clientes',
      query: 'pageSize=5&zonaRazonSocial=a%3Fb?c',
      status: 500,
      service: 'core',
      authorization: true,
    },
    { method: 'GET', path: '/v1/nada', query: '', status: 404, service: 'core', authorization: false },
    { method: 'POST', path: '/v1/account/authenticate', query: '', status: 401, service: 'autorizacion', authorization: false },
  ]);
});

describe('the list', () => {
  test.each([
    'GET /v1/clientes',
    'GET /v1/clientes=',
    'GET /v1/clientes=600',
    'GET /v1/clientes=200',
    'GET /v1/clientes=slow',
    'GET /v1/clientes=slow:x',
    'GET /v1/clientes=dropx0',
    'GET /v1/clientes=500 x1',
    'get /v1/clientes=500',
    'GET /servicios/core/v1/clientes=500',
    'GET v1/clientes=500',
    'DELETE /v1/clientes=500',
    'GET /v1/clientes=500;GET /v1/tipopersonas=500',
    '=',
  ])('"%s" is refused with one line, and the list in force stays', async (list) => {
    sandbox.setFail('GET /v1/clientes=503x1');
    let line = '';
    try {
      sandbox.setFail(list);
    } catch (error) {
      line = error instanceof Error ? `${error.name}: ${error.message}` : '';
    }
    expect(line).toMatch(/^SandboxError: SANDBOX_FAIL: .+$/);
    expect((await send(sandbox, CLIENTES, { token })).status).toBe(503);
  });

  test.each([
    ['GET /v1/clientes/{id}=500', '/v1/clientes/7', true],
    ['GET /v1/clientes/7=500', '/v1/clientes/7', true],
    ['GET /v1/clientes/8=500', '/v1/clientes/7', false],
    ['GET /v1/clientes/{id}=500', '/v1/clientes/7/8', false],
    ['GET /v1/clientes/{a}/{b}=500', '/v1/clientes/CED/8', true],
  ])('"%s" and the call %s match: %j', (list, path, matches) => {
    const operations = [
      { method: 'GET', path: '/v1/clientes/{id}' },
      { method: 'GET', path: '/v1/clientes/{a}/{b}' },
    ];
    let passed = false;
    const req = { method: 'GET', path } as Parameters<ReturnType<typeof createFaults>['inject']>[0];
    const res = { status: () => res, json: () => res } as unknown as Parameters<ReturnType<typeof createFaults>['inject']>[1];
    void createFaults(list, operations).inject(req, res, () => {
      passed = true;
    });
    expect(passed).toBe(!matches);
  });
});
