import type { Page } from '@playwright/test';
import type { Sandbox } from '../../sandbox/server.ts';
import { password } from './portal.ts';

/** Calls of the creation, and how they ended. */
export const posts = (sandbox: Sandbox): number[] =>
  sandbox.calls.filter(({ method, path }) => method === 'POST' && path === '/v1/clientes').map(({ status }) => status);

/**
 * The bodies of the creations that a page sends from now on, as text, in their order; to be called before the page is opened. They are taken at
 * `fetch`: Chromium does not tell the bodies of cloned requests.
 */
export async function sentBodies(page: Page): Promise<string[]> {
  const bodies: string[] = [];
  await page.exposeFunction('noteBody', (body: string) => bodies.push(body));
  await page.addInitScript(() => {
    const plain = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'POST' && request.url.endsWith('/v1/clientes')) {
        const note = Reflect.get(window, 'noteBody') as (body: string) => Promise<void>;
        await note(await request.clone().text());
      }
      return plain(request);
    };
  });
  return bodies;
}

async function bearer(sandbox: Sandbox, userName: string): Promise<string> {
  const response = await fetch(`${sandbox.url}/servicios/autorizacion/v1/account/authenticate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userName, password }),
  });
  const { value } = (await response.json()) as { value: { token: string } };
  return `Bearer ${value.token}`;
}

/** How many clients with a document the database holds, asked beside the portal. */
export async function countClientes(sandbox: Sandbox, tipo: string, numero: string): Promise<number> {
  const query = new URLSearchParams({ tipoDocumento: tipo, numeroDocumento: numero });
  const headers = { Authorization: await bearer(sandbox, 'intermediario') };
  const response = await fetch(`${sandbox.url}/servicios/core/v1/clientes?${query}`, { headers });
  const { meta } = (await response.json()) as { meta: { totalCount: number } };
  return meta.totalCount;
}

/** Puts a client into the database beside the portal, as another tab or another person does. Gives its id. */
export async function createBeside(sandbox: Sandbox, body: { idTipoDocumento: string; nuDocumento: string }): Promise<number> {
  const headers = { Authorization: await bearer(sandbox, 'intermediario'), 'Content-Type': 'application/json' };
  const base = `${sandbox.url}/servicios/core/v1/clientes`;
  const created = await fetch(base, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!created.ok) throw new Error(await created.text());
  const found = await fetch(`${base}/${body.idTipoDocumento}/${body.nuDocumento}`, { headers });
  const { value } = (await found.json()) as { value: { id: number } };
  return value.id;
}
