import type { Page } from '@playwright/test';
import {
  clienteRows,
  clientes,
  expect,
  expectToasts,
  fillLogin,
  heading,
  sessionKey,
  soporte,
  stored,
  test,
  cutOff,
} from '../support/portal.ts';

const restoringFailed = ['Usuario', `No se pudo recuperar el usuario logueado, ${soporte}`];
const expired = ['Sesión', 'Tu sesión terminó. Ingresa de nuevo para continuar donde estabas.'];
const refresh = 'POST /v1/account/token/refresh';

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name, exact: true });

/** A page without calls, so that the test itself makes the first call with an expired token. */
const silentPage = './configuracion';

/** Opens the list, whose call waits for a refresh. */
const openList = async (page: Page) => {
  await menuLink(page, 'Clientes').click();
  await expect(clientes(page)).toBeVisible();
};

const salir = async (page: Page) => {
  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await page.getByRole('menuitem', { name: 'Salir' }).click();
};

/** The parsed stored session. */
const session = async (page: Page) => JSON.parse((await stored(page))[sessionKey] ?? 'null') as Record<string, string> | null;

test.describe('a reload', () => {
  test('restores the user through one call, at the same page', async ({ page, signIn, callsTo, sandbox }) => {
    await signIn('intermediario', './clientes?page=2');
    const rows = await clienteRows(page);
    sandbox.calls.length = 0;
    await page.reload();
    expect(await clienteRows(page)).toEqual(rows);
    expect(callsTo('/v1/account')).toEqual(['GET /v1/account/currentuser 200']);
    expect(sandbox.calls.every(({ authorization }) => authorization)).toBe(true);
    await expect(page.getByRole('button', { name: 'Menú de usuario: Ramón Alcántara Peña intermediario' })).toBeVisible();
  });
});

test.describe('restoring that fails', () => {
  for (const { fault, toast } of [
    { fault: 'cut', toast: restoringFailed },
    { fault: '500', toast: ['Fallo simulado', 'El sandbox responde 500 porque así se le pidió.'] },
  ]) {
    test(`(${fault}) says so, keeps the session, and works on Reintentar`, async ({ page, enter, sandbox }) => {
      const mend = fault === 'cut' ? await cutOff(page, '/currentuser') : async () => sandbox.setFail('');
      if (fault !== 'cut') sandbox.setFail(`GET /v1/account/currentuser=${fault}`);
      await enter('intermediario', './clientes?page=2');
      await expect(heading(page, 'Usuario')).toBeVisible();
      await expect(page.getByRole('main')).toContainText(restoringFailed[1] ?? '');
      await expectToasts(page, [toast]);
      expect((await session(page))?.['userName']).toBe('intermediario');

      const retry = page.getByRole('button', { name: 'Reintentar' });
      await retry.click();
      await expect(heading(page, 'Usuario')).toBeVisible();
      await mend();
      await retry.click();
      await clienteRows(page);
      await expect(page).toHaveURL(/\/clientes\?page=2$/);
    });
  }

  test('can be left by Salir', async ({ page, enter }) => {
    await cutOff(page, '/currentuser');
    await enter('intermediario', './clientes');
    await page.getByRole('button', { name: 'Salir' }).click();
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
    await expect(page).toHaveURL(/\/autogestion\/login$/);
    expect(await stored(page)).toEqual({});
  });

  test('continues without a press after a 401 whose refresh works @slow', async ({ page, enter, sandbox, callsTo }) => {
    sandbox.setTtl(1);
    await enter('intermediario', './favicon.svg');
    sandbox.expireTokens();
    sandbox.setTtl(900);
    await page.goto('./clientes');
    await clienteRows(page);
    expect(callsTo('/v1/account')).toEqual([
      'GET /v1/account/currentuser 401',
      'POST /v1/account/token/refresh 200',
      'GET /v1/account/currentuser 200',
    ]);
  });
});

