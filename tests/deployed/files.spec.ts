import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { dist, expect } from '../support/portal.ts';
import { nginx, send, test, whyNot } from './support.ts';

test.skip(nginx === null, whyNot);

const assets = readdirSync(join(dist, 'assets'));
const asset = (pattern: RegExp) => `/autogestion/assets/${assets.find((name) => pattern.test(name)) ?? 'none'}`;
const script = asset(/^pdf\.worker.*\.js$/);
const sheet = asset(/\.css$/);

const year = 'public, max-age=31536000, immutable';
const html = 'text/html; charset=utf-8';
const javascript = 'application/javascript; charset=utf-8';

/** The request, and the status, type and caching of the answer. */
const answers: ReadonlyArray<readonly [operation: string, status: number, type: string | undefined, caching: string]> = [
  ['GET /autogestion/', 200, html, 'no-cache'],
  ['GET /autogestion/login', 200, html, 'no-cache'],
  ['GET /autogestion/login?returnTo=%2Fclientes', 200, html, 'no-cache'],
  ['GET /autogestion/clientes/5', 200, html, 'no-cache'],
  ['GET /autogestion/clientes/update/1200?page=2', 200, html, 'no-cache'],
  ['GET /autogestion/nada/de/nada', 200, html, 'no-cache'],
  ['HEAD /autogestion/clientes', 200, html, 'no-cache'],
  ['GET /autogestion/config.json', 200, 'application/json', 'no-cache'],
  ['GET /autogestion/sw.js', 200, javascript, 'no-cache'],
  ['GET /autogestion/favicon.svg', 200, 'image/svg+xml', 'no-cache'],
  ['GET /autogestion/manifest.webmanifest', 200, 'application/manifest+json', 'no-cache'],
  ['GET /autogestion/iconos/maskable-512.png', 200, 'image/png', 'no-cache'],
  ['GET /autogestion/documentos/conozca-a-su-cliente.pdf', 200, 'application/pdf', 'no-cache'],
  [`GET ${script}`, 200, javascript, year],
  [`GET ${sheet}`, 200, 'text/css', year],
  ['GET /autogestion/assets/no.js', 404, html, 'no-cache'],
  ['GET /autogestion/assets/no', 404, html, 'no-cache'],
  ['GET /autogestion/assets/', 404, html, 'no-cache'],
  ['GET /autogestion/no.png', 404, html, 'no-cache'],
  ['GET /autogestion/.build-hash', 404, html, 'no-cache'],
  ['GET /autogestion/.vite/manifest.json', 404, html, 'no-cache'],
  ['GET /autogestionada', 404, html, 'no-cache'],
  ['GET /autogestion', 302, 'text/html', 'no-cache'],
  ['POST /autogestion/login', 303, html, 'no-cache'],
  ['POST /autogestion/clientes', 405, html, 'no-cache'],
  ['PUT /autogestion/', 405, html, 'no-cache'],
];

test('every answer has its status, its type, its caching, and all the headers that protect', async ({ deployed, sandbox }) => {
  const { headers: served } = await fetch(`${sandbox.url}/autogestion/`);
  const names = [
    'content-security-policy',
    'x-content-type-options',
    'referrer-policy',
    'cross-origin-opener-policy',
    'permissions-policy',
  ];
  const protecting: Record<string, string | null> = {
    ...Object.fromEntries(names.map((name) => [name, served.get(name)])),
    'strict-transport-security': 'max-age=31536000',
  };
  expect(protecting['content-security-policy']).toContain("require-trusted-types-for 'script'");
  for (const [operation, status, type, caching] of answers) {
    const { headers, ...answer } = await send(deployed, operation);
    const received = [answer.status, headers['content-type'], headers['cache-control']];
    expect.soft(received, operation).toEqual([status, type, caching]);
    const found = Object.fromEntries(Object.keys(protecting).map((name) => [name, headers[name]]));
    expect.soft(found, operation).toEqual(protecting);
    expect.soft(headers['server'], operation).toBe('nginx');
    const { etag } = headers;
    if (status !== 200 || etag === undefined) continue;
    const again = await send(deployed, operation, { headers: { 'if-none-match': etag } });
    const kept = Object.fromEntries(Object.keys(protecting).map((name) => [name, again.headers[name]]));
    expect.soft([again.status, again.headers['cache-control'], kept], `${operation}, again`).toEqual([304, caching, protecting]);
  }
});

