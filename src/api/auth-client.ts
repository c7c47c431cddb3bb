import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../generated/auth.ts';

/** The typed client of the authorisation service. */
export type AuthClient = Client<paths>;

/** Makes the client of the authorisation service at `baseUrl`; `send` adds the bearer. */
export function createAuthClient(baseUrl: string, send: (request: Request) => Promise<Response>): AuthClient {
  return createClient<paths>({ baseUrl, fetch: send });
}
