import type { Page } from '@playwright/test';
import { MEDIADORES, TODOS } from '../../sandbox/seed/usuarios.ts';
import type { Sandbox } from '../../sandbox/server.ts';
import { bearer } from '../support/cliente-service.ts';
import { beginCotizacion } from '../support/cotizacion.ts';
import { archivos, chooseArchivo, expectForm, plan, expectUploaded } from '../support/emision-page.ts';
import { clienteRows, expect, heading, test } from '../support/portal.ts';
import { fillFields } from '../support/wizard-page.ts';

// A separate world, because the test uploads a document and the service worker keeps files.
test.use({ world: 'personal', serviceWorkers: 'allow', savesData: false });

interface Client {
  readonly nombre: string;
  readonly nuDocumento: string;
}

/** Every client of `intermediario`, fetched outside the portal. */
async function everyClient(sandbox: Sandbox): Promise<Client[]> {
  const headers = { Authorization: await bearer(sandbox, 'intermediario') };
  const pages = Array.from({ length: 6 }, async (_, index) => {
    const query = `pageSize=200&pageNumber=${index + 1}`;
    const response = await fetch(`${sandbox.url}/servicios/core/v1/clientes?${query}`, { headers });
    return ((await response.json()) as { value: Client[] }).value;
  });
  return (await Promise.all(pages)).flat();
}

/** Words that no storage may hold after the session: those of the clients and of the user. */
async function personal(sandbox: Sandbox): Promise<string[]> {
  const clients = await everyClient(sandbox);
  expect(clients).toHaveLength(1200);
  const user = TODOS.find(({ userName }) => userName === 'intermediario');
  const mediador = MEDIADORES.find(({ id }) => id === user?.idMediador);
  const words = [user?.name, user?.email, user?.cedula, mediador?.nombre, mediador?.identificador];
  const all = [...clients.flatMap(({ nombre, nuDocumento }) => [nombre, nuDocumento]), ...words];
  return [...new Set(all.filter((word) => typeof word === 'string'))];
}

/** The contents of every storage of the browser and of the page itself, one text per place. */
const kept = async (page: Page): Promise<Record<string, string>> => {
  const places = await page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const files = async (name: string) => {
      const cache = await caches.open(name);
      const texts = (await cache.keys()).map(async (request) => `${request.url} ${await (await cache.match(request))?.text()}`);
      return (await Promise.all(texts)).join('\n');
    };
    const own: string[] = [];
    for await (const name of (await navigator.storage.getDirectory()).keys()) own.push(name);
    return {
      localStorage: Object.entries(localStorage).join('\n'),
      sessionStorage: Object.entries(sessionStorage).join('\n'),
      databases: (await indexedDB.databases()).map(({ name }) => name).join('\n'),
      caches: (await Promise.all((await caches.keys()).map(files))).join('\n'),
      files: own.join('\n'),
      history: JSON.stringify([history.state, window.navigation.entries().map((entry) => entry.getState())]),
      name: window.name,
      page: `${document.title} ${document.documentElement.outerHTML} ${location.href}`,
    };
  });
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('\n');
  return { ...places, cookies };
};

/** The places of each word, also as part of an address; document numbers also with hyphens. */
function found(places: Readonly<Record<string, string>>, words: readonly string[]): string[] {
  const forms = words.map((word) => [
    word,
    encodeURIComponent(word),
    ...(/^\d{11}$/.test(word) ? [word.replace(/^(\d{3})(\d{7})/, '$1-$2-')] : []),
  ]);
  return Object.entries(places).flatMap(([place, text]) => {
    const lower = text.toLowerCase();
    return forms.filter((all) => all.some((form) => lower.includes(form.toLowerCase()))).map(([word]) => `${place}: ${word}`);
  });
}

const drafts = (page: Page, kind: string) => () =>
  page.evaluate((part) => Object.keys(localStorage).filter((key) => key.includes(`borrador.${part}.`)).length, kind);

/** Does everything that stores something in the browser during the session. */
async function walk(page: Page, client: Client): Promise<void> {
  await page.goto('./clientes');
  await clienteRows(page);
  await page.getByLabel('Número de documento').fill(client.nuDocumento);
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await clienteRows(page, 1);
  await page.getByRole('table', { name: 'Clientes' }).getByRole('link').first().click();
  await expect(heading(page, client.nombre)).toBeVisible();

  await page.goto('./siniestros');
  await page.getByRole('table', { name: 'Siniestros' }).getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.goto('./clientes/create');
  await fillFields(page, { 'Tipo de persona': 'Natural', 'Primer nombre': client.nombre, 'Primer apellido': client.nuDocumento });
  await expect.poll(drafts(page, 'cliente')).toBe(1);

  await page.goto('./cotizaciones/create');
  await beginCotizacion(page, 2503, { 'Tipo de documento': 'Cédula', 'Número de documento': client.nuDocumento });
  await expect.poll(drafts(page, 'cotizacion')).toBe(1);

  await page.goto('./polizas/emision/900');
  await expectForm(page);
  await plan(page, 'Pago único').check();
  await chooseArchivo(page, 'Copia de la cédula', { ...(await archivos())['Copia de la cédula'], name: `${client.nombre}.pdf` });
  await expectUploaded(page, `${client.nombre}.pdf`);
  await expect.poll(drafts(page, 'emision')).toBe(1);

  await page.goto('./consultas/carteravigente');
  await page.getByLabel(/^Fecha de corte/).fill('20112026');
  await expect(page.getByLabel(/^Entidad/)).toHaveValue('1');
  await page.getByRole('main').getByRole('button', { name: 'Imprimir', exact: true }).first().click();
  await expect(page.getByRole('region', { name: 'Reporte cartera vigente', exact: true })).toContainText('Página');

  await page.keyboard.press('Control+k');
  await page.keyboard.insertText(client.nuDocumento);
  await expect(page.getByRole('dialog', { name: 'Buscar' }).getByRole('option').first()).toContainText(client.nuDocumento);
  await page.keyboard.press('Escape');
}

test('after Salir no storage holds a name or a document of the 1,200 clients, nor the user @slow', async ({
  page,
  signIn,
  sandbox,
}) => {
  test.setTimeout(240_000);
  const words = await personal(sandbox);
  const client = { nombre: 'Yokasta Rosario Méndez', nuDocumento: '00113918254' };
  expect(words).toContain(client.nombre);
  await page.clock.setFixedTime('2026-11-20T15:00:00Z');
  await signIn();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await walk(page, client);
  // Proves that the check finds stored words during the session.
  expect(found(await kept(page), words)).toEqual(
    expect.arrayContaining([`localStorage: ${client.nombre}`, `localStorage: ${client.nuDocumento}`]),
  );

  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await page.getByRole('menuitem', { name: 'Salir' }).click();
  await page.getByRole('button', { name: 'Salir y borrarlos' }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();

  const places = await kept(page);
  expect(found(places, words)).toEqual([]);
  expect(places['caches']?.length).toBeGreaterThan(100_000);
  const { localStorage: local, sessionStorage: session, databases, files, cookies, history, name } = places;
  expect([session, databases, files, cookies, name]).toEqual(['', '', '', '', '']);
  expect(JSON.parse(history ?? '')).toEqual([null, expect.any(Array)]);
  expect(local).toMatch(/^(?:autogestion\.preferencias,\{[^\n]*\})?$/);
  expect(local).not.toContain('intermediario');

  await page.reload();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  expect(found(await kept(page), words)).toEqual([]);
});