test.describe('an expired token', () => {
  test.beforeEach(async ({ page, enter, sandbox }) => {
    await enter('intermediario', silentPage);
    await expect(heading(page, 'Configuración')).toBeVisible();
    sandbox.expireTokens();
    sandbox.calls.length = 0;
  });

  test('is renewed once, and the list appears', async ({ page, callsTo, sandbox }) => {
    const before = await session(page);
    await menuLink(page, 'Clientes').click();
    await clienteRows(page);
    await expect(page.getByLabel('Tipo de documento').getByRole('option')).toHaveCount(5);
    expect(callsTo('refresh')).toEqual(['POST /v1/account/token/refresh 200']);
    expect(callsTo('/v1/clientes')).toEqual(['GET /v1/clientes 401', 'GET /v1/clientes 200']);
    expect(sandbox.calls.filter(({ status }) => ![200, 401].includes(status))).toEqual([]);
    await expectToasts(page, []);
    const after = await session(page);
    expect(after?.['userName']).toBe('intermediario');
    expect(after?.['token']).not.toBe(before?.['token']);
    expect(after?.['refreshToken']).not.toBe(before?.['refreshToken']);
  });

  test('whose refresh fails ends the session; the login comes back to the same page @slow', async ({
    page,
    sandbox,
    callsTo,
  }) => {
    sandbox.setFail(`${refresh}=401`);
    await menuLink(page, 'Clientes').click();
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
    await expectToasts(page, [expired]);
    expect(await stored(page)).toEqual({});
    expect(callsTo('refresh')).toHaveLength(1);
    expect(callsTo('/v1/clientes')).toEqual(['GET /v1/clientes 401']);

    sandbox.setFail('');
    await fillLogin(page, 'intermediario');
    await clienteRows(page);
    await expect(page).toHaveURL(/\/clientes$/);
    expect(callsTo('refresh')).toHaveLength(1);
  });

  test('without network for the refresh fails the call and keeps the session', async ({ page, callsTo }) => {
    const before = await session(page);
    const mend = await cutOff(page, '/token/refresh');
    await menuLink(page, 'Clientes').click();
    await expect(clientes(page).getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expectToasts(page, [
      ['Consulta de clientes', `No se pudo consultar el listado de los clientes, ${soporte}`],
      ['Consulta de tipo de documentos', `No se pudo consultar los tipos de documento, ${soporte}`],
    ]);
    expect(await session(page)).toEqual(before);

    await mend();
    await clientes(page).getByRole('button', { name: 'Reintentar' }).click();
    await clienteRows(page);
    expect(callsTo('refresh').filter((call) => call.endsWith(' 200'))).toHaveLength(1);
  });
});

test.describe('a refresh that takes longer than 15 s', () => {
  test('ends the session at the fifteenth second, and aborts the call', async ({ page, enter, sandbox, callsTo }) => {
    await page.clock.install();
    await enter('intermediario', silentPage);
    await expect(heading(page, 'Configuración')).toBeVisible();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    sandbox.expireTokens();
    sandbox.setFail(`${refresh}=slow:60000`);
    await openList(page);
    await expect.poll(() => callsTo('refresh')).toEqual(['POST /v1/account/token/refresh 0']);

    await page.clock.runFor(14_999);
    expect(await session(page)).not.toBeNull();
    await expect(heading(page, 'Clientes')).toBeVisible();
    await page.clock.runFor(1);
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
    await expectToasts(page, [expired]);
    expect(await stored(page)).toEqual({});
    expect(callsTo('refresh')).toHaveLength(1);

    sandbox.setFail('');
    await fillLogin(page, 'intermediario');
    await clienteRows(page);
  });

  test('and without network keeps the session', async ({ page, enter, sandbox, callsTo }) => {
    await page.clock.install();
    await enter('intermediario', silentPage);
    await expect(heading(page, 'Configuración')).toBeVisible();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    sandbox.expireTokens();
    sandbox.setFail(`${refresh}=slow:60000`);
    await openList(page);
    await expect.poll(() => callsTo('refresh')).toEqual(['POST /v1/account/token/refresh 0']);
    // Reports the network as missing without cutting the hanging call.
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await page.clock.runFor(15_000);
    await expect(clientes(page).getByRole('button', { name: 'Reintentar' })).toBeVisible();
    expect((await session(page))?.['userName']).toBe('intermediario');
  });
});

test.describe('Salir', () => {
  test('leaves nothing of the user in the browser; the preferences stay', async ({ page, signIn, callsTo }) => {
    await signIn('intermediario', './clientes');
    await page.getByLabel('Filas por página').selectOption('20');
    await clienteRows(page, 20);
    const calls = callsTo('').length;
    await salir(page);
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
    await expect(page).toHaveURL(/\/autogestion\/login$/);
    expect(await stored(page)).toEqual({
      'autogestion.preferencias':
        '{"filas":20,"modo":"sistema","gruposCerrados":[],"atajos":true,"periodos":"","menuPlegado":false,"contarPendientes":false,"informes":{}}',
    });
    expect(await page.evaluate(async () => [await caches.keys(), await indexedDB.databases(), document.cookie])).toEqual([
      [],
      [],
      '',
    ]);
    expect(callsTo('')).toHaveLength(calls);
    await expect(page.getByLabel('Usuario o Correo')).toHaveValue('');
    await expect(page.getByLabel('Contraseña')).toHaveValue('');
  });

  test('shows nothing of the user after Back or a reload', async ({ page, signIn, sandbox }) => {
    await signIn('intermediario', './clientes?page=3');
    const [[, documento = ''] = []] = await clienteRows(page);
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await expect(page).toHaveURL(/page=4/);
    await salir(page);
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
    sandbox.calls.length = 0;
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
    await expect(page.getByText(documento)).toHaveCount(0);
    await expect(clientes(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
    expect(sandbox.calls).toEqual([]);
  });

  test('acts at once while a call hangs, and drops the answer of that call', async ({ page, enter, sandbox }) => {
    await enter();
    await expect(heading(page, 'Dashboard')).toBeVisible();
    sandbox.setFail('GET /v1/clientes=slow:60000');
    await menuLink(page, 'Clientes').click();
    await expect(clientes(page)).toBeVisible();
    await salir(page);
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
    await expectToasts(page, []);
    expect(await stored(page)).toEqual({});
  });
});

test.describe('two tabs', () => {
  test('Salir in one signs the other out', async ({ page, context, enter }) => {
    const other = await context.newPage();
    await enter('intermediario', './clientes');
    await clienteRows(page);
    await other.goto('./clientes');
    await other.getByRole('button', { name: 'Siguiente' }).click();
    await expect(other).toHaveURL(/page=2/);
    await clienteRows(other);
    await page.getByRole('button', { name: /^Menú de usuario/ }).click();
    await page.getByRole('menuitem', { name: 'Salir' }).click();
    await expect(page.getByLabel('Usuario o Correo')).toBeFocused();
    for (const tab of [page, other]) {
      await expect(tab.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
      await expect(clientes(tab)).toHaveCount(0);
      await expect(tab).toHaveURL(/\/autogestion\/login$/);
      expect(await stored(tab)).toEqual({});
    }
    await other.goBack();
    await expect(other.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
    await expect(clientes(other)).toHaveCount(0);
  });

  test('an expired session ends in both with its reason, and both come back to where they were', async ({
    page,
    context,
    enter,
    sandbox,
  }) => {
    const other = await context.newPage();
    await enter('intermediario', silentPage);
    await expect(heading(page, 'Configuración')).toBeVisible();
    await other.goto('./clientes?page=2');
    await clienteRows(other);
    sandbox.expireTokens();
    sandbox.setFail(`${refresh}=401`);
    await menuLink(page, 'Clientes').click();
    for (const tab of [page, other]) {
      await expect(tab.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
      await expectToasts(tab, [expired]);
      expect(await stored(tab)).toEqual({});
    }
    await expect(other).toHaveURL(/\/login\?returnTo=/);
    sandbox.setFail('');
    await fillLogin(page, 'intermediario');
    await clienteRows(page);
    await expect(other).toHaveURL(/\/clientes\?page=2$/);
    await clienteRows(other);
  });

  test('a login in one opens the portal in the other, for that user @slow', async ({ context, signIn }) => {
    const other = await context.newPage();
    await other.goto('./clientes');
    await expect(other.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
    await signIn('corredora');
    await expect(clientes(other)).toBeVisible();
    await expect(other.getByRole('navigation', { name: 'Paginación' })).toContainText('20,000 registros');
    await expect(other.getByRole('button', { name: 'Menú de usuario: Altagracia Núñez de los Santos corredora' })).toBeVisible();
  });

  test('another user in one leaves nothing of the former user in the other', async ({ page, context, enter }) => {
    const other = await context.newPage();
    await enter('intermediario', './clientes');
    const mine = await clienteRows(page);
    await enter('corredora', './', other);
    await expect(heading(other, 'Dashboard')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menú de usuario: Altagracia Núñez de los Santos corredora' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Paginación' })).toContainText('20,000 registros');
    const theirs = await clienteRows(page);
    expect(theirs.filter(([, documento]) => mine.some(([, former]) => former === documento))).toEqual([]);
  });

  test('the second tab uses the token refreshed in the first without a call @slow', async ({
    page,
    context,
    enter,
    sandbox,
    callsTo,
  }) => {
    const other = await context.newPage();
    await enter('intermediario', silentPage);
    await expect(heading(page, 'Configuración')).toBeVisible();
    await other.goto(silentPage);
    await expect(heading(other, 'Configuración')).toBeVisible();
    sandbox.expireTokens();
    sandbox.calls.length = 0;
    await menuLink(page, 'Clientes').click();
    await clienteRows(page);
    await menuLink(other, 'Clientes').click();
    await clienteRows(other);
    expect(callsTo('/v1/clientes')).toEqual(['GET /v1/clientes 401', 'GET /v1/clientes 200', 'GET /v1/clientes 200']);
    expect(callsTo('refresh')).toHaveLength(1);
  });
});
