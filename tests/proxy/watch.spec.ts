import { expect, password } from '../support/portal.ts';
import { test } from './support.ts';

// Tests of the watch itself: a violation fails a flow. No browser is needed.
const json = { 'Content-Type': 'application/json' };

async function bearer(url: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ userName: 'intermediario', password });
  const response = await fetch(`${url}/servicios/autorizacion/v1/account/authenticate`, { method: 'POST', headers: json, body });
  const { value } = (await response.json()) as { value: { token: string } };
  return { Authorization: `Bearer ${value.token}` };
}

test('a good call is no finding', async ({ proxied, watch }) => {
  const headers = await bearer(proxied.url);
  const response = await fetch(`${proxied.url}/servicios/core/v1/clientes?pageSize=10&pageNumber=1`, { headers });
  expect(((await response.json()) as { value: unknown[] }).value).toHaveLength(10);
  expect(watch.calls()).toHaveLength(2);
  expect(watch.findings()).toEqual([]);
});

test('a query name that the contract lacks passes Prism and is refused by the sandbox: a finding', async ({ proxied, watch }) => {
  const headers = await bearer(proxied.url);
  await fetch(`${proxied.url}/servicios/core/v1/clientes?tipoDoc=CED&pageSize=10&pageNumber=1`, { headers });
  expect(watch.findings()).toEqual([expect.stringMatching(/^GET core \/v1\/clientes\?tipoDoc=CED\S+ 400: \{"title":.*tipoDoc/)]);
  watch.forget();
});

test('a body that breaks the contract is a finding, and does not reach the sandbox', async ({ proxied, sandbox, watch }) => {
  const body = JSON.stringify({ userName: 'intermediario', password, recordar: true });
  await fetch(`${proxied.url}/servicios/autorizacion/v1/account/authenticate`, { method: 'POST', headers: json, body });
  expect(watch.findings()).toEqual([expect.stringMatching(/^POST auth \S+ 422: .*recordar/)]);
  expect(sandbox.calls).toEqual([]);
  watch.forget();
});

test('an answer that breaks the contract is a finding', async ({ proxied, sandbox, watch }) => {
  const headers = await bearer(proxied.url);
  sandbox.setFail('GET /v1/clientes=shape');
  await fetch(`${proxied.url}/servicios/core/v1/clientes?pageSize=10&pageNumber=1`, { headers });
  expect(watch.findings()).toEqual([expect.stringMatching(/^GET core \S+ 500: .*Response body must have required property/)]);
  watch.forget();
});

test('a service that does not answer, or with a status that the contract lacks, is a finding', async ({
  proxied,
  sandbox,
  watch,
}) => {
  const headers = await bearer(proxied.url);
  for (const fault of ['refuse', '503']) {
    sandbox.setFail(`GET /v1/clientes=${fault}`);
    await fetch(`${proxied.url}/servicios/core/v1/clientes?pageSize=10&pageNumber=1`, { headers });
  }
  expect(watch.findings()).toEqual([
    expect.stringMatching(/^GET core \S+ 500: /),
    expect.stringMatching(/^GET core \S+ 503: .*Unable to match the returned status code/),
  ]);
  watch.forget();
});

test('a refusal is a finding unless the test expects it', async ({ proxied, sandbox, watch }) => {
  const headers = await bearer(proxied.url);
  watch.expectRefusal(/^GET core \S+ 500$/);
  for (const status of [500, 409]) {
    sandbox.setFail(`GET /v1/clientes=${status}`);
    await fetch(`${proxied.url}/servicios/core/v1/clientes?pageSize=10&pageNumber=1`, { headers });
  }
  expect(watch.findings()).toEqual([expect.stringMatching(/^GET core \S+ 409: .*Fallo simulado/)]);
  watch.expectRefusal(/ 409$/);
  expect(watch.findings()).toEqual([]);
});
