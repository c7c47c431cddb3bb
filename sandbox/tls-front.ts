import { type IncomingHttpHeaders, request } from 'node:http';
import {
  constants,
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import type { Socket } from 'node:net';
import { SandboxError } from './sandbox-error.ts';

export interface Tls {
  readonly cert: Buffer;
  readonly key: Buffer;
}

/** The server, and a function that stops it at once with its connections. */
export interface TlsFront {
  readonly server: Http2SecureServer;
  readonly stop: () => void;
}

/** Headers of one connection, which HTTP/2 does not know (RFC 9113, 8.2.2). */
const ofConnection = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade']);

const withoutConnection = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.has(name)));

/**
 * A TLS server with HTTP/2 and HTTP/1.1 before a plain one on this machine, because Express speaks
 * no HTTP/2. A connection cut behind it is cut in front.
 * @param port of the plain server, on 127.0.0.1
 * @throws SandboxError when certificate and key do not match
 */
export function createTlsFront(tls: Tls, port: number): TlsFront {
  const server = createServer(tls, port);
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  return {
    server,
    stop: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

function createServer(tls: Tls, port: number): Http2SecureServer {
  try {
    return createSecureServer({ ...tls, allowHTTP1: true }, (req, res) => forward(req, res, port));
  } catch (error) {
    throw new SandboxError('SANDBOX_CERT y SANDBOX_KEY no son un certificado PEM y su clave.', { cause: error });
  }
}

function forward(req: Http2ServerRequest, res: Http2ServerResponse, port: number): void {
  const cut = () => {
    if (req.httpVersionMajor === 2) res.stream?.close(constants.NGHTTP2_INTERNAL_ERROR);
    else req.socket.destroy();
  };
  const host = req.authority || req.headers.host || 'localhost';
  const inner = request({
    host: '127.0.0.1',
    port,
    method: req.method,
    path: req.url,
    headers: { ...withoutConnection(req.headers), host, 'x-forwarded-proto': 'https' },
  });
  inner.on('response', (answer) => {
    res.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
    answer.on('error', cut);
    answer.pipe(res);
  });
  inner.on('error', cut);
  res.on('close', () => inner.destroy());
  req.pipe(inner);
}
