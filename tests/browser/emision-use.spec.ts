import type { Page } from '@playwright/test';
import { test } from '../support/emision.ts';
import {
  archivos,
  askEmitir,
  chooseArchivo,
  confirmacion,
  confirmar,
  emisionPath,
  emisionPosts,
  emitida,
  emitir,
  expectForm,
  fila,
  fillEmision,
  issuableBeside,
  motivos,
  openEmision,
  passPauses,
  plan,
  quoteBeside,
  said,
  seccion,
} from '../support/emision-page.ts';
import { expectUsableInEveryWay } from '../support/every-way.ts';
import { expect, heading, hold, password, tabTo } from '../support/portal.ts';
import { field, fillFields, summary } from '../support/wizard-page.ts';

// The issuance page by keyboard, on small screens and in every state.

test.use({ world: 'emisiones-uso', contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(() => test.setTimeout(180_000));

const emisiones = '**/v1/emisiones';

interface Walk {
  readonly page: Page;
  readonly enter: (userName?: string, path?: string, on?: Page) => Promise<void>;
  readonly sandbox: Parameters<typeof quoteBeside>[0];
}

/** Brings an issuance into each of its states and checks the page there. */
async function walk({ page, enter, sandbox }: Walk, look: () => Promise<void>): Promise<void> {
  const at = (state: string) => test.step(state, look);
  const files = await archivos();
  await page.clock.install();
  await openEmision(page, enter, await quoteBeside(sandbox));
  await expect(motivos(page)).toBeVisible();
  await at('empty');
  await emitir(page).click({ force: true });
  await expect(summary(page)).toBeFocused();
  await at('wrong');
  await page.getByRole('checkbox', { name: 'El asegurado es otra persona' }).check();
  await fillFields(seccion(page, 'Datos del asegurado'), { 'Tipo de documento': 'Cédula', 'Número de documento': '00113918254' });
  await fillEmision(page, 'Débito directo a cuenta', 'Diez cuotas');
  await expect(seccion(page, 'Cuenta del débito')).toBeVisible();
  await fillFields(page, { 'Vigencia hasta': '20-05-2027' });
  // The warning about another period moves the documents down.
  await expect(seccion(page, 'Datos de emisión')).toContainText('El período no es el de la cotización');
  await chooseArchivo(page, 'Copia de la cédula', files['Copia de la cédula']);
  await at('full, with accounts, other days and a chosen file');

  const numero = await issuableBeside(sandbox);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(emisionPath(numero));
  await expectForm(page);
  await fillEmision(page);
  await askEmitir(page);
  await at('confirming');
  const request = await hold(page, emisiones);
  await confirmar(page);
  await expect.poll(request.held).toBe(1);
  await expect(page.getByText(said.issuing)).toBeVisible();
  await at('issuing');
  sandbox.setFail('GET /v1/cotizaciones/{id}=500');
  await page.reload();
  await page.unroute(emisiones);
  await page.route(emisiones, (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Reintentar' }).waitFor();
  await at('a quote that did not come');
  sandbox.setFail('GET /v1/cotizaciones/{id}=slow:60000');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByText('Cargando la cotización…').waitFor();
  sandbox.setFail('');
  await page.reload();
  // The attempt before the reload has no answer, so the page looks for its policy.
  await expect(page.getByText(said.notIssued)).toBeVisible({ timeout: 20_000 });
  await at('not issued');
  await askEmitir(page);
  sandbox.setFail('GET /v1/cotizaciones/{id}=500');
  await confirmar(page);
  await expect(page.getByText(said.verifying)).toBeVisible();
  await at('verifying');
  await passPauses(page);
  await expect(page.getByText(said.unknown)).toBeVisible();
  await at('unknown');
  sandbox.setFail('');
  await page.unroute(emisiones);
  await page.getByRole('button', { name: 'Comprobar de nuevo' }).click();
  await expect(page.getByText(said.notIssued)).toBeVisible({ timeout: 20_000 });
  await askEmitir(page);
  await confirmar(page);
  await expect(emitida(page)).toContainText(said.issued);
  await at('issued');
  await page.goto(emisionPath(numero));
  await expect(emitida(page)).toContainText(said.already);
  await at('already');
  await page.goto(emisionPath(884));
  await expect(page.getByText('La cotización 884 no se puede emitir')).toBeVisible();
  await at('blocked');
}

test('every state of an issuance can be used in every way @slow', async ({ page, enter, sandbox }) => {
  await walk({ page, enter, sandbox }, () => expectUsableInEveryWay(page));
});

/** Chooses a file for a kind of document by keyboard; the file window belongs to the system. */
async function pickByKeyboard(
  page: Page,
  kind: string,
  file: Awaited<ReturnType<typeof archivos>>['Copia de la cédula'],
): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: `Elegir archivo: ${kind}` }), { most: 25 });
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file);
  await expect(fila(page, file.name)).toBeVisible();
}

