import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { components } from '../../src/generated/core.ts';
import type { Sandbox } from '../../sandbox/server.ts';
import { type Answer, type Body, CORE, send } from './support.ts';

type Schemas = components['schemas'];

interface Bundle {
  components: {
    examples: Record<string, { value: unknown }>;
    responses: { Rejected: { content: { 'application/json': { examples: Record<string, { value: unknown }> } } } };
  };
}

function readBundle(bundle: 'core' | 'reports'): Bundle {
  const file = join(import.meta.dirname, '..', '..', 'openapi', 'bundle', `${bundle}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Bundle;
}

/** A copy of an example of the contracts, by its name among the bundle's components. */
export function example<Shape>(bundle: 'core' | 'reports', name: string): Readonly<Shape> {
  const found = readBundle(bundle).components.examples[name];
  if (found === undefined) throw new Error(`${bundle}.json has no example ${name}`);
  return structuredClone(found.value) as Shape;
}

/** The refusal of the contracts with such a name. */
export function rejected(name: string): unknown {
  return readBundle('core').components.responses.Rejected.content['application/json'].examples[name]?.value;
}

/** The example quote, to be rated with changes. */
export function quoteRequest(change: Partial<Schemas['CotizacionRequest']> = {}): Schemas['CotizacionRequest'] {
  return { ...example<Schemas['CotizacionRequest']>('core', 'cotizacionRequest'), ...change };
}

/** The example issuance, with changes. */
export function issueRequest(change: Partial<Schemas['EmisionRequest']> = {}): Schemas['EmisionRequest'] {
  return { ...example<Schemas['EmisionRequest']>('core', 'emisionRequest'), ...change };
}

/** The example document, with changes. */
export function documentRequest(change: Partial<Schemas['DocumentoRequest']> = {}): Schemas['DocumentoRequest'] {
  return { ...example<Schemas['DocumentoRequest']>('core', 'documento'), ...change };
}

/** A page as it came. */
interface Listed<Row> {
  rows: Row[];
  meta: Body['meta'];
}

/** Calls of one user of one sandbox. */
export interface Caller {
  get: (path: string, query?: Record<string, string>) => Promise<Answer>;
  post: (path: string, body: unknown) => Promise<Answer>;
  put: (path: string, body: unknown) => Promise<Answer>;
  /** The value of a GET that must succeed. */
  value: <Value>(path: string, query?: Record<string, string>) => Promise<Value>;
  /** Rows and meta of a list that must succeed. */
  list: <Row>(path: string, query?: Record<string, string>) => Promise<Listed<Row>>;
  /** A new quote in status 1; gives its number. */
  quote: (change?: Partial<Schemas['CotizacionRequest']>) => Promise<number>;
  /** Uploads documents of a quote of area 25: without `tramites` those that its issuance wants. */
  upload: (nuCotizacion: number, ...tramites: number[]) => Promise<void>;
  /** A new quote in status 1 with the documents that its issuance wants; gives its number. */
  issuable: (change?: Partial<Schemas['CotizacionRequest']>) => Promise<number>;
}

/** The documents that area 25 wants. */
const OBLIGATORIOS = [1, 2];

/** The address of an operation of the core service. */
function path(text: string, query: Record<string, string> = {}): string {
  const pairs = new URLSearchParams(query).toString();
  return `${CORE}${text}${pairs === '' ? '' : `?${pairs}`}`;
}

/** The body of an answer that must be a success. */
function good({ status, body, text }: Answer): Body {
  if (status !== 200 || body === undefined) throw new Error(`${status} ${text}`);
  return body;
}

export function callsOf(sandbox: Sandbox, token: string): Caller {
  const get: Caller['get'] = (text, query) => send(sandbox, `GET ${path(text, query)}`, { token });
  const post: Caller['post'] = (text, body) => send(sandbox, `POST ${CORE}${text}`, { token, body });
  const quote: Caller['quote'] = async (change) => {
    const { value } = good(await post('/v1/cotizaciones', quoteRequest(change)));
    return (value as unknown as Schemas['PlanCotizado'][])[0]?.id ?? 0;
  };
  const upload: Caller['upload'] = async (nuCotizacion, ...tramites) => {
    for (const id of tramites.length === 0 ? OBLIGATORIOS : tramites) {
      const document = documentRequest({ nuCotizacion, idDocumentoTramite: id, cdDocumentoTramite: id });
      good(await post('/v1/documentos/cotizaciones', document));
    }
  };
  return {
    get,
    post,
    quote,
    upload,
    issuable: async (change) => {
      const nuCotizacion = await quote(change);
      await upload(nuCotizacion);
      return nuCotizacion;
    },
    put: (text, body) => send(sandbox, `PUT ${CORE}${text}`, { token, body }),
    value: async <Value>(text: string, query?: Record<string, string>) => good(await get(text, query)).value as Value,
    list: async <Row>(text: string, query?: Record<string, string>): Promise<Listed<Row>> => {
      const { value, meta } = good(await get(text, query));
      return { rows: value as unknown as Row[], meta };
    },
  };
}

/** Status and messages of a refusal. */
export function refusal({ status, body }: Answer): [status: number, messages: string[] | undefined] {
  return [status, body?.messages];
}
