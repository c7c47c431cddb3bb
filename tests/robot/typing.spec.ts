import { expect, test } from '@playwright/test';
import { chooseInOpenSelect } from './typing.ts';

test('what keys marked in the open list of a select is chosen in their step, not by the next press elsewhere', async ({
  page,
}) => {
  await page.setContent(
    '<label>Tipo <select><option>Cotización</option><option>Cambio</option><option>Reclamo</option></select></label><button>Más</button>',
  );
  const tipo = page.getByLabel('Tipo');
  await tipo.press('Enter');
  await page.keyboard.press('End');
  await expect(page.locator('select:open')).toHaveCount(1);
  await chooseInOpenSelect(page);
  await expect(page.locator('select:open')).toHaveCount(0);
  await expect(tipo).toHaveValue('Reclamo');

  await chooseInOpenSelect(page);
  await page.getByRole('button', { name: 'Más' }).click();
  await expect(tipo).toHaveValue('Reclamo');
});
