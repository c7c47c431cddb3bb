import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../generated/core.ts';

/** The typed client of the core service. */
export type CoreClient = Client<paths>;

/** Makes the client of the core service at `baseUrl`; `send` adds the bearer. */
export function createCoreClient(baseUrl: string, send: (request: Request) => Promise<Response>): CoreClient {
  return createClient<paths>({ baseUrl, fetch: send });
}
