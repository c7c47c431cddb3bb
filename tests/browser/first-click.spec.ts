import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { clienteRows, expect, heading, hold, test } from '../support/portal.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });

test.describe('while no code has come', () => {
  test.use({ savesData: true });

  for (const { from, link, file, call } of [
    { from: './', link: 'Clientes', file: 'ClientesPage', call: 'GET /v1/clientes 200' },
    { from: './perfil', link: 'Dashboard', file: 'DashboardPage', call: 'GET /v1/antiguedadsaldos 200' },
    { from: './perfil', link: 'Siniestros', file: 'SiniestrosPage', call: 'GET /v1/siniestros 200' },
  ]) {
    test(`a press on '${link}' sends the calls of its screen, once`, async ({ page, enter, callsTo }) => {
      const code = await hold(page, `**/assets/${file}-*.js`);
      await enter('intermediario', from);
      await menu(page).getByRole('link', { name: link, exact: true }).click();
      const path = call.split(' ')[1] ?? '';
      await expect.poll(() => callsTo(path)).toContain(call);
      expect(code.held()).toBe(1);
      code.open();
      await expect(heading(page, link)).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      expect(callsTo(path).filter((one) => one === call)).toEqual([call]);
    });
  }
});

test('the menu answers a press before the screen is drawn; the former screen keeps its address until then', async ({
  page,
  enter,
}) => {
  await enter('intermediario', './polizas');
  await expect(page.getByRole('table', { name: 'Pólizas' }).getByRole('row').nth(1)).toBeVisible();
  const entry = menu(page).getByRole('link', { name: 'Siniestros', exact: true });
  await entry.evaluate((link) => {
    const changes: string[][] = [];
    Object.assign(window, { changes });
    new MutationObserver((records) =>
      changes.push([
        ...(records.some(({ target }) => target === link) ? ['menu'] : []),
        ...(document.querySelector('h1')?.textContent === 'Pólizas' ? ['former screen'] : []),
      ]),
    ).observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-current'] });
  });
  await entry.click();
  await expect(heading(page, 'Siniestros')).toBeVisible();
  const changes = await page.evaluate((): unknown => Reflect.get(window, 'changes'));
  expect(changes).toContainEqual(['menu', 'former screen']);
  await expect(page.getByRole('region', { name: 'Avisos' }).getByRole('alert')).toHaveCount(0);
});

test('a press while code is fetched ahead leaves no request of it open', async ({ page, enter }) => {
  // Holds the request of a screen's file that the test never opens, as on a slow line.
  const code = await hold(page, '**/assets/PolizasPage-*.js');
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/PolizasPage-'));
  await enter('intermediario', './');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expect.poll(code.held).toBeGreaterThan(0);
  await menu(page).getByRole('link', { name: 'Clientes', exact: true }).click();
  expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED');
  await clienteRows(page);
  code.open();
});

test('the early calls of a screen are those of its code: none is sent twice or unused', async ({ page, enter, sandbox }) => {
  const unused: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.url().includes('/v1/')) unused.push(request.url());
  });
  await enter('intermediario', './perfil');
  await expect(heading(page, 'Perfil')).toBeVisible();
  const hrefs = await menu(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const others = [paths.createClientes, paths.createCotizaciones, paths.createSolicitudes].map((path) => `/autogestion${path}`);
  expect(hrefs).toContain('/autogestion/clientes');
  for (const href of [...hrefs, ...others]) {
    sandbox.calls.length = 0;
    const former = await page.getByRole('main').getByRole('heading', { level: 1 }).elementHandle();
    await page.evaluate((to) => history.pushState(null, '', to), href);
    await former?.waitForElementState('hidden');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    const asked = sandbox.calls.map(({ method, path, query }) => `${method} ${path} ${JSON.stringify(query)}`);
    expect(asked, href).toEqual([...new Set(asked)]);
  }
  expect(unused).toEqual([]);
});
