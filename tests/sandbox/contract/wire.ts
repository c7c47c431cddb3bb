import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { text as readAll } from 'node:stream/consumers';
import type { Operation } from '../../contracts/support.ts';

/** A call as it goes over the wire. */
export interface Call {
  method: string;
  /** Encoded, with the base of the service and the query. */
  address: string;
  headers?: Record<string, string>;
  body?: string | undefined;
}

/** An answer as it came. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The body read as JSON; undefined when it is none. */
  body: { title: string; messages: string[]; value?: unknown } | undefined;
}

/** The parts of a call to an operation: encoded texts by parameter, and the body's JSON. */
export interface Parts {
  path: Record<string, string>;
  query: [name: string, text: string][];
  body?: string | undefined;
}

/** A connection to one sandbox that counts its calls. */
export interface Wire {
  readonly calls: number;
  readonly failures: number;
  send(call: Call): Promise<Answer>;
  close(): void;
}

// Not `fetch`, which would normalise the odd addresses that these tests send.
export function connect(port: number, sockets: number): Wire {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  let calls = 0;
  let failures = 0;

  async function send({ method, address, headers = {}, body }: Call): Promise<Answer> {
    calls += 1;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const options = { agent, port, host: '127.0.0.1', method, path: address, headers: { ...length, ...headers } };
    const sent = request(options, (response) => {
      readAll(response).then((text) => {
        const status = response.statusCode ?? 0;
        if (status >= 500) failures += 1;
        resolve({ status, headers: response.headers, text, body: parse(text) });
      }, reject);
    });
    sent.on('error', reject);
    sent.end(body);
    return promise;
  }

  return {
    get calls() {
      return calls;
    },
    get failures() {
      return failures;
    },
    send,
    close: () => agent.destroy(),
  };
}

/** The call of an operation with these parts. */
export function callOf(operation: Operation, { path, query, body }: Parts, token?: string): Call {
  const base = operation.bundle.servers[0]?.url ?? '';
  const place = operation.path.replace(/\{(\w+)\}/g, (_whole, name: string) => path[name] ?? '');
  const search = query.map((pair) => pair.join('=')).join('&');
  return {
    method: operation.method,
    address: `${base}${place}${search === '' ? '' : `?${search}`}`,
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body,
  };
}

/** Does the jobs, `width` at a time, in their order. */
export async function inParallel<Job>(jobs: readonly Job[], width: number, work: (job: Job) => Promise<void>): Promise<void> {
  const queue = jobs.values();
  const worker = async () => {
    for (const job of queue) await work(job);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

function parse(text: string): Answer['body'] {
  try {
    return JSON.parse(text) as Answer['body'];
  } catch {
    return undefined;
  }
}
