import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createEnvelopeServer } from '../../sandbox/http-server.ts';
import { SandboxError } from '../../sandbox/server.ts';
import { createExamples, type ExampleDocument } from './examples.ts';
import { createFront, type FrontAnswer } from './front.ts';
import { type PrismProcess, startPrismProcess } from './process.ts';

/** The three documents; config.json uses the same names for their services. */
const DOCUMENTS = ['auth', 'core', 'reports'] as const;
const BUNDLES = join(import.meta.dirname, '../../openapi/bundle');

export interface PrismPortalOptions {
  /** Folder of the built portal. */
  readonly portal: string;
  /** Port of the portal and its services; 0 (the default) takes a free one. */
  readonly port?: number;
  /** Interface to listen on (default 127.0.0.1); null for all. */
  readonly host?: string | null;
  /** Services for Prism to check in both directions; without them Prism answers from examples. */
  readonly upstream?: string;
  /** Called with each answer before the portal gets it. */
  readonly onAnswer?: (answer: FrontAnswer) => void;
}

/** The portal, running against Prism. */
export interface PrismPortal {
  /** Address of the portal, without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** Resolves when a Prism process ends unexpectedly. */
  readonly died: Promise<SandboxError>;
  /** Stops everything at once and cuts open connections. */
  close(): Promise<void>;
}

/**
 * Starts the built portal against Prism: one process per document, all behind one port.
 * @throws SandboxError with one line in Spanish when something must be fixed first
 */
export async function startPrismPortal(options: PrismPortalOptions): Promise<PrismPortal> {
  const { portal, port = 0, host = '127.0.0.1', upstream, onAnswer } = options;
  const bases = DOCUMENTS.map((name) => ({ name, base: baseOf(name) }));
  const prisms: PrismProcess[] = [];
  const services = bases.map((service, index) => ({ ...service, url: () => prisms[index]?.url }));
  const examples = upstream === undefined ? createExamples(exampleDocument()) : undefined;
  const server = createEnvelopeServer({}, createFront(portal, services, { onAnswer, examples }));
  prisms.push(...bases.map(({ name, base }) => startPrismProcess(name, upstream && upstream + base)));
  const close = async () => {
    const stopped = server.listening ? once(server, 'close') : undefined;
    server.close().closeAllConnections();
    await Promise.all([stopped, ...prisms.map((prism) => prism.close())]);
  };
  try {
    const taken = await listen(server, port, host);
    await Promise.all(prisms.map((prism) => prism.ready));
    const died = Promise.race(prisms.map((prism) => prism.died));
    return { url: `http://${host ?? '127.0.0.1'}:${taken}`, port: taken, died, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Path of a document's service: its `servers` entry. */
function baseOf(document: string): string {
  const { servers } = readBundle(document) as { servers: [{ url: string }] };
  return servers[0].url;
}

/** The document by which the contract's examples look up a client. */
function exampleDocument(): ExampleDocument {
  const { components } = readBundle('core') as { components: { parameters: Record<'tipo' | 'numero', { example: string }> } };
  return { tipo: components.parameters.tipo.example, numero: components.parameters.numero.example };
}

function readBundle(document: string): unknown {
  const file = join(BUNDLES, `${document}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SandboxError(`No puedo leer el contrato «${file}»: ejecuta «npm run generate».`, { cause: error });
  }
}

async function listen(server: Server, port: number, host: string | null): Promise<number> {
  try {
    server.listen({ port, ...(host === null ? {} : { host }) });
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const line =
      code === 'EADDRINUSE'
        ? `El puerto ${port} está ocupado: cierra el otro programa o elige otro puerto (PORT=${port + 1} npm run start:prism).`
        : `No se puede abrir el puerto ${port} (${message}): elige otro (PORT=4280 npm run start:prism).`;
    throw new SandboxError(line, { cause: error });
  }
}
