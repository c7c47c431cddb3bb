import { readFileSync } from 'node:fs';
import { connect, type ClientHttp2Session } from 'node:http2';
import { request } from 'node:https';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnvironment } from '../../sandbox/environment.ts';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';

const file = (name: string) => join(import.meta.dirname, '../support/tls', name);
const [cert, key] = [readFileSync(file('localhost.crt')), readFileSync(file('localhost.key'))];
const signIn = '/v1/account/authenticate';
const credentials = JSON.stringify({ userName: 'intermediario', password: 'Portal-2026' });

let sandbox: Sandbox;
let session: ClientHttp2Session;
beforeAll(async () => {
  sandbox = await startSandbox({ tls: { cert, key } });
  session = connect(sandbox.url, { ca: cert });
});
afterAll(async () => {
  session.destroy();
  await sandbox.close();
});

/** One request over HTTP/2: its headers and its whole body, or the error that cut it. */
async function ask(headers: Record<string, string>, body = ''): Promise<{ status: number; text: string; error?: string }> {
  const stream = session.request(headers);
  let status = 0;
  let text = '';
  stream.setEncoding('utf8').on('response', (answer) => (status = Number(answer[':status'])));
  stream.on('data', (chunk: string) => (text += chunk));
  stream.end(body);
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  stream.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  stream.on('close', () => resolve(undefined));
  const error = await promise;
  return error === undefined ? { status, text } : { status, text, error };
}

describe('The sandbox with a certificate', () => {
  test('speaks HTTP/2, and takes bodies', async () => {
    expect(sandbox.url).toBe(`https://127.0.0.1:${sandbox.port}`);
    const before = sandbox.calls.length;
    const answer = await ask(
      { ':method': 'POST', ':path': `/servicios/autorizacion${signIn}`, 'content-type': 'application/json' },
      credentials,
    );
    expect([session.alpnProtocol, answer.status, answer.error]).toEqual(['h2', 200, undefined]);
    expect(JSON.parse(answer.text)).toMatchObject({ value: { token: expect.any(String) as unknown } });
    expect(sandbox.calls.length).toBe(before + 1);
  });

  test('speaks HTTP/1.1 to clients without HTTP/2', async () => {
    const { promise, resolve, reject } = Promise.withResolvers<[string, number | undefined]>();
    request(`${sandbox.url}/nothing`, { ca: cert, agent: false }, (answer) => {
      answer.resume();
      resolve([answer.httpVersion, answer.statusCode]);
    })
      .on('error', reject)
      .end();
    expect(await promise).toEqual(['1.1', 404]);
  });

  test('cuts what the service cuts', async () => {
    sandbox.setFail(`POST ${signIn}=drop`);
    const answer = await ask(
      { ':method': 'POST', ':path': `/servicios/autorizacion${signIn}`, 'content-type': 'application/json' },
      credentials,
    );
    sandbox.setFail('');
    expect(answer).toEqual({ status: 0, text: '', error: 'ERR_HTTP2_STREAM_ERROR' });
  });
});

describe('A certificate of the environment', () => {
  const env = { PORT: '0', SANDBOX_DB: ':memory:' };
  test('is read from its two files', () => {
    const options = readEnvironment({ ...env, SANDBOX_CERT: file('localhost.crt'), SANDBOX_KEY: file('localhost.key') });
    expect(options.tls).toEqual({ cert, key });
    expect(readEnvironment({ SANDBOX_CERT: '', SANDBOX_KEY: '' }).tls).toBeUndefined();
  });

  test.each([
    [{ SANDBOX_CERT: '/nowhere.crt', SANDBOX_KEY: file('localhost.key') }, 'SANDBOX_CERT=«/nowhere.crt» no se puede leer'],
    [{ SANDBOX_CERT: file('localhost.crt') }, 'SANDBOX_KEY=«» no se puede leer'],
  ])('that cannot be read stops the start: %o', (names, line) => {
    expect(() => readEnvironment({ ...env, ...names })).toThrow(line);
  });

  test('that is none stops the start', async () => {
    const start = startSandbox({ tls: { cert: key, key: cert } });
    await expect(start).rejects.toThrow('SANDBOX_CERT y SANDBOX_KEY no son un certificado PEM y su clave.');
  });
});
