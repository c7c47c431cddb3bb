import type { Page } from '@playwright/test';
import {
  continueCotizacion,
  cotizacionDrafts,
  cotizacionPosts,
  expectRated,
  guardar,
  limitesPlus,
  rateCotizacion,
} from '../support/cotizacion.ts';
import { expect, expectToasts, heading, test } from '../support/portal.ts';
import { bringBack, draftGone, putAway, repeatQuestion } from '../support/sent-elsewhere.ts';
import { expectFields } from '../support/wizard-page.ts';

// A quote that another page has saved, or taken to its issuance, meanwhile: this page asks before
// it sends the quote again.

test.use({ world: 'cotizaciones-repetidas' });
test.beforeEach(() => test.setTimeout(90_000));

/** Another page continues the quote while this page is kept in the browser's memory. */
async function goOnElsewhere(page: Page): Promise<Page> {
  await expect.poll(() => cotizacionDrafts(page)).toHaveLength(1);
  await putAway(page);
  const other = await page.context().newPage();
  await other.goto('./cotizaciones/create');
  await continueCotizacion(other);
  await expectFields(other, limitesPlus);
  await expect(other.getByText('Tienes un cliente con este documento.')).toBeVisible();
  return other;
}

test('a rated quote that another page has taken to its issuance asks before it is saved @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter('intermediario', './cotizaciones/create');
  await rateCotizacion(page, 2501);
  const other = await goOnElsewhere(page);
  await expectRated(other);
  await other.getByRole('button', { name: 'Emitir', exact: true }).click();
  await expect(heading(other, 'Emisión de póliza')).toBeVisible();

  await bringBack(page);
  await expectToasts(page, [draftGone]);
  await guardar(page).click();
  await repeatQuestion(page).getByRole('button', { name: 'No enviar' }).click();
  await expect(repeatQuestion(page)).toBeHidden();
  await expectRated(page);
  expect(cotizacionPosts(sandbox)).toEqual([200]);
});
