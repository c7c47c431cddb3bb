import { clienteRows, expect, fillLogin, heading, test } from '../support/portal.ts';

test.use({ savesData: true });

test('a browser that saves data fetches only the code of visited pages', async ({ page, enter }) => {
  const pages: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/([A-Z][A-Za-z]*Page)-[^/]+\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) pages.push(name);
  });
  await enter('intermediario', './perfil');
  await expect(heading(page, 'Perfil')).toBeVisible();
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Clientes' }).click();
  await clienteRows(page);
  await page.getByLabel('Filas por página').selectOption('20');
  await clienteRows(page, 20);
  expect(pages).toEqual(['PerfilPage', 'ClientesPage']);
});

test('drawing the first screen ahead at the login fetches no code either', async ({ page }) => {
  const charts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/Chart-[^/]+\.js$/.test(request.url())) charts.push(request.url());
  });
  const rehearsed = page.waitForResponse(/\/assets\/rehearse-[^/]+\.js$/);
  await page.goto('./login?returnTo=/perfil');
  await rehearsed;
  for (let step = 0; step < 5; step += 1) await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await fillLogin(page, 'intermediario');
  await expect(heading(page, 'Perfil')).toBeVisible();
  expect(charts).toEqual([]);
});
