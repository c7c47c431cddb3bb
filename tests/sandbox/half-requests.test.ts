import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ halfRequest: 400, fail: 'GET /v1/account/currentuser=slow:1500' });
});
afterAll(() => sandbox.close());

/** Sends a text over a new connection; gives how long the connection stayed open, and the answer. */
async function talk(text: string) {
  const socket = connect(sandbox.port, '127.0.0.1');
  const began = performance.now();
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  return { milliseconds: performance.now() - began, said };
}

const login = 'POST /servicios/autorizacion/v1/account/authenticate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

describe('A request of which only half comes', () => {
  test.each([
    ['its head stops', login],
    ['its body stops', `${login}Content-Length: 500\r\n\r\n{"userName":`],
    ['its body never begins', `${login}Content-Length: 500\r\n\r\n`],
  ])('is given up when %s', async (_, text) => {
    const { milliseconds } = await talk(text);
    expect(milliseconds).toBeGreaterThan(350);
    expect(milliseconds).toBeLessThan(5000);
  });

  test('is not one whose answer takes long', async () => {
    const { milliseconds, said } = await talk(
      'GET /servicios/autorizacion/v1/account/currentuser HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    expect(milliseconds).toBeGreaterThan(1400);
    expect(said).toContain('HTTP/1.1 401');
  });
});
