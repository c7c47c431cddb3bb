import { clienteRows, expect, test } from '../support/portal.ts';
import { paginator } from '../support/lists.ts';

test.use({ translates: true });

test('in a page that the browser translates, the paginator says which page is in sight', async ({ page, enter }) => {
  await enter('intermediario', './clientes');
  await clienteRows(page);
  await expect(paginator(page)).toContainText('Página 1 de 120');
  await expect(paginator(page).locator('font').first()).toBeVisible();
  await paginator(page).getByRole('button', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(paginator(page)).toContainText('Página 2 de 120');
});
