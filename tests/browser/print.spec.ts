import { clienteRows, expect, heading, test } from '../support/portal.ts';

test('on paper a list is its title and its rows, without controls, dark on white in any mode', async ({ page, enter }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await enter('intermediario', './clientes');
  await clienteRows(page);
  const look = () =>
    page
      .getByRole('cell')
      .first()
      .evaluate((cell) => ({
        text: getComputedStyle(cell).color,
        panel: getComputedStyle(cell.closest('section') ?? cell).backgroundColor,
      }));
  const onScreen = await look();
  await page.emulateMedia({ media: 'print' });

  await expect(heading(page, 'Clientes')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect(page.getByRole('columnheader').first()).toBeVisible();
  for (const control of ['button', 'combobox', 'textbox', 'navigation', 'search', 'banner'] as const) {
    await expect(page.getByRole(control), control).toHaveCount(0);
  }
  await expect.poll(look).toEqual({ text: 'rgb(0, 0, 0)', panel: 'rgb(255, 255, 255)' });

  await page.emulateMedia({ media: 'screen' });
  await expect.poll(look).toEqual(onScreen);
});
