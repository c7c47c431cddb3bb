import type { Sandbox } from '../../sandbox/server.ts';
import { password } from './portal.ts';

/** The creation calls with their statuses. */
export const posts = (sandbox: Sandbox): number[] =>
  sandbox.calls.filter(({ method, path }) => method === 'POST' && path === '/v1/clientes').map(({ status }) => status);

/** The bearer token of a user who signs in without the portal. */
export async function bearer(sandbox: Sandbox, userName: string): Promise<string> {
  const response = await fetch(`${sandbox.url}/servicios/autorizacion/v1/account/authenticate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userName, password }),
  });
  const { value } = (await response.json()) as { value: { token: string } };
  return `Bearer ${value.token}`;
}

/** The number of clients with a document in the database. */
export async function countClientes(sandbox: Sandbox, tipo: string, numero: string): Promise<number> {
  const query = new URLSearchParams({ tipoDocumento: tipo, numeroDocumento: numero });
  const headers = { Authorization: await bearer(sandbox, 'intermediario') };
  const response = await fetch(`${sandbox.url}/servicios/core/v1/clientes?${query}`, { headers });
  const { meta } = (await response.json()) as { meta: { totalCount: number } };
  return meta.totalCount;
}

/** Creates a client without the portal, as another person would; gives the client's id. */
export async function createBeside(sandbox: Sandbox, body: { idTipoDocumento: string; nuDocumento: string }): Promise<number> {
  const headers = { Authorization: await bearer(sandbox, 'intermediario'), 'Content-Type': 'application/json' };
  const base = `${sandbox.url}/servicios/core/v1/clientes`;
  const created = await fetch(base, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!created.ok) throw new Error(await created.text());
  const found = await fetch(`${base}/${body.idTipoDocumento}/${body.nuDocumento}`, { headers });
  const { value } = (await found.json()) as { value: { id: number } };
  return value.id;
}
