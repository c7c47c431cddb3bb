import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, heading } from '../support/portal.ts';
import { test } from '../support/gallery.ts';

// The documents of an issuance over a service that lives in the gallery's page.

const pdf = (name: string, text = 'hola') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n${text}\n`),
});

const place = (page: Page) => page.getByLabel('Arrastra archivos aquí o elígelos');
const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const kind = (page: Page, name: string) => row(page, name).getByRole('combobox', { name: 'Tipo de documento' });
const submit = (page: Page) => page.getByRole('button', { name: /^Subir documentos/ });
const sent = (page: Page) => page.getByRole('region', { name: 'Lo que llegó al servicio' }).getByRole('listitem');

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000);
  await page.getByRole('link', { name: 'Documentos de una emisión' }).click();
  await expect(heading(page, 'Documentos de una emisión')).toBeVisible();
});

test('a document is chosen, described and uploaded', async ({ page }) => {
  await place(page).setInputFiles([pdf('cedula.pdf')]);
  await expect(row(page, 'cedula.pdf')).toContainText('Sin subir');
  await kind(page, 'cedula.pdf').selectOption({ label: 'Copia de la cédula' });
  await row(page, 'cedula.pdf').getByRole('textbox', { name: 'Fecha de emisión' }).fill('17-03-2020');
  await submit(page).click();
  await expect(row(page, 'cedula.pdf')).toContainText('Cargado');
  await page.screenshot({ path: '/tmp/doc1.png', fullPage: true });
  console.log(await sent(page).allTextContents());
});
