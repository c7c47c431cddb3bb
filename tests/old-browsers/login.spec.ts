import { clienteRows, expect, fillLogin, heading, test } from '../support/portal.ts';

test('somebody signs in, and sees a list', async ({ page, callsTo }) => {
  await page.goto('./login');
  await fillLogin(page, 'intermediario');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  expect(callsTo('/v1/account')).toEqual(['POST /v1/account/authenticate 200']);
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Clientes', exact: true }).click();
  await clienteRows(page);
});
