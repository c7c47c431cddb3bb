import type { Page } from '@playwright/test';
import { personTypes } from '../support/cliente-fixtures.ts';
import { sentBodies } from '../support/sent-bodies.ts';
import { clientes, expect, expectToasts, notices, test } from '../support/portal.ts';
import { WizardPage } from '../support/wizard-page.ts';

// These tests create clients, and other files count the rows of the lists.
test.use({ world: 'clientes' });

const parsed = (text: string): unknown => JSON.parse(text);

const createdToast = ['Creación de cliente', 'El cliente fue creado correctamente.'];

/** Presses Crear; waits for the toast in the middle and the list filtered by the new document. */
async function create(page: Page, wizard: WizardPage) {
  await wizard.crear.click();
  await expectToasts(page, [createdToast]);
  // The toast stands at the top centre, not at the right edge of the window.
  const toast = await notices(page).getByRole('status').filter({ hasText: 'Creación de cliente' }).boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(toast && Math.abs(toast.x + toast.width / 2 - width / 2)).toBeLessThan(2);
  expect(toast?.y).toBeLessThan(100);
}

async function expectListed(page: Page, tipo: string, numero: string) {
  await expect(page).toHaveURL(new RegExp(`/clientes\\?tipoDocumento=${tipo}&numeroDocumento=${numero}$`));
  await expect(clientes(page).locator('tbody tr')).toHaveCount(1);
}

test('the body of a new client follows the specification for each person type with a form of its own @slow', async ({
  page,
  enter,
}) => {
  test.setTimeout(90_000);
  const bodies = await sentBodies(page, '/v1/clientes');
  await enter('intermediario', './clientes');
  for (const { typed, body } of personTypes) {
    await test.step(typed.basicos['Tipo de persona'] ?? '', async () => {
      await page.goto('./clientes/create');
      const wizard = new WizardPage(page);
      await wizard.fillAll(typed);
      await create(page, wizard);
      await expectListed(page, body.idTipoDocumento, body.nuDocumento);
      expect(bodies.splice(0).map(parsed)).toStrictEqual([body]);
      await expect(clientes(page)).toContainText(body.nombreCompleto);
    });
  }
});
