import { allCodeFetched } from '../support/fetched-ahead.ts';
import { expect, expectChoices, letDraw, test } from '../support/portal.ts';

test.use({ savesData: false });

test('dashboard panels that failed without network load again once the network is back @slow', async ({
  page,
  enter,
  context,
  callsTo,
}) => {
  const fetched = allCodeFetched(page);
  await enter('intermediario', './clientes');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await fetched;
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(6);
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  await expect.poll(() => callsTo('/v1/dashboard').filter((call) => !call.endsWith(' 200'))).toEqual([]);
});

test('form catalogues load again once the network is back; refused calls wait for the person @slow', async ({
  page,
  enter,
  context,
  sandbox,
  callsTo,
}) => {
  sandbox.setFail('GET /v1/monedas=500');
  const fetched = allCodeFetched(page);
  await enter('intermediario', './cotizaciones');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await fetched;
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Nueva cotización' }).click();
  const [producto, moneda] = [page.getByLabel('Producto'), page.getByLabel('Moneda')];
  await expect(page.getByRole('button', { name: 'Reintentar Producto' })).toBeVisible();
  await context.setOffline(false);
  await expectChoices(producto);
  await expect(page.getByRole('button', { name: 'Reintentar Moneda' })).toBeVisible();
  const again = { ...(await counted()) };
  sandbox.setFail('');
  await context.setOffline(true);
  await context.setOffline(false);
  expect(await counted()).toEqual(again);
  await page.getByRole('button', { name: 'Reintentar Moneda' }).click();
  await expectChoices(moneda);

  async function counted() {
    await letDraw(page);
    return { productos: callsTo('/v1/productos/canal').length, monedas: callsTo('/v1/monedas').length };
  }
});
