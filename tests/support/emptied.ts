import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The calls whose answers lose their body. */
export interface Emptying {
  readonly method: string;
  /** The end of the path, without the query. */
  readonly path: string;
  readonly status: number;
}

/** A proxy that removes the bodies of chosen answers and passes everything else on. */
export interface Emptied {
  /** The address of the proxy, without a trailing slash. */
  readonly url: string;
  /** Chooses the answers to empty from now on; the service still executes the calls. */
  readonly empty: (...emptying: readonly Emptying[]) => void;
  /** The number of emptied answers since `empty`. */
  readonly count: () => number;
  readonly close: () => Promise<void>;
}

/** Starts the proxy of `upstream`; in Chromium, played empty answers differ from real ones. */
export async function startEmptied(upstream: string): Promise<Emptied> {
  let emptied: readonly Emptying[] = [];
  let count = 0;
  const { hostname, port } = new URL(upstream);
  const server = createServer((asked, answer) => {
    const { method = 'GET', url = '/', headers } = asked;
    const onAnswer = async (given: IncomingMessage) => {
      const body = await buffer(given);
      const [path = ''] = url.split('?');
      const found = emptied.find((one) => one.method === method && path.endsWith(one.path));
      if (found) {
        count += 1;
        // Node sends no content length with 204, and a length of 0 with the others.
        answer.writeHead(found.status, { 'Cache-Control': 'no-store' }).end();
        return;
      }
      answer.writeHead(given.statusCode ?? 502, given.headers).end(body);
    };
    const call = request({ hostname, port, method, path: url, headers, agent: false }, (given) => void onAnswer(given));
    call.once('error', () => answer.destroy());
    answer.once('close', () => call.destroy());
    asked.pipe(call);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    empty: (...emptying) => {
      emptied = emptying;
      count = 0;
    },
    count: () => count,
    close: async () => {
      const closed = once(server, 'close');
      server.close().closeAllConnections();
      await closed;
    },
  };
}
