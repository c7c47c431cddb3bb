import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Which answers lose their body: those of the calls that `method` and `path` name. */
export interface Emptying {
  readonly method: string;
  /** The end of the path, without the query. */
  readonly path: string;
  readonly status: number;
}

/** A server before another one, which passes everything on and empties the answers that it is told to empty. */
export interface Emptied {
  /** Where it listens, without a trailing slash. */
  readonly url: string;
  /** Says from now on which answers are emptied; the calls are done all the same. */
  readonly empty: (...emptying: readonly Emptying[]) => void;
  /** How often an answer was emptied since `empty`. */
  readonly count: () => number;
  readonly close: () => Promise<void>;
}

/** Starts a server before `upstream` whose empty answers travel over the network, as those of a service do: a played one has another body in Chromium. */
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
        // Node says nothing of a length under 204, and that it is 0 under the others.
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