test('pages have a tag to be asked for again', async ({ deployed }) => {
  for (const path of ['', 'login', 'clientes/5', 'config.json', 'sw.js'])
    expect((await send(deployed, `GET /autogestion/${path}`)).headers.etag, path).toMatch(/^(?:W\/)?"[^"]+"$/);
});

test('a path is the login, or the portal', async ({ deployed }) => {
  const title = async (path: string) => /<title>(.*)<\/title>/.exec((await send(deployed, `GET ${path}`)).body.toString())?.[1];
  expect(await title('/autogestion/login')).toBe('Ingresar · Autogestión');
  for (const path of ['/autogestion/', '/autogestion/clientes/5', '/autogestion/login/'])
    expect(await title(path), path).toBe('Autogestión');
});

test('redirects stay on this host and on https', async ({ deployed }) => {
  const leadsTo = async (operation: string, body = '') => {
    const { status, headers } = await send(deployed, operation, { body });
    return [status, headers.location];
  };
  expect(await leadsTo('GET /')).toEqual([302, '/autogestion/']);
  expect(await leadsTo('GET /autogestion')).toEqual([302, '/autogestion/']);
  expect(await leadsTo('POST /autogestion/login', `userName=x&password=${'secreto'.repeat(1000)}`)).toEqual([
    303,
    '/autogestion/login',
  ]);
  const plain = await fetch(`${deployed.http}/autogestion/clientes?page=2`, { redirect: 'manual' });
  expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://localhost/autogestion/clientes?page=2']);
});

test('nothing outside the portal can be had', async ({ deployed }) => {
  for (const path of ['/autogestion/..%2fsecret.txt', '/autogestion/%2e%2e/headers.conf', '/autogestion../headers.conf', '/srv/'])
    expect((await send(deployed, `GET ${path}`)).status, path).toBe(404);
});

test('text goes as brotli or gzip to those who take it', async ({ deployed }) => {
  const files = ['', 'login', 'sw.js', 'favicon.svg', 'manifest.webmanifest'].map((file) => `/autogestion/${file}`);
  for (const path of [...files, script, sheet]) {
    const ask = (encoding: string) => send(deployed, `GET ${path}`, { headers: { 'accept-encoding': encoding } });
    const [plain, gzip, brotli] = [await ask('identity'), await ask('gzip, deflate'), await ask('gzip, deflate, br')];
    const encodings = [plain, gzip, brotli].map(({ headers }) => headers['content-encoding']);
    expect.soft(encodings, path).toEqual([undefined, 'gzip', nginx?.brotli ? 'br' : 'gzip']);
    expect
      .soft(
        [plain, gzip, brotli].map(({ headers }) => headers.vary),
        path,
      )
      .toEqual(Array(3).fill('Accept-Encoding'));
    expect.soft(gunzipSync(gzip.body).equals(plain.body), path).toBe(true);
    if (nginx?.brotli) expect.soft(brotliDecompressSync(brotli.body).equals(plain.body), path).toBe(true);
    expect.soft(gzip.body.length / plain.body.length, path).toBeLessThan(0.8);
  }
});

test('a range is answered whole', async ({ deployed }) => {
  const { status } = await send(deployed, `GET ${script}`, { headers: { range: 'bytes=0-1' } });
  expect(status).toBe(200);
});

test('nginx has nothing to object to in its configuration', ({ deployed }) => {
  const lines = deployed.check.trim().split('\n');
  expect(lines.map((line) => line.replace(/^.*nginx\.conf /, ''))).toEqual(['syntax is ok', 'test is successful']);
});

test('the logs hold no query and no body', async ({ deployed }) => {
  await send(deployed, 'GET /autogestion/clientes?numeroDocumento=00113918254');
  await send(deployed, 'GET /servicios/core/v1/clientes?numeroDocumento=00113918254');
  await send(deployed, 'POST /autogestion/login', { body: 'userName=x&password=secreto' });
  await expect.poll(() => deployed.log('autogestion.log')).toContain('"POST /autogestion/login" 303');
  await expect.poll(() => deployed.log('autogestion-front.log')).toContain('"POST /autogestion/login" 303');
  const lines = deployed.log('autogestion.log') + deployed.log('autogestion-front.log');
  expect(lines).toContain('"GET /autogestion/clientes" 200');
  expect(lines).toContain('"GET /servicios/core/v1/clientes" 401');
  expect(lines).not.toMatch(/\?|00113918254|secreto/);
});
