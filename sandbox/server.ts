import compression from 'compression';
import express, { type Express, type RequestHandler, type Router } from 'express';
import type { Server } from 'node:http';
import type { Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { DatabaseSync } from 'node:sqlite';
import { type Call, recordCalls } from './calls.ts';
import { enforce, readContracts, requireBearer, type Service, withReports } from './contracts.ts';
import { type Clock, createClock } from './days.ts';
import { openDatabase } from './db/open.ts';
import { notFound, toEnvelope } from './envelope.ts';
import { createFaults, type Faults } from './faults.ts';
import { createEnvelopeServer } from './http-server.ts';
import { servePortal } from './portal.ts';
import { SandboxError } from './sandbox-error.ts';
import { type Attempts, createAttempts } from './services/attempts.ts';
import { autorizacion } from './services/autorizacion.ts';
import { core } from './services/core.ts';
import { archivos } from './services/reportes/files.ts';
import { reportes } from './services/reportes/router.ts';
import { createTokens, type Tokens } from './services/tokens.ts';
import { readUser, setSignedIn } from './services/usuarios.ts';
import { type Collected, collector } from './telemetria/collector.ts';
import { createTlsFront, type Tls, type TlsFront } from './tls-front.ts';

export type { Call } from './calls.ts';
export { SandboxError } from './sandbox-error.ts';

/** Options of a sandbox; each has a default. */
export interface SandboxOptions {
  /** File of the database or ':memory:' (the default). */
  db?: string;
  /** Seconds that an access token lives (default 900). */
  ttl?: number;
  /** Wrong passwords within five minutes that lock a user for five (default 5); 0 locks nobody. */
  attempts?: number;
  /** Faults to inject, as in SANDBOX_FAIL. */
  fail?: string;
  /** SANDBOX_NOW: a day or an instant as base of the seed's dates; tokens expire by real time. */
  now?: string;
  /**
   * Folder of the built portal, served under /autogestion/; null or absent serves only services.
   */
  portal?: string | null;
  /** A certificate serves everything by https, in HTTP/2 and HTTP/1.1. */
  tls?: Tls | undefined;
  /** Logs each call as a line on stderr. */
  log?: boolean;
  /** Milliseconds to wait for the rest of a request (default 30,000). */
  halfRequest?: number;
}

/** A running sandbox. */
export interface Sandbox {
  /** Address without a trailing slash: `http://127.0.0.1:4280`. */
  readonly url: string;
  readonly port: number;
  /** Calls to the services so far, injected faults included. */
  readonly calls: Call[];
  /** Valid OTLP bodies that the telemetry collector keeps. */
  readonly telemetry: Collected;
  /** Replaces the faults; throws SandboxError when the list is malformed. */
  setFail(list: string): void;
  /** Sets the lifetime of new access tokens, in seconds. */
  setTtl(seconds: number): void;
  /** Sets the seconds in which a used refresh token may be repeated (20 at the start). */
  setReuseGrace(seconds: number): void;
  /** Expires every access token, and with `refresh` every refresh token, as after a night. */
  expireTokens(options?: { refresh?: boolean }): void;
  /** Unlocks all users. */
  forgetAttempts(): void;
  /** Sets how many seconds the services' clock is ahead; tokens expire by real time. */
  setAhead(seconds: number): void;
  /** Stops at once and cuts open connections. */
  close(): Promise<void>;
}

const BODY_LIMIT = '16mb';
const LONGEST_COMPRESSED = 4 * 1024 * 1024;

/**
 * Starts the three services, and the portal when its folder is given, on one port.
 * @param options port 0 (the default) takes a free one; host null listens on every interface
 * (default 127.0.0.1)
 * @throws SandboxError with one line in Spanish when something must be fixed first
 */
export async function startSandbox(options: SandboxOptions & { port?: number; host?: string | null } = {}): Promise<Sandbox> {
  const contracts = readContracts();
  const operations = Object.values(contracts).flatMap((contract) => contract.operations);
  const faults = createFaults(options.fail ?? '', operations);
  const portal = options.portal ? servePortal(options.portal) : undefined;
  const clock = createClock(options.now);
  const db = openDatabase(options.db ?? ':memory:', clock.today());
  try {
    const tokens = createTokens(db, options.ttl ?? 900);
    const attempts = createAttempts(options.attempts ?? 5);
    const calls: Call[] = [];
    const app = createApp();
    const { halfRequest = 30_000 } = options;
    app.use(faults.closeAfterwards);
    const services: Record<Service, Router> = {
      autorizacion: autorizacion(db, tokens, attempts),
      core: core(db, clock).use(reportes(db, clock.today)),
      reportes: reportes(db, clock.today),
    };
    const isSignedIn = bearerCheck(db, tokens);
    for (const contract of [contracts.autorizacion, withReports(contracts.core, contracts.reportes), contracts.reportes]) {
      const { base, service } = contract;
      const validation = enforce(contract, isSignedIn);
      app.use(base, compress, recordCalls(service, calls, options.log ?? false), noStore, faults.inject, receive(halfRequest));
      if (service !== 'autorizacion') app.use(`${base}/archivos`, requireBearer(isSignedIn));
      if (service !== 'autorizacion') app.use(base, archivos(db));
      app.use(base, ...validation, services[service], notFound, toEnvelope);
    }
    app.use('/servicios', noStore, notFound);
    const telemetry: Collected = [];
    app.use('/telemetria', collector(telemetry));
    if (portal) app.use(portal);
    app.use(notFound, toEnvelope);
    const limits = { headersTimeout: halfRequest, connectionsCheckingInterval: Math.min(halfRequest, 1000) };
    const server = createEnvelopeServer({ keepAliveTimeout: 65_000, ...limits }, app);
    const place = { port: options.port ?? 0, host: options.host === undefined ? '127.0.0.1' : options.host };
    let port: number;
    let front: TlsFront | undefined;
    if (options.tls) {
      front = createTlsFront(options.tls, await listen(server, { port: 0, host: '127.0.0.1' }));
      port = await listen(front.server, place);
    } else port = await listen(server, place);
    const address = { scheme: front ? 'https' : 'http', host: options.host ?? '127.0.0.1', port };
    return running({ server, front, db }, { attempts, calls, clock, faults, telemetry, tokens }, address);
  } catch (error) {
    db.close();
    throw error;
  }
}

const readJson = express.json({ limit: BODY_LIMIT });

/** Reads the body; a body that stalls for `halfRequest` loses its connection. */
const receive =
  (halfRequest: number): RequestHandler =>
  (req, res, next) => {
    const { socket } = req;
    const giveUp = () => void socket.destroy();
    socket.setTimeout(halfRequest, giveUp);
    const done = (error?: unknown) => {
      socket.setTimeout(0);
      socket.off('timeout', giveUp);
      next(error);
    };
    readJson(req, res, done);
  };

/** Compresses all answers except large documents, which cost more time than they save. */
const compress = compression({
  filter: (req, res) => Number(res.getHeader('Content-Length') ?? 0) < LONGEST_COMPRESSED && compression.filter(req, res),
});

const noStore: RequestHandler = (_req, res, next) => {
  res.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  next();
};

function createApp(): Express {
  const app = express();
  app.disable('x-powered-by').enable('case sensitive routing');
  // Links to files use https behind a front with it (X-Forwarded-Proto); only fronts of the same
  // network are trusted.
  app.set('trust proxy', ['loopback', 'linklocal', 'uniquelocal']);
  return app;
}

function bearerCheck(db: DatabaseSync, tokens: Tokens): Parameters<typeof enforce>[1] {
  return (req, token) => {
    const id = tokens.userOf(token);
    const who = id === undefined ? undefined : readUser(db, id);
    if (who !== undefined) setSignedIn(req, who);
    return who !== undefined;
  };
}

interface Place {
  readonly port: number;
  readonly host: string | null;
}

async function listen(server: Server | Http2SecureServer, { port, host }: Place): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port)));
  server.listen({ port, ...(host === null ? {} : { host }) }, resolve);
  await promise;
  return (server.address() as AddressInfo).port;
}

