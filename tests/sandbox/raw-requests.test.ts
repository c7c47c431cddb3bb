import fc from 'fast-check';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { createFront } from '../../tools/prism/front.ts';
import { createEnvelopeServer } from '../../sandbox/http-server.ts';
import { AUTH, buildPortal, CORE, REPORTS, sandboxForFile, signIn, temporaryFolder } from './support.ts';

// What no browser and no `fetch` would send, as it travels; to the sandbox and to the front of Prism.

const portal = buildPortal(temporaryFolder());
const sandbox = await sandboxForFile({ portal });
const { token } = await signIn(sandbox, 'intermediario');

const bases = { auth: AUTH, core: CORE, reports: REPORTS };
const services = Object.entries(bases).map(([name, base]) => ({ name, base, url: () => undefined }));
const front = createEnvelopeServer({}, createFront(portal, services));
front.listen(0);
await once(front, 'listening');
afterAll(() => front.close());

const ports = { sandbox: sandbox.port, front: (front.address() as AddressInfo).port };
type Served = keyof typeof ports;

afterEach(() => vi.restoreAllMocks());

interface RawAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Sends a head as it stands, without anything that it doesn't say. */
async function sendHead(served: Served, ...lines: string[]): Promise<RawAnswer> {
  const socket = connect(ports[served], '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const answer = await readAll(socket);
  const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s);
  return { status: Number(head.split(' ')[1]), type: /^content-type: (.*)$/im.exec(head)?.[1] ?? '', body };
}

const usual = ['Host: x', 'Connection: close', 'Accept: text/html', `Authorization: Bearer ${token}`];
const send = (served: Served, line: string): Promise<RawAnswer> => sendHead(served, `${line} HTTP/1.1`, ...usual);

const envelope = (messages: unknown = [expect.any(String)]): unknown => ({ title: expect.any(String) as string, messages });
const json = 'application/json; charset=utf-8';

describe.each(['sandbox', 'front'] as const)('%s', (served) => {
  test.each([
    'http://[',
    'http://[/autogestion/',
    'http://x:99999/autogestion/',
    'http://%zz/autogestion/',
    `http://x:y${CORE}/v1/clientes`,
    '/\\[',
    '/\\otro/autogestion/',
    '/\\\\otro/nada',
    '//#otro',
    '/autogestion/#otro',
  ])('the address %s can’t be read: a 400 in the envelope', async (address) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { status, type, body } = await send(served, `GET ${address}`);
    expect([status, type, JSON.parse(body)]).toEqual([400, json, envelope(['La dirección solicitada no se puede leer.'])]);
    expect(complaints).not.toHaveBeenCalled();
  });

  test.each([
    ['GET /nada', 404],
    ['GET //[', 404],
    ['GET /%E0%A4%A', 404],
    ['GET /servicios/%E0%A4%A/v1', 404],
    ['POST /nada', 404],
    ['OPTIONS *', 404],
    ['PROPFIND /nada', 404],
    ['CONNECT x:80', 405],
  ])('%s is a %i in the envelope', async (line, expected) => {
    const { status, type, body } = await send(served, line);
    expect([status, type, JSON.parse(body)]).toEqual([expected, json, envelope()]);
  });

  test.each([
    ['without Host', ['GET /autogestion/ HTTP/1.1', 'Connection: close'], 400],
    ['that expects tea', ['GET /autogestion/ HTTP/1.1', 'Host: x', 'Expect: te'], 417],
    ['with a letter that is none', ['GET /autogestion/ñ HTTP/1.1', 'Host: x'], 400],
    ['with a name of a header that is none', ['GET /autogestion/ HTTP/1.1', 'Ho st: x'], 400],
  ])('a request %s is refused in the envelope', async (_name, head, expected) => {
    const { status, type, body } = await sendHead(served, ...head);
    expect([status, type, JSON.parse(body)]).toEqual([expected, json, envelope()]);
  });

  test('a whole address, as a proxy sends it, is read as its path; a redirect is no page', async () => {
    expect(await send(served, 'GET http://x/autogestion/login')).toMatchObject({ status: 200, type: 'text/html;charset=utf-8' });
    expect(await send(served, 'GET /')).toEqual({ status: 302, type: '', body: '' });
  });

  test('no address makes it fail, or answer with a page that is not the portal’s', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const beginnings = fc.constantFrom(
      '/',
      '//',
      '/\\',
      'http://',
      '/autogestion/',
      '/autogestion/assets/',
      '/servicios/',
      `${REPORTS}/archivos/`,
    );
    const character = fc.constantFrom(...'/\\[]%@:?#.;&=~^{}|"<>`aF0'.split(''));
    const rest = fc.string({ unit: character, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(beginnings, rest, async (beginning, end) => {
        const { status, type, body } = await send(served, `GET ${beginning}${end}`);
        // Prism's front says 502 of what Prism doesn't answer.
        const isFailed = status >= 500 && !(served !== 'sandbox' && status === 502);
        const isPortal = !type.startsWith('text/html') || /^<!doctype html><title>(?:index|login)</.test(body);
        expect({ isFailed, isPortal }).toEqual({ isFailed: false, isPortal: true });
      }),
      { numRuns: 200, seed: 62 },
    );
    expect(complaints).not.toHaveBeenCalled();
  });
});

test.each([
  [`${REPORTS}/archivos/%E0%A4%A/x.xlsx`, 400],
  [`${CORE}/v1/clientes/CED/%E0%A4%A`, 400],
  [`${CORE}/v1/cotizaciones/%`, 400],
  [`${CORE}/%E0%A4%A`, 404],
])('%s, badly encoded, is a %i in the envelope', async (address, expected) => {
  const { status, type, body } = await send('sandbox', `GET ${address}`);
  expect([status, type, JSON.parse(body)]).toEqual([expected, json, envelope()]);
});

test.each([
  ['in an encoding that nobody knows', 'Content-Encoding: x', 415],
  ['that says gzip and is none', 'Content-Encoding: gzip', 400],
  ['of no type', 'X: x', 415],
])('a body %s is refused in the envelope', async (_name, header, expected) => {
  const head = [`POST ${AUTH}/v1/account/authenticate HTTP/1.1`, 'Host: x', 'Connection: close', 'Content-Length: 2', header];
  const typed = header === 'X: x' ? head : [...head, 'Content-Type: application/json'];
  const { status, type, body } = await sendHead('sandbox', ...typed, '', '{}');
  expect([status, type, JSON.parse(body)]).toEqual([expected, json, envelope()]);
});
