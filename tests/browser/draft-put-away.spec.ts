import type { Page } from '@playwright/test';
import { findChromium } from '../../tools/chromium.ts';
import { expect, expectToasts, heading, test as portalTest } from '../support/portal.ts';
import {
  continueSolicitud,
  countSolicitudes,
  fillSolicitud,
  guardar,
  solicitudDrafts,
  solicitudPosts,
} from '../support/solicitud.ts';
import { continueDraft, draftsIn } from '../support/wizard-draft.ts';
import { expectFields, field, fillField, fillFields } from '../support/wizard-page.ts';

// Chromium keeps left pages in its memory for Back. Playwright switches this off by default,
// and the headless shell can't do it.
const test = portalTest.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, executablePath: await findChromium(), ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    },
    { scope: 'worker' },
  ],
});

// These tests create a request.
test.use({ world: 'rested' });

test('a draft is offered while the browser still keeps its page in memory @slow', async ({ page, enter }) => {
  await enter('intermediario', './clientes/create');
  await fillFields(page, { 'Tipo de persona': 'Natural', 'Primer nombre': 'Ana' });
  await expect.poll(() => draftsIn(page)).toHaveLength(1);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('./perfil');
  await expect(heading(page, 'Perfil')).toBeVisible();
  await page.goto('./clientes/create');
  await continueDraft(page);
  await expectFields(page, { 'Tipo de persona': 'Natural', 'Primer nombre': 'Ana' });
  await expect(field(page, 'Primer nombre')).toBeVisible();
});

/** Whether the browser restored this page from its memory. */
const isBroughtBack = (page: Page) => page.evaluate(() => document.documentElement.dataset['broughtBack'] === 'true');
/** Goes back without Playwright's `goBack`, which waits for a load that a restored page lacks. */
const goBack = (page: Page, steps: number) => page.evaluate((count) => history.go(-count), steps);
const asuntos = async (page: Page) => (await solicitudDrafts(page)).map(({ values }) => values.asunto).toSorted();

/** Records for each page whether the browser restored it. */
async function noteReturns(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset['broughtBack'] = String(persisted)));
  });
}

/** Types a request, leaves its page in the browser's memory and continues the draft in a new page. */
async function leaveAndContinue(page: Page, enter: (userName: string, path: string) => Promise<void>) {
  await noteReturns(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await enter('intermediario', './solicitudes/create');
  await fillField(page, 'Asunto', 'Primero');
  await expect.poll(() => asuntos(page)).toEqual(['Primero']);
  await page.goto('./perfil');
  await expect(heading(page, 'Perfil')).toBeVisible();
  await page.goto('./solicitudes/create');
  await continueSolicitud(page);
}

test('Back to a page kept in memory leaves later changes of its draft alone and types into a new draft @slow', async ({
  page,
  enter,
}) => {
  await leaveAndContinue(page, enter);
  await fillField(page, 'Asunto', 'Segundo');
  await expect.poll(() => asuntos(page)).toEqual(['Segundo']);
  await goBack(page, 2);
  await expect(field(page, 'Asunto')).toHaveValue('Primero');
  await expect.poll(() => isBroughtBack(page)).toBe(true);
  await expectToasts(page, [['Borrador', 'Este borrador siguió en otra página. Lo que cambies aquí será un borrador aparte.']]);
  expect(await asuntos(page)).toEqual(['Segundo']);
  await fillField(page, 'Asunto', 'Tercero');
  await expect.poll(() => asuntos(page)).toEqual(['Segundo', 'Tercero']);
});

test('Back to a page kept in memory restores nothing that was discarded since @slow', async ({ page, enter }) => {
  await leaveAndContinue(page, enter);
  await page.getByRole('button', { name: 'Cancelar proceso' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar', exact: true }).click();
  await expect(heading(page, 'Solicitudes')).toBeVisible();
  await goBack(page, 3);
  await expect(field(page, 'Asunto')).toHaveValue('Primero');
  await expect.poll(() => isBroughtBack(page)).toBe(true);
  await expectToasts(page, [['Borrador', 'Este borrador ya no está: se envió o se descartó desde otra página.']]);
  // The draft stays discarded after another visit of the page.
  await page.goto('./perfil');
  await expect(heading(page, 'Perfil')).toBeVisible();
  await goBack(page, 1);
  await expectFields(page, { Asunto: 'Primero' });
  expect(await asuntos(page)).toEqual([]);
  await fillField(page, 'Asunto', 'Tercero');
  await expect.poll(() => asuntos(page)).toEqual(['Tercero']);
});

test('a request that another page has sent is sent again only after a confirmation @slow', async ({ page, enter, sandbox }) => {
  test.setTimeout(90_000);
  await noteReturns(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await enter('intermediario', './solicitudes/create');
  await fillSolicitud(page, 'RS0640001');
  await expect.poll(() => asuntos(page)).toHaveLength(1);
  await page.goto('./perfil');
  await expect(heading(page, 'Perfil')).toBeVisible();
  await page.goto('./solicitudes/create');
  await continueSolicitud(page);
  await guardar(page).click();
  await expect.poll(() => countSolicitudes(sandbox, 'RS0640001')).toBe(1);
  await expectFields(page, { Asunto: '' });
  await goBack(page, 2);
  await expectFields(page, { 'Número de documento': 'RS0640001' });
  await expect.poll(() => isBroughtBack(page)).toBe(true);
  const question = page.getByRole('alertdialog', { name: 'Puede que ya se haya enviado' });
  await guardar(page).click();
  await expect(question).toContainText('El borrador de esto se envió o se descartó desde otra página.');
  await question.getByRole('button', { name: 'No enviar' }).click();
  await expect(question).toBeHidden();
  await expectFields(page, { 'Número de documento': 'RS0640001' });
  expect(await countSolicitudes(sandbox, 'RS0640001')).toBe(1);
  await guardar(page).click();
  await question.getByRole('button', { name: 'Enviar de todos modos' }).click();
  await expect.poll(() => countSolicitudes(sandbox, 'RS0640001')).toBe(2);
  await expectFields(page, { Asunto: '' });
  expect(solicitudPosts(sandbox)).toHaveLength(2);
});
