import { clienteRows, expect, expectToasts, heading } from '../support/portal.ts';
import { nginx, test, whyNot } from './support.ts';

test.skip(nginx === null, whyNot);
test.use({ serviceWorkers: 'allow' });

test('from the login to a list and a reload over https; the second visit comes from the service worker', async ({
  page,
  signIn,
  callsTo,
}) => {
  await signIn();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Clientes', exact: true }).click();
  await clienteRows(page);
  expect(await page.evaluate(() => [location.protocol, isSecureContext, 'locks' in navigator])).toEqual(['https:', true, true]);

  await page.goto('./clientes?page=3');
  const rows = await clienteRows(page);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  // The remaining fetches of the first visit end with its page.
  await page.goto('about:blank');
  const fromNetwork: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!response.fromServiceWorker() && /^\/autogestion\/(?!sw\.js$)/.test(pathname)) fromNetwork.push(pathname);
  });
  await page.goto('./clientes?page=3');
  expect(await clienteRows(page)).toEqual(rows);
  expect(fromNetwork).toEqual(['/autogestion/config.json']);
  await page.reload();
  expect(await clienteRows(page)).toEqual(rows);
  expect(fromNetwork).toEqual(['/autogestion/config.json', '/autogestion/config.json']);
  expect(callsTo('/v1/clientes')).toContain('GET /v1/clientes 200');
  await expectToasts(page, []);
});
