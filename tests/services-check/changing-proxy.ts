import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** A call on its way to the sandbox. */
export interface Asked {
  method: string;
  /** The path inside the service: `/v1/clientes/7`. */
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: unknown;
}

/** The answer to a call. */
export interface Told {
  status: number;
  headers: Record<string, string>;
  // What a plant changes decides the shape.
  json: Wire | undefined;
  /** Sent in place of the JSON. */
  text?: string;
  /** Never answered. */
  silent?: true;
  /** Sent as it is. */
  plain?: true;
}

/** Any JSON, as loose as the plants need it. */
export type Wire = { [key: string]: Wire } & {
  value: Wire;
  meta: Wire;
  forEach: (change: (row: Wire) => void) => void;
  [Symbol.iterator]: () => Iterator<Wire>;
  length: number;
};

/** A value in place of one that the service sent. */
export const wire = (value: unknown): Wire => value as Wire;

/** Changes calls, which may be answered at once, and their answers. */
export interface Change {
  readonly ask?: (asked: Asked) => Partial<Told> | void;
  readonly tell?: (told: Told, asked: Asked) => void;
}

/** A proxy that is running. */
export interface ChangingProxy {
  readonly url: string;
  close(): void;
}

const isService = /^(\/servicios\/\w+)(.*)$/;

/** Starts a changing proxy before `target`; `others` answers requests outside the services. */
export async function openChangingProxy(
  target: string,
  changes: readonly Change[],
  others?: RequestListener,
): Promise<ChangingProxy> {
  const server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', target);
    const [, base = '', path = ''] = isService.exec(pathname) ?? [];
    if (base === '' && others) return others(req, res);
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of req) chunks.push(chunk as Buffer);
      const text = Buffer.concat(chunks).toString();
      const headers = Object.fromEntries(Object.entries(req.headers).map(([name, value]) => [name, String(value)]));
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      const asked: Asked = { method: req.method ?? '', path, query: searchParams, headers, body };
      const told = answered(asked, changes) ?? (await pass(target + base, asked));
      for (const { tell } of changes) tell?.(told, asked);
      if (!told.silent) answer(res, told);
    })();
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => void server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close().closeAllConnections(),
  };
}

function answer(res: ServerResponse, { status, headers, json, text, plain }: Told): void {
  const body = text ?? (json === undefined ? '' : JSON.stringify(json));
  const isPlain = plain || body === '';
  res.writeHead(status, { 'content-type': 'application/json', ...headers, ...(!isPlain && { 'content-encoding': 'gzip' }) });
  res.end(isPlain ? body : gzipSync(body));
}

function answered(asked: Asked, changes: readonly Change[]): Told | undefined {
  for (const { ask } of changes) {
    const told = ask?.(asked);
    if (told) return { status: 200, headers: {}, json: undefined, ...told };
  }
  return undefined;
}

async function pass(base: string, { method, path, query, headers, body }: Asked): Promise<Told> {
  const { authorization } = headers;
  const search = query.toString();
  const response = await fetch(`${base}${path}${search === '' ? '' : `?${search}`}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(authorization && { Authorization: authorization }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: {}, json: text === '' ? undefined : (JSON.parse(text) as Wire) };
}
