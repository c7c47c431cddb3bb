import type { Request, RequestHandler } from 'express';
import { middleware } from 'express-openapi-validator';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SandboxError } from './sandbox-error.ts';

/** The three services, named as in their addresses. */
export type Service = 'autorizacion' | 'core' | 'reportes';

/** An operation of the contracts: `GET /v1/clientes`, without the base of its service. */
export interface Operation {
  method: string;
  path: string;
}

/** A bundled contract and its mount path. */
export interface Contract {
  service: Service;
  /** Path of its `servers` entry, at which the service is mounted. */
  base: string;
  operations: Operation[];
  document: ContractDocument;
}

interface ContractDocument {
  openapi: string;
  servers: [{ url: string }];
  paths: Record<string, Record<string, object>>;
  components: Record<string, Record<string, object>>;
}

type ApiSpec = Exclude<Parameters<typeof middleware>[0]['apiSpec'], string>;

const BUNDLES = join(import.meta.dirname, '..', 'openapi', 'bundle');
const FILES: Record<Service, string> = { autorizacion: 'auth.json', core: 'core.json', reportes: 'reports.json' };

/** Reads the three bundled contracts that `npm run generate` writes. */
export function readContracts(): Record<Service, Contract> {
  return { autorizacion: readContract('autorizacion'), core: readContract('core'), reportes: readContract('reportes') };
}

function readContract(service: Service): Contract {
  const file = join(BUNDLES, FILES[service]);
  let document: ContractDocument;
  try {
    document = JSON.parse(readFileSync(file, 'utf8')) as ContractDocument;
  } catch (error) {
    throw new SandboxError(`No puedo leer el contrato «${file}»: ejecuta «npm run generate».`, { cause: error });
  }
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  );
  return { service, base: document.servers[0].url, operations, document };
}

/**
 * Checks requests and answers of a service against its contract: a bad request is a 4xx, a bad
 * answer a 500.
 * @param isSignedIn whether the bearer token of a call is valid, for the operations that need one
 */
export function enforce(contract: Contract, isSignedIn: (req: Request, token: string) => boolean): RequestHandler[] {
  const validation = middleware({
    apiSpec: contract.document as unknown as ApiSpec,
    // redocly lints the contracts; checking them again would cost every start some 100 ms.
    validateApiSpec: false,
    validateRequests: true,
    validateResponses: true,
    validateSecurity: { handlers: { bearer: (req) => isSignedIn(req, bearerOf(req)) } },
    fileUploader: false,
  });
  return [...validation, refuseOddNumbers, allowCatalogueCaching];
}

/**
 * The core contract with the operations of the report contract: without a base of the report
 * service, the portal asks the core service for reports.
 */
export function withReports(core: Contract, reports: Contract): Contract {
  const { components, paths } = core.document;
  const others = Object.entries(reports.document.components);
  const both = Object.fromEntries(others.map(([kind, parts]) => [kind, { ...parts, ...components[kind] }]));
  return {
    ...core,
    document: {
      ...core.document,
      paths: { ...paths, ...reports.document.paths },
      components: { ...components, ...both },
    },
  };
}

/** Requires a valid bearer token at addresses outside the contracts; other calls get a 401. */
export function requireBearer(isSignedIn: (req: Request, token: string) => boolean): RequestHandler {
  return (req, _res, next) => {
    if (isSignedIn(req, bearerOf(req))) next();
    else next(Object.assign(new Error('no bearer'), { status: 401 }));
  };
}

/** Where the validator puts an address's parsed parameters and the operation. */
interface Validated {
  openapi?: { pathParams?: Record<string, unknown>; schema?: { tags?: readonly string[] } };
}

/** Lets the browser cache a catalogue and revalidate it by its tag, with a 304. */
const allowCatalogueCaching: RequestHandler = (req, res, next) => {
  const tags = (req as Validated).openapi?.schema?.tags ?? [];
  if (tags.some((tag) => tag.startsWith('catalogos'))) res.set('Cache-Control', 'private, no-cache');
  next();
};

/** Refuses numbers that the validator misreads: `1e400` as Infinity, and a blank as 0. */
const refuseOddNumbers: RequestHandler = (req, _res, next) => {
  const [path = '', ...query] = req.originalUrl.split('?');
  const sent = new URLSearchParams(query.join('?'));
  const pieces = path.split('/').map(decodeURIComponent);
  const { pathParams = {} } = (req as Validated).openapi ?? {};
  const values = [
    ...Object.entries<unknown>(req.query).map(([name, value]) => ({ name, place: 'query', value, texts: sent.getAll(name) })),
    ...Object.entries(pathParams).map(([name, value]) => ({ name, place: 'params', value, texts: pieces })),
  ];
  for (const { name, place, value, texts } of values) {
    if (typeof value !== 'number') continue;
    const written = value !== 0 || texts.some((text) => text.includes('0'));
    if (written && Number.isSafeInteger(value)) continue;
    const errors = [{ path: `/${place}/${name}`, message: 'must be integer', errorCode: 'type.openapi.validation' }];
    throw Object.assign(new Error(`${name} is no number`), { status: 400, errors });
  }
  next();
};

function bearerOf(req: Request): string {
  return /^bearer +([\w.-]{1,4096})$/i.exec(req.headers.authorization ?? '')?.[1] ?? '';
}
