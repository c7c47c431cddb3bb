import { expect, fillLogin, test } from '../support/portal.ts';

test('signs in and shows the home page', async ({ page, signIn }) => {
  await signIn();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
  await page.getByRole('link', { name: 'Clientes', exact: true }).first().click();
  await expect(page.getByRole('table', { name: 'Clientes' }).getByRole('row')).toHaveCount(11);
  await expect(page.getByText('1,200 registros', { exact: true }).last()).toBeVisible();
});

test('a wrong password shows the words of the service, keeps the user and refreshes nothing', async ({ page, sandbox }) => {
  await page.goto('./login');
  await fillLogin(page, 'intermediario', 'otra');
  await expect(page.getByRole('alert')).toContainText('Usuario o contraseña incorrectos.');
  await expect(page.getByLabel('Usuario o Correo')).toHaveValue('intermediario');
  expect(sandbox.calls.filter(({ path }) => path.includes('refresh'))).toEqual([]);
});
