import type { Locator } from '@playwright/test';
import { clientes, expect, expectToasts, fillLogin, heading, hold, password, soporte, stored, test } from '../support/portal.ts';

const required = 'Este campo es obligatorio.';
const authenticate = '**/v1/account/authenticate';

test('signs in, shows the home page and leads to the client list', async ({ page, signIn, callsTo }) => {
  await signIn();
  await expect(heading(page, 'Dashboard')).toBeFocused();
  await expect(page).toHaveURL(/\/autogestion\/$/);
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Clientes', exact: true }).click();
  await expect(clientes(page).getByRole('row')).toHaveCount(11);
  await expect(page.getByRole('navigation', { name: 'Paginación' })).toContainText('1,200 registros');
  expect(callsTo('/v1/account')).toEqual(['POST /v1/account/authenticate 200']);
});

test.describe('with all code fetched ahead', () => {
  test.use({ savesData: false });

  test('the first screen is drawn ahead while the person types, without a call or a leftover in the page', async ({
    page,
    sandbox,
  }) => {
    await page.addInitScript(() => {
      // Simulates a machine that is never idle: idle tasks run at their time limit.
      window.requestIdleCallback = (work) => Number(setTimeout(() => work({ didTimeout: true, timeRemaining: () => 0 })));
      // The chart sample is briefly laid out in the document.
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.querySelector('body > [inert] .recharts-surface')) seen.push('sample');
      }).observe(document, { subtree: true, childList: true });
    });
    await page.goto('./login');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    await page.getByLabel('Usuario o Correo').pressSequentially('interm');
    await page.waitForFunction(() => Reflect.get(window, 'seen').length > 0 && !document.querySelector('body > [inert]'));
    await expect(page.getByLabel('Usuario o Correo')).toHaveValue('interm');
    await expect(page.getByLabel('Usuario o Correo')).toBeFocused();
    await expect(page).toHaveTitle('Ingresar · Autogestión');
    await expect(page.locator('body')).not.toContainText('Dashboard');
    expect(sandbox.calls).toEqual([]);
  });
});

test('signs in with the e-mail address, blanks around it left out', async ({ page }) => {
  const sent = page.waitForRequest(authenticate);
  await page.goto('./login');
  await fillLogin(page, '  ramon.alcantara@ejemplo.do ');
  expect((await sent).postDataJSON()).toEqual({ userName: 'ramon.alcantara@ejemplo.do', password });
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

for (const { what, userName, typed, field, other } of [
  { what: 'no user', userName: '', typed: password, field: 'Usuario o Correo', other: 'Contraseña' },
  { what: 'a user of blanks', userName: '   ', typed: password, field: 'Usuario o Correo', other: 'Contraseña' },
  { what: 'no password', userName: 'intermediario', typed: '', field: 'Contraseña', other: 'Usuario o Correo' },
]) {
  test(`${what} is said at its field, which takes the focus`, async ({ page, sandbox }) => {
    await page.goto('./login');
    await fillLogin(page, userName, typed);
    const missing = page.getByLabel(field);
    await expect(missing).toBeFocused();
    await expect(missing).toHaveAccessibleDescription(required);
    await expect(missing).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(required, { exact: true })).toHaveCount(1);
    await expect(page.getByLabel(other)).toHaveAccessibleDescription('');
    await expect(page.getByLabel(other)).not.toHaveAttribute('aria-invalid');
    expect(sandbox.calls).toEqual([]);

    await missing.pressSequentially('x');
    await expect(page.getByText(required)).toHaveCount(0);
    await expect(missing).not.toHaveAttribute('aria-invalid');
  });
}

test('two empty fields each show an error; the first takes the focus', async ({ page, sandbox }) => {
  await page.goto('./login');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByText(required, { exact: true })).toHaveCount(2);
  await expect(page.getByLabel('Usuario o Correo')).toBeFocused();
  await expect(page.getByLabel('Contraseña')).toHaveAccessibleDescription(required);
  expect(sandbox.calls).toEqual([]);
});

const fontOf = (of: Locator) => of.evaluate((element) => getComputedStyle(element).fontFamily);

test('a wrong password shows the words of the service, keeps the user and refreshes nothing', async ({ page, callsTo }) => {
  await page.goto('./login');
  await fillLogin(page, 'intermediario', 'otra');
  await expect(page.getByRole('alert')).toHaveText('Inicio de sesiónUsuario o contraseña incorrectos.Copiar detalle');
  const ingresar = page.getByRole('button', { name: 'Ingresar' });
  expect(await fontOf(page.getByRole('alert').getByText('Inicio de sesión'))).toBe(await fontOf(ingresar));
  await expect(page.getByLabel('Usuario o Correo')).toHaveValue('intermediario');
  await expect(ingresar).toBeEnabled();
  expect(callsTo('')).toEqual(['POST /v1/account/authenticate 401']);
  expect(await stored(page)).toEqual({});
});

