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
  /** Its key in config.json, which is its document's name too: `core`. */
  readonly name: string;
  /** Where the portal calls it: `/servicios/core`. */
  readonly base: string;
  /** Where it listens, at the root; undefined while it doesn't. */
  readonly url: () => string | undefined;
}

/** An answer that went through the front. */
export interface FrontAnswer {
  /** Document of the service. */
  readonly document: string;
  readonly method: string;
  /** Path and query as the portal sent them, without the service's base. */
  readonly address: string;
  readonly status: number;
  readonly contentType: string;
  /** What Prism found wrong with the request or the answer (`sl-violations`); empty when nothing. */
  readonly violations: string;
  readonly body: string;
}

/** What a front does beside passing on. */
export interface FrontOptions {
  readonly onAnswer?: ((answer: FrontAnswer) => void) | undefined;
  readonly examples?: Examples | undefined;
}

/** Headers of one connection; the next one has its own. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade']);

/**
 * The portal and its services behind one address: Prism serves at its root whatever `servers` says, so the bases are taken off here.
 * @param portal folder of the built portal; its config.json is served with the services of the front, each with its own base
 * @param options `onAnswer` is told of each answer before the portal has it; `examples` chooses among those of a Prism that answers by itself
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
    const told = (status: number, body: string, headers: IncomingHttpHeaders = {}) =>
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
      told(status, body.toString(), answer.headers);
      for (const [header, value] of Object.entries(answer.headers)) {
        if (value !== undefined && !HOP_BY_HOP.has(header)) res.setHeader(header, value);
      }
      if (body !== received) res.setHeader('Content-Length', body.length);
      res.status(status).end(body);
    } catch (error) {
      if (res.destroyed) return; // The portal gave the call up.
      const message = `Prism (${name}) no responde: ${error instanceof Error ? error.message : String(error)}`;
      told(502, message);
      refuse(res, 502, message);
    }
  };
}

/** Sends a request on, with its body (`read` where that was read), on a connection of its own; the caller's going away cuts it. */
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
