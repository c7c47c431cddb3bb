import type { Page } from '@playwright/test';
import { test } from '../support/emision.ts';
import {
  askEmitir,
  confirmacion,
  confirmar,
  emisionPath,
  emisionPosts,
  emitida,
  expectForm,
  fillEmision,
  issuableBeside,
  openEmision,
  plan,
  said,
} from '../support/emision-page.ts';
import { expect, expectToasts } from '../support/portal.ts';
import { bringBack, draftGone, putAway, repeatQuestion } from '../support/sent-elsewhere.ts';

// Another page has sent or discarded a draft: its first page asks before sending the draft again.

test.use({ world: 'repetidos' });
test.beforeEach(() => test.setTimeout(90_000));

/** A page kept in the browser's memory hears nothing from other tabs. */
const deafen = (page: Page) =>
  page.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => undefined;
  });

test('an issuance that another page has continued is sent again only after a confirmation @slow', async ({
  page,
  context,
  enter,
  sandbox,
  policiesOf,
}) => {
  const numero = await issuableBeside(sandbox);
  await deafen(page);
  await openEmision(page, enter, numero);
  await fillEmision(page);
  await putAway(page);
  const other = await context.newPage();
  await other.goto(emisionPath(numero));
  await expectForm(other);
  await expect(plan(other, 'Pago único')).toBeChecked();
  await askEmitir(other);
  await confirmar(other);
  await expect(emitida(other)).toContainText(said.issued);
  await bringBack(page);
  await expectToasts(page, [draftGone]);
  await askEmitir(page);
  await confirmar(page);
  await repeatQuestion(page).getByRole('button', { name: 'No enviar' }).click();
  await expect(repeatQuestion(page)).toBeHidden();
  await expect(confirmacion(page)).toBeVisible();
  expect(emisionPosts(sandbox)).toEqual([200]);
  await confirmar(page);
  await repeatQuestion(page).getByRole('button', { name: 'Enviar de todos modos' }).click();
  await expect(emitida(page)).toContainText(said.already);
  expect(emisionPosts(sandbox)).toEqual([200, 409]);
  expect(policiesOf(numero)).toHaveLength(1);
});
