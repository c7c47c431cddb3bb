import type { Page } from '@playwright/test';
import {
  clienteRows,
  expect,
  expectChoices,
  expectToasts,
  fillLogin,
  heading,
  hold,
  letDraw,
  notices,
  soporte,
  test,
  toastLines,
} from '../support/portal.ts';

const wrong = ['Inicio de sesión', 'Usuario o contraseña incorrectos.'];

/** Stops the page's clock and triggers a refusal, so that the clock sets the age of the toast. */
async function toastAtStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T09:00:00') });
  await page.goto('./login');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  await page.clock.pauseAt(new Date('2026-11-20T10:00:00'));
  await anotherToast(page);
  await expectToasts(page, [wrong]);
  await letDraw(page);
}

async function anotherToast(page: Page): Promise<void> {
  await fillLogin(page, 'intermediario', 'otra');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
}

const close = (page: Page) => notices(page).getByRole('button', { name: 'Cerrar aviso' });

test('a toast stays 6000 ms, at the top right, and is an alert', async ({ page }) => {
  await toastAtStoppedClock(page);
  const toast = page.getByRole('alert');
  const box = await toast.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBe(12);
  expect(box?.y).toBe(12);

  await page.clock.runFor(5999);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(toast).toHaveCount(0);
});

test('a toast can be closed by pointer and by keyboard', async ({ page }) => {
  await toastAtStoppedClock(page);
  await close(page).click();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await anotherToast(page);
  await close(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a toast waits while the focus is in it', async ({ page }) => {
  await toastAtStoppedClock(page);
  await page.clock.runFor(4000);
  await close(page).focus();
  await letDraw(page);
  await page.clock.runFor(60_000);
  await expect(page.getByRole('alert')).toHaveCount(1);

  await page.getByLabel('Contraseña').focus();
  await letDraw(page);
  await page.clock.runFor(1999);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a toast waits while the pointer is on it, wherever the focus goes', async ({ page }) => {
  await toastAtStoppedClock(page);
  await close(page).focus();
  await page.getByRole('alert').hover();
  await letDraw(page);
  await page.getByLabel('Contraseña').focus();
  await letDraw(page);
  await page.clock.runFor(60_000);
  await expect(page.getByRole('alert')).toHaveCount(1);
});

for (const by of ['pointer', 'keyboard'] as const) {
  test(`after one toast was closed by ${by}, the next still goes away by itself${by === 'pointer' ? ' @slow' : ''}`, async ({
    page,
  }) => {
    await toastAtStoppedClock(page);
    if (by === 'pointer') await close(page).click();
    else await close(page).press('Enter');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.mouse.move(5, 500);

    await anotherToast(page);
    await expectToasts(page, [wrong]);
    await letDraw(page);
    await page.clock.runFor(6000);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('a toast that disappears when it gets the focus does not stop the clock of the next toast @slow', async ({ page }) => {
  await toastAtStoppedClock(page);
  // Screen readers press buttons like this.
  await close(page).evaluate((button: HTMLButtonElement) => {
    button.focus();
    button.click();
  });
  await expect(page.getByRole('alert')).toHaveCount(0);

  await anotherToast(page);
  await expectToasts(page, [wrong]);
  await letDraw(page);
  await page.clock.runFor(6000);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('closing a toast by keyboard returns the focus to the former field @slow', async ({ page }) => {
  await toastAtStoppedClock(page);
  await page.getByLabel('Contraseña').focus();
  await close(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Contraseña')).toBeFocused();
});

test('a notice waits for the chunk of the toasts', async ({ page }) => {
  await page.clock.install();
  await page.route('**/assets/Toasts-*.js', (route) => route.abort());
  await page.goto('./login');
  const refused = page.waitForResponse('**/v1/account/authenticate');
  await fillLogin(page, 'intermediario', 'otra');
  await refused;
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.unroute('**/assets/Toasts-*.js');
  await page.clock.runFor(3000);
  await expectToasts(page, [wrong]);
});

test('the code of the toasts is loaded before the network fails, after a reload too', async ({ page, enter, context }) => {
  const chunk = page.waitForResponse(/\/assets\/Toasts-[^/]+\.js$/);
  await enter('intermediario', './clientes');
  await clienteRows(page);
  await (await chunk).finished();
  await expect(notices(page)).toBeAttached();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expectToasts(page, [['Consulta de clientes', `No se pudo consultar el listado de los clientes, ${soporte}`]]);
  await context.setOffline(false);
});

test('a toast over an open dialog can be reached and is announced', async ({ page, enter, sandbox }) => {
  // The chunk of the toasts loads last, so that the dialog opens before the toasts have a place.
  const { open } = await hold(page, /\/assets\/Toasts-[^/]+\.js$/);
  sandbox.setFail('GET /v1/clientes=500');
  await page.clock.install();
  await enter('intermediario', './clientes');
  await page.getByRole('button', { name: 'Búsqueda avanzada' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.fastForward(2000);
  open();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.locator('[aria-hidden=true] [role=alert]')).toHaveCount(0);
  await close(page).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
});

const consulta = (what: string) => `No se pudo consultar ${what}, ${soporte}`;

test.describe('simultaneous failures', () => {
  test.beforeEach(async ({ page, enter, sandbox }) => {
    await page.clock.install();
    await enter();
    await expect(heading(page, 'Dashboard')).toBeVisible();
    // No call may run when the clock jumps past call deadlines.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    // With a stopped clock the work of the page takes no time.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    sandbox.setFail('GET /v1/clientes=html,GET /v1/tipodocumentos=html,GET /v1/tipopersonas=html');
    await page.getByRole('link', { name: 'Clientes', exact: true }).first().click();
  });

  const listado = ['Consulta de clientes', consulta('el listado de los clientes')];
  const documentos = ['Consulta de tipo de documentos', consulta('los tipos de documento')];
  const personas = ['Consulta de tipo de personas', consulta('los tipos de persona')];

  test('two stay separate; a third within one second makes one summary of all three', async ({ page }) => {
    await expectToasts(page, [listado, documentos]);
    await page.clock.runFor(1000);
    // Pressed by keyboard, because the toasts cover the button.
    await page.getByRole('button', { name: 'Búsqueda avanzada' }).press('Enter');
    await expect(page.getByRole('alert')).toHaveCount(1);
    const [[title, ...rest] = []] = await toastLines(page);
    expect(title).toBe('3 consultas fallaron');
    expect(rest.toSorted()).toEqual([listado, documentos, personas].map((words) => words.join(': ')));
  });

  test('a third after more than one second is a separate toast', async ({ page }) => {
    await expectToasts(page, [listado, documentos]);
    await page.clock.runFor(1001);
    await page.getByRole('button', { name: 'Búsqueda avanzada' }).press('Enter');
    await expectToasts(page, [listado, documentos, personas]);
  });
});

test('many failed catalogues share one toast with one sentence, and one press retries them all @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  await page.clock.install();
  await enter('intermediario', './clientes');
  await clienteRows(page);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // A stopped clock makes all failures simultaneous.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  sandbox.setFail('GET /v1/sexos=htmlx1,GET /v1/estadociviles=htmlx1,GET /v1/actividadesdeportivas=htmlx1');
  await page.getByRole('link', { name: 'Nuevo cliente' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '3 consultas fallaron' })).toHaveCount(1);
  const [[, sentence = ''] = []] = await toastLines(page);
  // The names are in the order of the failures.
  expect(sentence).toMatch(new RegExp(`^[^,]+, [^,]+ y [^,]+: No se pudo consultar [^,]+, [^,]+ y [^,]+, ${soporte}$`));
  for (const name of ['sexo', 'estado civil', 'actividades deportivas']) expect(sentence).toContain(`Consulta de ${name}`);
  for (const name of ['los sexos', 'los estados civiles', 'las actividades deportivas']) expect(sentence).toContain(name);
  await page.getByRole('button', { name: 'Reintentar todo' }).click();
  await expectToasts(page, []);
  await expectChoices(page.getByRole('combobox', { name: 'Sexo' }));
  const asked = sandbox.calls.map(({ path }) => path.replace(/^.*\/v1\//, '')).toSorted();
  expect(asked.filter((name, index) => name === asked[index - 1])).toEqual(['actividadesdeportivas', 'estadociviles', 'sexos']);
});

test('on a phone toasts cover neither the first field nor the button that closes a dialog @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter('intermediario', './clientes');
  await expect(heading(page, 'Clientes')).toBeVisible();
  sandbox.setFail('GET /v1/clientes=html,GET /v1/tipodocumentos=html,GET /v1/tipopersonas=html');
  await page.reload();
  await page.getByRole('button', { name: 'Búsqueda avanzada' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Búsqueda avanzada' });
  // Three toasts within a second become one, which reports all failures and keeps its place.
  for (const what of ['clientes', 'tipo de documentos', 'tipo de personas']) {
    await expect(notices(page).getByText(`Consulta de ${what}`)).toHaveCount(1);
  }
  for (const button of await close(page).all()) await button.click({ trial: true });
  const top = Math.min(
    ...(await page.getByRole('alert').evaluateAll((toasts) => toasts.map((toast) => toast.getBoundingClientRect().top))),
  );
  for (const control of [dialog.getByRole('button', { name: 'Cerrar' }).first(), dialog.locator('input, select').first()]) {
    const box = await control.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(top);
  }
});
