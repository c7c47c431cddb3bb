import { ana } from '../support/cliente-fixtures.ts';
import { expect, test } from '../support/portal.ts';
import { WizardPage } from '../support/wizard-page.ts';

test('a client', async ({ page, enter }) => {
  await enter('intermediario', './clientes/create');
  const wizard = new WizardPage(page);
  await wizard.fillAll(ana);
  await wizard.crear.click();
  await expect(page).toHaveURL(/clientes\?tipoDocumento=CED&numeroDocumento=40221549039/);
});