test('a refusal stands above the button until the next try; the password is selected and has the focus', async ({ page }) => {
  await page.goto('./login');
  await expect(page.getByLabel('Usuario o Correo')).toBeFocused();
  await fillLogin(page, 'intermediario', 'otra');
  const field = page.getByLabel('Contraseña');
  const refusal = page.getByRole('main').getByText('Usuario o contraseña incorrectos.');
  await expect(refusal).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Usuario o contraseña incorrectos.');
  // Typing replaces the selected password.
  const { open } = await hold(page, authenticate);
  await page.keyboard.type(password);
  await expect(field).toHaveValue(password);
  await expect(refusal).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(refusal).toHaveCount(0);
  open();
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('too many wrong passwords show the message of the service until the lock ends @slow', async ({ page, sandbox, callsTo }) => {
  await page.goto('./login');
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await fillLogin(page, 'intermediario', `mal ${attempt}`);
    await expect.poll(() => callsTo('authenticate').filter((call) => call.endsWith(' 401'))).toHaveLength(attempt);
    await expect(page.getByRole('main').getByText('Usuario o contraseña incorrectos.')).toBeVisible();
  }
  await fillLogin(page, 'intermediario');
  const words = 'Demasiados intentos. Prueba otra vez en 5 minutos.';
  await expect(page.getByLabel('Contraseña')).toHaveAccessibleDescription(words);
  // Refusals in quick succession share one toast.
  await expect(page.getByRole('alert').filter({ hasText: words })).toContainText('Inicio de sesión');
  await expect(page).toHaveURL(/\/login$/);
  expect(callsTo('authenticate').at(-1)).toBe('POST /v1/account/authenticate 429');
  expect(await stored(page)).toEqual({});

  sandbox.forgetAttempts();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('the password can be shown, is sent the same, and is hidden again by sending it @slow', async ({ page }) => {
  await page.goto('./login');
  const field = page.getByLabel('Contraseña');
  const show = page.getByRole('button', { name: 'Mostrar contraseña' });
  await field.fill('  Otra-2026 ');
  await expect(show).toHaveAttribute('aria-pressed', 'false');
  await field.press('Tab');
  await expect(show).toBeFocused();
  await page.keyboard.press('Space');
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveValue('  Otra-2026 ');
  await show.click();
  await expect(field).toHaveAttribute('type', 'password');
  await show.click();
  await page.getByLabel('Usuario o Correo').fill('intermediario');
  const sent = page.waitForRequest(authenticate);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  expect((await sent).postDataJSON()).toEqual({ userName: 'intermediario', password: '  Otra-2026 ' });
  await expect(field).toHaveAttribute('type', 'password');
  await expect(show).toHaveAttribute('aria-pressed', 'false');
});

test('repeated presses of Ingresar make one call', async ({ page, callsTo }) => {
  const { open, held } = await hold(page, authenticate);
  await page.goto('./login');
  await page.getByLabel('Usuario o Correo').fill('intermediario');
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).dblclick();
  const busy = page.getByRole('button', { name: 'Ingresando…' });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await busy.click({ force: true });
  await page.getByLabel('Contraseña').press('Enter');
  await page.getByLabel('Usuario o Correo').press('Enter');
  await expect.poll(held).toBe(1);
  open();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  expect(callsTo('authenticate')).toEqual(['POST /v1/account/authenticate 200']);
});

test('a user without an accepted role is refused, and nothing is kept', async ({ page, callsTo }) => {
  await page.goto('./login');
  await fillLogin(page, 'autorizador');
  await expectToasts(page, [['Autorización de usuario', 'Usuario no autorizado, no cuenta con el rol necesario']]);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page).toHaveURL(/\/autogestion\/login$/);
  expect(await stored(page)).toEqual({});
  expect(await page.evaluate(async () => [await caches.keys(), await indexedDB.databases(), document.cookie])).toEqual([
    [],
    [],
    '',
  ]);
  expect(callsTo('')).toEqual(['POST /v1/account/authenticate 200']);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  expect(callsTo('currentuser')).toEqual([]);
});

test('an unreadable config.json fails the login in the fixed words; the next attempt reads it again', async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }));
  await page.goto('./login');
  await fillLogin(page, 'intermediario');
  await expectToasts(page, [['Inicio de sesión', `No se pudo validar el usuario, ${soporte}`]]);
  await page.unroute('**/config.json');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('the credentials never appear in an address', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.goto('./login');
  await fillLogin(page, 'intermediario', 'clave-equivocada');
  await expectToasts(page, [['Inicio de sesión', 'Usuario o contraseña incorrectos.']]);
  await fillLogin(page, 'intermediario');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((address) => /Portal-2026|clave-equivocada|intermediario/.test(address))).toEqual([]);
});

/** A config.json with this address of the recovery page. */
const config = (recuperacion: string | null) => ({
  servicios: { auth: '/servicios/autorizacion', core: '/servicios/core', reports: '/servicios/reportes' },
  enlaces: { recuperacion },
});

test.describe('the recovery link', () => {
  const name = '¿Olvidaste tu usuario o contraseña?';
  const unavailable = 'La recuperación en línea no está disponible en este ambiente. Consulta con el centro de soporte.';
  test('leads to the configured page', async ({ page }) => {
    const address = 'https://seguridad.ejemplo.do/recuperar?de=portal';
    await page.route('**/config.json', (route) => route.fulfill({ json: config(address) }));
    await page.goto('./login');
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', address);
    await expect(page.getByText(unavailable)).toHaveCount(0);
    await expect(page.getByRole('link', { name })).toBeEnabled();
  });

  test('is off, with its reason, without an address that a browser may open @slow', async ({ page }) => {
    let address: string | null = null;
    await page.route('**/config.json', (route) => route.fulfill({ json: config(address) }));
    for (address of [
      null,
      '',
      'javascript:alert(1)',
      'JAVASCRIPT:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
    ]) {
      await page.goto('./login');
      const link = page.getByRole('link', { name });
      await expect(link, String(address)).toHaveAccessibleDescription(unavailable);
      await expect(link).toHaveAttribute('aria-disabled', 'true');
      await expect(link).not.toHaveAttribute('href');
      await expect(page.locator('a')).toHaveCount(0);
    }
  });
});
