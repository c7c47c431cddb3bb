import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { plainRejection, rawRejection } from './envelope.ts';

/**
 * An HTTP server that also answers in the envelope what never reaches Express' handlers: requests
 * that Node refuses, and unreadable addresses.
 */
export function createEnvelopeServer(options: ServerOptions, app: RequestListener): Server {
  // Node refuses a request without Host with an empty answer.
  const server = createServer({ ...options, requireHostHeader: false }, (req, res) => {
    if (isReadable(req)) app(req, res);
    else refuse(res, 400, 'La dirección solicitada no se puede leer.');
  });
  server.on('checkExpectation', (_req: IncomingMessage, res: ServerResponse) => refuse(res, 417));
  server.on('connect', (_req, socket) => socket.end(rawRejection(405)));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const isTooLong = error.code === 'HPE_HEADER_OVERFLOW';
    if (socket.writable) socket.end(isTooLong ? rawRejection(431) : rawRejection(400, 'La solicitud HTTP está mal formada.'));
    else socket.destroy();
  });
  return server;
}

/** Whether a request's target is a path of this host, or a whole address from a proxy. */
function isReadable({ url = '', httpVersion, headers }: IncomingMessage): boolean {
  if (headers.host === undefined && httpVersion === '1.1') return false;
  // A fragment never travels, and Express finds no path before some of them.
  if (url.includes('#')) return false;
  const address = URL.parse(url.replace(/^\/+/, '/'), 'http://portal');
  // URL reads a path that begins with `/\` as the name of another host.
  return address !== null && (!url.startsWith('/') || address.host === 'portal');
}

function refuse(res: ServerResponse, status: number, message?: string): void {
  const { headers, body } = plainRejection(status, message);
  res.writeHead(status, { ...headers }).end(body);
}
