import type { Page } from '@playwright/test';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { twoBuilds } from '../support/builds.ts';
import { clienteRows, clientes, expect, fillLogin, heading, stored, test } from '../support/portal.ts';
import { seededCopy } from '../support/seeded.ts';
import { openContext, testDay } from '../support/test-day.ts';

test.use({ savesData: false, serviceWorkers: 'allow' });

/** Waits until the service worker is active and has cached its files. */
const ready = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

/** The addresses that CacheStorage holds, relative to the origin. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname);
  });

/** Serves a build; with the port and database of the former server, under the same address. */
const serve = async (portal: string, db: string, port = 0): Promise<Sandbox> => startSandbox({ portal, port, db, now: testDay });
const script = (page: Page) => page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '');
const update = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

/** Expects that the visit alone installs another version, which waits beside the running one. */
const expectWaiting = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed');

const offerIn = (tab: Page) => tab.getByRole('status').filter({ hasText: 'Hay una nueva versión' });

const salir = async (page: Page) => {
  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await page.getByRole('menuitem', { name: 'Salir' }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
};

test('the second visit starts from the worker, which keeps no answer of a service and no personal data', async ({
  page,
  signIn,
}) => {
  await signIn('intermediario', './clientes');
  await clienteRows(page);
  await ready(page);
  const fromNetwork: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!response.fromServiceWorker() && pathname.startsWith('/autogestion/') && !pathname.endsWith('/sw.js'))
      fromNetwork.push(pathname);
  });
  await page.reload();
  await clienteRows(page);
  expect(fromNetwork).toEqual(['/autogestion/config.json']);

  const files = await cached(page);
  expect(files).toContain('/autogestion/index.html');
  expect(files).toContain('/autogestion/login.html');
  expect(files.filter((file) => !/^\/autogestion\/(?:assets\/[^/]+|index\.html|login\.html|favicon\.svg)$/.test(file))).toEqual(
    [],
  );

  await salir(page);
  expect(await stored(page)).toEqual({});
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  expect(await cached(page)).toEqual(files);
  await page.reload();
  await fillLogin(page, 'intermediario');
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test.describe('two builds, one after the other', { tag: '@slow' }, () => {
  let builds: ReturnType<typeof twoBuilds>;
  test.beforeAll(() => {
    builds = twoBuilds();
  });
  test.afterAll(() => builds.remove());
  test.setTimeout(60_000);

  test('a new version is offered, waits for unsent changes, and becomes active when accepted', async ({ page }) => {
    const db = await seededCopy();
    let server = await serve(builds.first, db);
    await page.goto(`${server.url}/autogestion/clientes/create`);
    await fillLogin(page, 'intermediario');
    await expect(heading(page, 'Registro de nuevo cliente')).toBeVisible();
    await ready(page);
    await page.reload();
    const first = await script(page);
    const typed = page.getByRole('textbox', { name: 'Primer nombre' });
    await typed.fill('123');

    await server.close();
    server = await serve(builds.second, db, server.port);
    await update(page);
    const offer = offerIn(page);
    await expect(offer).toBeVisible();
    await expectNoAxeViolations(page, { part: '.ag-banners' });
    const take = offer.getByRole('button', { name: 'Actualizar' });
    await take.click();
    await expect(offer).toContainText('Envía o descarta tus cambios');
    await expect(typed).toHaveValue('123');
    expect(await script(page)).toBe(first);

    await typed.fill('');
    await take.click();
    await expect.poll(async () => script(page).catch(() => '')).toMatch(/-segunda2\.js$/);
    await expect(heading(page, 'Registro de nuevo cliente')).toBeVisible();
    await expect(offer).toHaveCount(0);
    await server.close();
  });

  test('the next load activates a waiting version before any input; with a second tab the version is only offered', async ({
    browser,
  }) => {
    const db = await seededCopy();
    let server = await serve(builds.first, db);
    const context = await openContext(browser, { serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto(`${server.url}/autogestion/`);
    await fillLogin(page, 'intermediario');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await ready(page);
    await page.reload();
    await expect(heading(page, 'Dashboard')).toBeVisible();
    const first = await script(page);
    await server.close();
    server = await serve(builds.second, db, server.port);
    await update(page);
    await expect(offerIn(page)).toBeVisible();

    const second = await context.newPage();
    await second.goto(`${server.url}/autogestion/clientes`);
    await expect(offerIn(second)).toBeVisible();
    expect(await script(second)).toBe(first);
    await second.close();

    // The browser still counts a tab for a moment after its close.
    await expect(async () => {
      await page.reload();
      await expect.poll(async () => script(page).catch(() => ''), { timeout: 3000 }).toMatch(/-segunda2\.js$/);
    }).toPass();
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await expect(offerIn(page)).toHaveCount(0);
    await context.close();
    await server.close();
  });

  test('after a deploy the second reload has the new build, and draws nothing of the former build', async ({ browser }) => {
    const db = await seededCopy();
    let server = await serve(builds.first, db);
    const context = await openContext(browser, { serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto(`${server.url}/autogestion/login`);
    await fillLogin(page, 'intermediario');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await ready(page);
    await page.goto(`${server.url}/autogestion/clientes?page=2`);
    await expect(heading(page, 'Clientes')).toBeVisible();
    const first = await script(page);
    await server.close();
    server = await serve(builds.second, db, server.port);

    await page.reload();
    expect(await script(page)).toBe(first);
    await expectWaiting(page);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.reload();
    expect(await script(page)).toMatch(/-segunda2\.js$/);
    await expect(heading(page, 'Clientes')).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/autogestion/clientes?page=2`);
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
    expect(loads).toBe(1);
    expect(await script(page)).toMatch(/-segunda2\.js$/);
    await context.close();
    await server.close();
  });

  test('a waiting build is active on the first page after the portal was closed; beside another tab no reload activates the build', async ({
    browser,
  }) => {
    const db = await seededCopy();
    let server = await serve(builds.first, db);
    const context = await openContext(browser, { serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto(`${server.url}/autogestion/login`);
    await fillLogin(page, 'intermediario');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await ready(page);
    const address = page.url();
    const second = await context.newPage();
    await second.goto(address);
    await expect(heading(second, 'Dashboard')).toBeVisible();
    const first = await script(second);
    await server.close();
    server = await serve(builds.second, db, server.port);

    for (const tab of [page, second, page]) {
      await tab.reload();
      await expectWaiting(tab);
      await expect(heading(tab, 'Dashboard')).toBeVisible();
      expect(await script(tab)).toBe(first);
    }
    await expect(offerIn(second)).toBeVisible();

    await page.close();
    await second.close();
    const anew = await context.newPage();
    await anew.goto(address);
    await expect(heading(anew, 'Dashboard')).toBeVisible();
    await expect.poll(async () => script(anew).catch(() => '')).toMatch(/-segunda2\.js$/);
    await context.close();
    await server.close();
  });

  for (const serviceWorkers of ['allow', 'block'] as const) {
    const what = serviceWorkers === 'allow' ? 'the worker still has it' : 'one reload without a worker';
    test(`a chunk removed with the former build: ${what}`, async ({ browser }) => {
      const db = await seededCopy();
      let server = await serve(builds.first, db);
      const context = await openContext(browser, { serviceWorkers });
      const page = await context.newPage();
      // The code is not fetched ahead, as on a slow line.
      await page.route(/ClientesPage-/, (route) => route.abort());
      await page.goto(`${server.url}/autogestion/login`);
      await fillLogin(page, 'intermediario');
      await expect(heading(page, 'Dashboard')).toBeVisible();
      if (serviceWorkers === 'allow') {
        await ready(page);
        await page.reload();
        await expect(heading(page, 'Dashboard')).toBeVisible();
      }
      await server.close();
      server = await serve(builds.second, db, server.port);
      await page.unroute(/ClientesPage-/);
      let loads = 0;
      page.on('load', () => (loads += 1));
      await page.getByRole('navigation').getByRole('link', { name: 'Clientes', exact: true }).click();
      await expect(clientes(page)).toBeVisible();
      await expect(page).toHaveURL(/\/clientes$/);
      expect([loads, (await script(page)).endsWith('-segunda2.js')]).toEqual(serviceWorkers === 'allow' ? [0, false] : [1, true]);
      await context.close();
      await server.close();
    });
  }

  test('a permanently missing chunk: one reload, then a page that says so', async ({ browser }) => {
    const db = await seededCopy();
    const server = await serve(builds.first, db);
    const context = await openContext(browser, { serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.route(/ClientesPage-/, (route) => route.fulfill({ status: 404, body: 'No encontrado' }));
    await page.goto(`${server.url}/autogestion/login`);
    await fillLogin(page, 'intermediario');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    // The server delivers pages of a different build each time.
    await page.route(/\/autogestion\/$/, (route) =>
      route.fulfill({ body: '<!doctype html><title>otra</title>', contentType: 'text/html' }),
    );
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.getByRole('navigation').getByRole('link', { name: 'Clientes', exact: true }).click();
    await expect.poll(() => loads).toBe(1);
    await expect(heading(page, 'No se pudo mostrar la página')).toBeVisible();
    const asked = page.waitForResponse(/\/autogestion\/$/);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await asked;
    await expect(heading(page, 'No se pudo mostrar la página')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Recargar' })).toBeVisible();
    expect(loads).toBe(1);
    await context.close();
    await server.close();
  });
});
