import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { notFound, toEnvelope } from '../../sandbox/envelope.ts';
import { BASE, servePortal } from '../../sandbox/portal.ts';
import type { Examples } from './examples.ts';

/** A service behind the front. */
export interface FrontService {
  /** Key in config.json and name of the document: `core`. */
  readonly name: string;
  /** Path at which the portal calls it: `/servicios/core`. */
  readonly base: string;
  /** Address of the running service; undefined while it does not listen. */
  readonly url: () => string | undefined;
}

/** An answer that passed through the front. */
export interface FrontAnswer {
  /** Document of the service. */
  readonly document: string;
  readonly method: string;
  /** Path and query as the portal sent them, without the service's base. */
  readonly address: string;
  readonly status: number;
  readonly contentType: string;
  /** Prism's complaint about request or answer (`sl-violations`); empty for none. */
  readonly violations: string;
  readonly body: string;
}

export interface FrontOptions {
  readonly onAnswer?: ((answer: FrontAnswer) => void) | undefined;
  readonly examples?: Examples | undefined;
}

/** Headers of one connection; the next connection has its own. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade']);

/**
 * The portal and its services behind one address; removes the services' bases, because Prism serves
 * at its root.
 * @param portal folder of the built portal, served with a config.json of these services
 * @param options `onAnswer` gets each answer first; `examples` chooses Prism's answers
 */
export function createFront(portal: string, services: readonly FrontService[], options: FrontOptions = {}): Express {
  const app = express().disable('x-powered-by').disable('etag');
  for (const service of services) {
    if (options.examples) app.use(service.base, options.examples.files);
    app.use(service.base, forward(service, options));
  }
  app.use('/servicios', (_req, res) => refuse(res, 404, 'La dirección solicitada no existe.'));
  app.get(`${BASE}/config.json`, (_req, res) => {
    const config = JSON.parse(readFileSync(join(portal, 'config.json'), 'utf8')) as object;
    const servicios = Object.fromEntries(services.map(({ name, base }) => [name, base]));
    res.set('Cache-Control', 'no-cache').json({ ...config, servicios });
  });
  app.use(servePortal(portal), notFound, toEnvelope);
  return app;
}

function forward({ name, url }: FrontService, { onAnswer = () => undefined, examples }: FrontOptions): RequestHandler {
  return async (req, res) => {
    const reportAnswer = (status: number, body: string, headers: IncomingHttpHeaders = {}) =>
      onAnswer({
        document: name,
        method: req.method,
        address: req.url,
        status,
        contentType: headers['content-type'] ?? '',
        violations: String(headers['sl-violations'] ?? ''),
        body,
      });
    try {
      const target = url();
      if (target === undefined) throw new Error('todavía no escucha');
      const sent = examples && (await buffer(req));
      const prefer = sent && examples?.prefer(req, sent);
      if (prefer !== undefined) req.headers['prefer'] ??= prefer;
      const answer = await send(req, res, target, sent);
      const received = await buffer(answer);
      const body = examples ? examples.adapt(req, received) : received;
      const status = answer.statusCode ?? 502;
      reportAnswer(status, body.toString(), answer.headers);
      for (const [header, value] of Object.entries(answer.headers)) {
        if (value !== undefined && !HOP_BY_HOP.has(header)) res.setHeader(header, value);
      }
      if (body !== received) res.setHeader('Content-Length', body.length);
      res.status(status).end(body);
    } catch (error) {
      if (res.destroyed) return; // The portal gave the call up.
      const message = `Prism (${name}) no responde: ${error instanceof Error ? error.message : String(error)}`;
      reportAnswer(502, message);
      refuse(res, 502, message);
    }
  };
}

/**
 * Forwards a request with its body (`read` if already read) on a connection of its own. A caller
 * that disconnects cuts the connection.
 */
async function send(req: Request, res: Response, target: string, read?: Buffer): Promise<IncomingMessage> {
  const { hostname, port, host } = new URL(target);
  const kept = Object.entries(req.headers).filter(([header]) => !HOP_BY_HOP.has(header) || header === 'transfer-encoding');
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const headers = { ...Object.fromEntries(kept), host, connection: 'close' };
  const call = request({ hostname, port, method: req.method, path: req.url, headers, agent: false }, resolve);
  call.once('error', reject);
  res.once('close', () => call.destroy());
  if (read) call.end(read);
  else req.pipe(call);
  return promise;
}

function refuse(res: Response, status: number, message: string): void {
  res.status(status).json({ title: 'Prism', messages: [message] });
}
