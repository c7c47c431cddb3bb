import type { Page } from '@playwright/test';
import {
  continueCotizacion,
  cotizacionDrafts,
  cotizacionPosts,
  cotizar,
  datos,
  expectAccessible,
  expectRated,
  fillCotizacion,
  guardar,
  limitesPlus,
  numeroOf,
  rateCotizacion,
} from '../support/cotizacion.ts';
import { expect, expectToasts, heading, test } from '../support/portal.ts';
import { bringBack, draftGone, putAway, repeatQuestion } from '../support/sent-elsewhere.ts';
import { expectFields } from '../support/wizard-page.ts';

// A quote that another page has saved, or taken to its issuance, meanwhile: this page asks before
// it sends the quote again.

test.use({ world: 'cotizaciones-repetidas' });
test.beforeEach(() => test.setTimeout(90_000));

/** Another page goes on with the quote of this one, which rests meanwhile. */
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

test('a quote that another page has saved is sent once more only when the person says so @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter('intermediario', './cotizaciones/create');
  await fillCotizacion(page, 2501);
  await expectFields(page, limitesPlus);
  const other = await goOnElsewhere(page);
  await cotizar(other).click();
  await expectRated(other);
  await guardar(other).click();
  await expect(heading(other, 'Cotizaciones')).toBeVisible();
  expect(cotizacionPosts(sandbox)).toEqual([200, 200]);

  await bringBack(page);
  await expectToasts(page, [draftGone]);
  await cotizar(page).click();
  await expect(repeatQuestion(page)).toContainText('Si lo envías ahora, puede quedar registrado dos veces.');
  await expectAccessible(page);
  await repeatQuestion(page).getByRole('button', { name: 'No enviar' }).click();
  await expect(repeatQuestion(page)).toBeHidden();
  await expectFields(page, limitesPlus);
  expect(cotizacionPosts(sandbox)).toEqual([200, 200]);

  await cotizar(page).click();
  await repeatQuestion(page).getByRole('button', { name: 'Enviar de todos modos' }).click();
  await expectRated(page);
  expect(cotizacionPosts(sandbox)).toEqual([200, 200, 200]);
  // Answered once: it is a quote of its own by now.
  await guardar(page).click();
  await expect(heading(page, 'Cotizaciones')).toBeVisible();
  expect(cotizacionPosts(sandbox)).toEqual([200, 200, 200, 200]);
});

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

test('a quote on the page that makes it can only be read once another tab has issued its policy @slow', async ({
  page,
  enter,
}) => {
  await enter('intermediario', './cotizaciones/create');
  await rateCotizacion(page, 2501);
  const numero = await numeroOf(page);
  const other = await page.context().newPage();
  await other.goto('./login');
  await other.evaluate((issued) => {
    const channel = new BroadcastChannel('autogestion.emisiones');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a channel takes none
    channel.postMessage({ user: 'intermediario', numero: issued, emision: null });
    channel.close();
  }, numero);
  await expect(page.getByText('Esta cotización se puede ver, pero no cambiar.')).toBeVisible();
  await expect(cotizar(page)).toHaveCount(0);
  await expect(guardar(page)).toHaveCount(0);
  await expectFields(page, { Chasis: datos[2501].Chasis });
  await expectAccessible(page);
});