test('by keyboard alone from the login to the printed policy; the keys are counted @slow', async ({
  page,
  sandbox,
  policiesOf,
}) => {
  const numero = await quoteBeside(sandbox);
  const files = await archivos();
  const { keyboard } = page;
  // The test answers the file chooser from the first key on.
  page.on('filechooser', () => undefined);
  await page.addInitScript(() => {
    addEventListener(
      'keydown',
      ({ key }) => {
        if (['Control', 'Shift'].includes(key)) return;
        sessionStorage.setItem('keys', String(Number(sessionStorage.getItem('keys') ?? 0) + 1));
      },
      { capture: true },
    );
    addEventListener('pointerdown', () => sessionStorage.setItem('pointer', 'yes'), { capture: true });
  });
  await page.goto('./login');
  await tabTo(page, page.getByLabel('Usuario o Correo'));
  await keyboard.type('intermediario');
  await tabTo(page, page.getByLabel('Contraseña'));
  await keyboard.type(password);
  await keyboard.press('Enter');
  await expect(heading(page, 'Dashboard')).toBeVisible();

  // Goes to the quote by its number.
  await keyboard.press('Control+k');
  await keyboard.type(String(numero));
  await expect(
    page
      .getByRole('option')
      .filter({ hasText: /cotizaci/i })
      .first(),
  ).toBeVisible();
  while (!/cotizaci/i.test((await page.getByRole('option', { selected: true }).textContent()) ?? ''))
    await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cotizaciones/);
  const way = page.getByRole('link', { name: new RegExp(`^Emitir(?: ${numero})?$`) });
  await expect(way).toBeVisible();
  await tabTo(page, way, { most: 80 });
  await keyboard.press('Enter');
  await expectForm(page);
  await expect(heading(page, 'Emisión de póliza')).toBeFocused();

  await tabTo(page, plan(page, 'Pago único'), { most: 10 });
  await keyboard.press('Space');
  await keyboard.press('ArrowDown');
  await expect(plan(page, 'Cuatro cuotas')).toBeChecked();
  await tabTo(page, field(page, 'Forma de pago'), { most: 12 });
  for (let method = 1; method <= 3; method += 1) await keyboard.press('ArrowDown');
  await expect(field(page, 'Forma de pago').locator('option:checked')).toHaveText('Débito directo a cuenta');
  await expect(page.getByRole('checkbox', { name: /4563$/ })).toBeChecked();
  for (const kind of ['Copia de la cédula', 'Matrícula del vehículo'] as const) {
    if (kind !== 'Copia de la cédula') await keyboard.press('Shift+Tab');
    await pickByKeyboard(page, kind, files[kind]);
  }
  for (const { name } of Object.values(files)) await expect(fila(page, name)).toContainText('Cargado');
  await tabTo(page, page.getByRole('checkbox', { name: 'El asegurado es otra persona' }), { most: 30 });
  await keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'El asegurado es otra persona' })).toBeFocused();
  await keyboard.press('Space');
  await expect(motivos(page)).toHaveCount(0);
  await tabTo(page, emitir(page), { most: 12 });
  await keyboard.press('Enter');
  await expect(confirmacion(page)).toBeVisible();
  await tabTo(page, confirmacion(page).getByRole('button', { name: 'Emitir póliza' }), { most: 5 });
  await keyboard.press('Enter');
  await expect(emitida(page).getByRole('heading', { name: said.issued })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Imprimir póliza' }), { most: 6 });
  await keyboard.press('Enter');
  const printed = page.getByRole('dialog', { name: 'Emisión' });
  await expect(printed).toContainText('Yokasta Rosario Méndez', { timeout: 20_000 });
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Imprimir póliza' })).toBeFocused();
  expect(emisionPosts(sandbox)).toEqual([200]);
  expect(policiesOf(numero)).toHaveLength(1);
  const [keys, pointer] = await page.evaluate(() => [sessionStorage.getItem('keys'), sessionStorage.getItem('pointer')]);
  expect(pointer).toBeNull();
  console.log(`Login to the printed policy: ${keys} keys.`);
});
