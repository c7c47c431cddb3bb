import { launchArgs } from '../../tools/chromium.ts';
import { expect, heading, test } from '../support/portal.ts';
import { continueDraft, draftsIn } from '../support/wizard-draft.ts';
import { expectFields, field, fillFields } from '../support/wizard-page.ts';

// The browser keeps pages that were left, and what they hold, in its memory; Playwright forbids it unless it is asked.
test.use({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'],
    args: launchArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('a draft is offered though the page that it was typed into still rests in the memory of the browser @slow', async ({
  page,
  enter,
}) => {
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