function listenError(error: NodeJS.ErrnoException, port: number): SandboxError {
  const causes: Record<string, string> = {
    EADDRINUSE: `El puerto ${port} está ocupado: cierra el otro programa o elige otro puerto (PORT=${port + 1} npm start).`,
    EACCES: `No hay permiso para abrir el puerto ${port}: elige otro (PORT=4280 npm start).`,
  };
  const line = causes[error.code ?? ''] ?? `No se puede abrir el puerto ${port} (${error.message}).`;
  return new SandboxError(line, { cause: error });
}

interface Servers {
  readonly server: Server;
  readonly front: TlsFront | undefined;
  readonly db: DatabaseSync;
}

interface Parts {
  readonly attempts: Attempts;
  readonly calls: Call[];
  readonly clock: Clock;
  readonly faults: Faults;
  readonly telemetry: Collected;
  readonly tokens: Tokens;
}

interface Address {
  readonly scheme: string;
  readonly host: string;
  readonly port: number;
}

function running(
  { server, front, db }: Servers,
  { attempts, calls, clock, faults, telemetry, tokens }: Parts,
  { scheme, host, port }: Address,
): Sandbox {
  let closing: Promise<void> | undefined;
  return {
    url: `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}`,
    port,
    calls,
    telemetry,
    setFail: (list) => {
      faults.set(list);
      // A browser repeats a request that was cut on a used connection, so none may stay open.
      if (faults.mayCut()) server.closeIdleConnections();
    },
    setTtl: (seconds) => tokens.setTtl(seconds),
    setReuseGrace: (seconds) => tokens.setReuseGrace(seconds),
    expireTokens: (options) => tokens.expire(options),
    forgetAttempts: () => attempts.forget(),
    setAhead: clock.setAhead,
    close: () => {
      closing ??= new Promise<void>((resolve) => {
        front?.stop();
        server.close(() => {
          db.close();
          resolve();
        });
        server.closeAllConnections();
      });
      return closing;
    },
  };
}
