import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../generated/reports.ts';

/** The typed client of the report service. */
export type ReportsClient = Client<paths>;

/** Makes the client of the report service at `baseUrl`; `send` adds the bearer. */
export function createReportsClient(baseUrl: string, send: (request: Request) => Promise<Response>): ReportsClient {
  return createClient<paths>({ baseUrl, fetch: send });
}
