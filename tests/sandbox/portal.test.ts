import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { startSandbox } from '../../sandbox/server.ts';
import { buildPortal, sandboxForFile, send, temporaryFolder } from './support.ts';

const folder = temporaryFolder();
const sandbox = await sandboxForFile({ portal: buildPortal(folder) });

const protecting = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
];

/** A GET whose body stays compressed (fetch would unpack it). */
async function raw(path: string, encoding: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ headers: IncomingHttpHeaders; body: Buffer }>();
  get(`${sandbox.url}${path}`, { headers: { 'accept-encoding': encoding } }, (response) => {
    buffer(response).then((body) => resolve({ headers: response.headers, body }), reject);
  }).on('error', reject);
  return promise;
}

describe('pages', () => {
  test.each([
    ['/autogestion/', 'index'],
    ['/autogestion/login', 'login'],
    ['/autogestion/login?returnTo=%2Fclientes', 'login'],
    ['/autogestion/login/', 'index'],
    ['/autogestion/clientes', 'index'],
    ['/autogestion/clientes/update/1200?page=2', 'index'],
    ['/autogestion/nada/de/nada', 'index'],
    ['/autogestion/%E0%A4%A', 'index'],
    ['/autogestion/login.html', 'login'],
  ])('%s is the %s page', async (path, title) => {
    const { status, headers, text } = await send(sandbox, `GET ${path}`);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/html;charset=utf-8',
      'no-cache',
    ]);
    expect(text).toContain(`<title>${title}</title>`);
  });

  test.each([
    ['GET /', 302, '/autogestion/'],
    ['GET /autogestion', 302, '/autogestion/'],
    ['POST /autogestion/login', 303, '/autogestion/login'],
  ])('%s goes elsewhere with %i', async (operation, expected, location) => {
    const { status, headers } = await send(sandbox, operation);
    expect([status, headers.get('location')]).toEqual([expected, location]);
  });

  test('a form that is sent before hydration is not read: its password goes nowhere', async () => {
    const body = `userName=x&password=${'secreto'.repeat(1000)}`;
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const { status, headers: answered } = await send(sandbox, 'POST /autogestion/login', { body, headers });
    expect([status, answered.get('location')]).toEqual([303, '/autogestion/login']);
  });

  test.each([
    '/autogestion/assets/no.js',
    '/autogestion/assets/no',
    '/autogestion/no.png',
    '/autogestion/..%2fsecret.txt',
    '/autogestion/%2e%2e/secret.txt',
    '/secret.txt',
  ])('%s is a 404', async (path) => {
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    const { status, text } = await send(sandbox, `GET ${path}`);
    expect(status).toBe(404);
    expect(text).not.toContain('secret');
  });

  test.each(['PUT /autogestion/', 'DELETE /autogestion/login', 'POST /autogestion/clientes'])(
    '%s is a 405',
    async (operation) => {
      const { status, headers } = await send(sandbox, operation);
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    },
  );
});

describe('files', () => {
  test('assets live for a year, config.json is asked for each time', async () => {
    const asset = await send(sandbox, 'GET /autogestion/assets/app.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toBe('text/javascript');
    const config = await send(sandbox, 'GET /autogestion/config.json');
    expect([config.status, config.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  });

  test('the service worker is asked for each time, as a script with the policy of the pages', async () => {
    const { status, headers } = await send(sandbox, 'GET /autogestion/sw.js');
    const told = ['content-type', 'cache-control', 'x-content-type-options'].map((name) => headers.get(name));
    expect([status, ...told]).toEqual([200, 'text/javascript', 'no-cache', 'nosniff']);
    expect(headers.get('content-security-policy')).toContain("worker-src 'self'");
  });

  test('go as brotli or gzip to those who take it', async () => {
    const plain = await raw('/autogestion/assets/app.js', 'identity');
    const brotli = await raw('/autogestion/assets/app.js', 'gzip, deflate, br');
    const gzip = await raw('/autogestion/assets/app.js', 'gzip, deflate');
    const encodings = [plain, brotli, gzip].map(({ headers }) => [headers['content-encoding'], headers.vary]);
    expect(encodings).toEqual([
      [undefined, 'Accept-Encoding'],
      ['br', 'Accept-Encoding'],
      ['gzip', 'Accept-Encoding'],
    ]);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
  });

  test('that the browser has are a 304; a range is answered whole', async () => {
    const { headers } = await send(sandbox, 'GET /autogestion/login');
    const again = await send(sandbox, 'GET /autogestion/login', { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'no-cache']);
    const range = await send(sandbox, 'GET /autogestion/login', { headers: { Range: 'bytes=9-2' } });
    expect(range.status).toBe(200);
  });
});

test('the policy allows the own scripts, the inline ones by hash, and the configured services', async () => {
  const { headers } = await send(sandbox, 'GET /autogestion/');
  const hash = createHash('sha256').update('document.title = "hola";\n').digest('base64');
  expect(headers.get('content-security-policy')?.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' https://core.ejemplo.do https://archivos.ejemplo.do",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify default',
  ]);
});

test('every answer has the headers that protect, whatever its status', async () => {
  const policy = (await send(sandbox, 'GET /autogestion/')).headers.get('content-security-policy');
  const etag = (await send(sandbox, 'GET /autogestion/assets/app.js')).headers.get('etag') ?? '';
  const answers: Array<[operation: string, status: number, headers?: Record<string, string>]> = [
    ['GET /', 302],
    ['GET /autogestion', 302],
    ['GET /autogestion/', 200],
    ['HEAD /autogestion/clientes/5', 200],
    ['GET /autogestion/login', 200],
    ['POST /autogestion/login', 303],
    ['GET /autogestion/config.json', 200],
    ['GET /autogestion/sw.js', 200],
    ['GET /autogestion/assets/app.js', 200],
    ['GET /autogestion/assets/app.js', 200, { 'Accept-Encoding': 'br' }],
    ['GET /autogestion/assets/app.js', 304, { 'If-None-Match': etag }],
    ['GET /autogestion/assets/no.js', 404],
    ['GET /autogestion/no.png', 404],
    ['PUT /autogestion/', 405],
  ];
  for (const [operation, expected, sent] of answers) {
    const { status, headers } = await send(sandbox, operation, { headers: sent });
    expect([operation, status, ...protecting.map((name) => headers.get(name))]).toEqual([
      operation,
      expected,
      policy,
      'nosniff',
      'no-referrer',
      'same-origin',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ]);
  }
});

describe('a folder without a portal is reported in one line', () => {
  test.each([
    ['missing', () => undefined, 'El portal no está construido en'],
    ['without login.html', (dir: string) => rmSync(join(dir, 'login.html')), 'El portal no está construido en'],
    ['with a broken config.json', (dir: string) => writeFileSync(join(dir, 'config.json'), '{'), 'config.json» no se puede leer'],
    ['with a config.json of another shape', (dir: string) => writeFileSync(join(dir, 'config.json'), '[]'), 'no se puede leer'],
  ])('%s', async (name, spoil, line) => {
    const parent = join(folder, name);
    if (name !== 'missing') {
      mkdirSync(parent);
      spoil(buildPortal(parent));
    }
    await expect(startSandbox({ portal: join(parent, 'dist') })).rejects.toThrow(line);
  });
});
