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

/** The three documents; each one's service is named alike in config.json. */
const DOCUMENTS = ['auth', 'core', 'reports'] as const;
const BUNDLES = join(import.meta.dirname, '../../openapi/bundle');

/** How the portal is put before Prism. */
export interface PrismPortalOptions {
  /** Folder of the built portal. */
  readonly portal: string;
  /** Port of the portal and its services; 0 (the default) takes a free one. */
  readonly port?: number;
  /** Interface to listen on (default 127.0.0.1); null means all of them. */
  readonly host?: string | null;
  /** Address of services for Prism to stand before, holding both directions to the contracts; without it Prism answers by itself, from examples. */
  readonly upstream?: string;
  /** Is told of each answer before the portal has it. */
  readonly onAnswer?: (answer: FrontAnswer) => void;
}

/** The portal, running against Prism. */
export interface PrismPortal {
  /** Where it listens, without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** Resolves when a Prism process ends by itself. */
  readonly died: Promise<SandboxError>;
  /** Stops everything at once, cutting open connections. */
  close(): Promise<void>;
}

/**
 * Starts the built portal against Prism: one process a document, everything behind one port.
 * @throws SandboxError with one line in Spanish when something has to be put right first
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

/** Where the portal calls the service of a document: the path of its `servers` entry. */
function baseOf(document: string): string {
  const { servers } = readBundle(document) as { servers: [{ url: string }] };
  return servers[0].url;
}

/** The document that the contract's examples look a client up by. */
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
