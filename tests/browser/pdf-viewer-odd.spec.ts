import { expectNoAxeViolations } from '../support/axe.ts';
import { accentedPassword, accentedPdf, brokenPictures, jpeg2000Pdf, pagesPdf, xfaPdf } from '../support/pdfs.ts';
import { expect } from '../support/portal.ts';
import { button, drawn, sheet, show, test, viewer } from '../support/viewer.ts';

for (const pdfVersion of ['1.4', '1.7ext3'] as const) {
  test(`a password opens the document in either Unicode form of its accents, PDF ${pdfVersion} @slow`, async ({ page }) => {
    const bytes = await accentedPdf(pdfVersion);
    const field = viewer(page).getByLabel('Contraseña del documento');
    for (const form of ['NFC', 'NFD'] as const) {
      await show(page, bytes);
      await field.fill('ma\u0303s');
      await field.press('Enter');
      await expect(field).toHaveAccessibleDescription('La contraseña no es correcta. Escríbela de nuevo.');
      await field.fill(accentedPassword.normalize(form));
      await field.press('Enter');
      await drawn(page, 1);
      await page.getByRole('button', { name: 'Quitar documento' }).click();
    }
  });
}

test('a form for Adobe only says so, and a drawn form is shown @slow', async ({ page }) => {
  const alert = viewer(page).getByRole('alert');
  const pending = '/NeedsRendering true';
  for (const bytes of [
    xfaPdf('Please wait...', '', pending),
    xfaPdf('Please wait... If this message is not eventually replaced'),
    xfaPdf('Please wait...', '/Fields [7 0 R]', pending),
    xfaPdf('Bitte warten...', '/Fields []', pending),
  ]) {
    await show(page, await pagesPdf(1));
    await drawn(page, 1);
    await show(page, bytes);
    await expect(alert).toContainText('Este documento necesita otro programa');
    await expect(viewer(page).getByText(/wait|warten/i)).toHaveCount(0);
    await expect(button(page, 'Descargar documento')).toBeVisible();
  }
  await expectNoAxeViolations(page);
  await show(page, xfaPdf('Solicitud de seguro', '/Fields [7 0 R]'));
  await drawn(page, 1);
  await expect(alert).toHaveCount(0);
});

test('a page without one of its pictures says so @slow', async ({ page }) => {
  const alert = sheet(page, 1).getByRole('alert');
  for (const bytes of Object.values(brokenPictures)) {
    await show(page, jpeg2000Pdf());
    await expect(sheet(page, 1).locator('canvas')).toBeAttached();
    await expect(alert).toHaveCount(0);
    await show(page, bytes);
    await expect(alert).toHaveText(
      'No se pudo mostrar una imagen de esta página. Descarga el documento y ábrelo con otro programa.',
    );
  }
  await expectNoAxeViolations(page);
  await page.reload();
  await page.route(/openjpeg/, (route) => route.abort());
  await show(page, jpeg2000Pdf());
  await expect(alert).toContainText('No se pudo mostrar una imagen de esta página.');
});

test('a page that takes long says so until it is drawn @slow', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/openjpeg/, async (route) => {
    await promise;
    await route.continue();
  });
  await show(page, jpeg2000Pdf());
  const says = sheet(page, 1).getByRole('status');
  await expect(says).toHaveText('Esta página tarda en mostrarse. Espera un momento…', { timeout: 10_000 });
  await expectNoAxeViolations(page);
  resolve();
  await expect(sheet(page, 1).locator('canvas')).toBeAttached();
  await expect(says).toHaveCount(0);
});
