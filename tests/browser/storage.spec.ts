import {
  clienteRows,
  expect,
  expectToasts,
  fillLogin,
  heading,
  preferencesKey,
  sessionKey,
  stored,
  test,
} from '../support/portal.ts';

/** What a browser may do to the page's storage, run in the page before anything of ours; tests/faults has more. */
const hardships: Record<string, () => void> = {
  'local storage that throws on access': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
  'storage that throws on everything': () => {
    for (const method of ['getItem', 'setItem', 'removeItem', 'clear', 'key'] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException('Corrupted', 'UnknownError');
      };
    }
  },
};

for (const [what, hardship] of Object.entries(hardships)) {
  test(`the portal works with ${what} @slow`, async ({ page, sandbox, callsTo }) => {
    await page.addInitScript(hardship);
    await page.goto('./clientes?page=2');
    await fillLogin(page, 'intermediario');
    await clienteRows(page);
    await expect(page).toHaveURL(/\/clientes\?page=2$/);

    // The renewed pair is kept for as long as the page lives.
    sandbox.expireTokens();
    await page.getByLabel('Filas por página').selectOption('20');
    await clienteRows(page, 20);
    expect(callsTo('refresh')).toEqual(['POST /v1/account/token/refresh 200']);

    await page.getByRole('button', { name: /^Menú de usuario/ }).click();
    await page.getByRole('menuitem', { name: 'Salir' }).click();
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
    await page.goto('./clientes');
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
    await expectToasts(page, []);
  });
}

const rubbish = {
  empty: '',
  'broken JSON': '{"token":"a',
  null: 'null',
  'a list': '[1,2]',
  text: '"hola"',
  'another shape': '{"token":5,"refreshToken":{},"filas":"muchas","modo":7}',
  'empty tokens': '{"token":"","refreshToken":"","userName":""}',
  'values out of range': '{"token":"a","filas":7,"modo":"rosa"}',
  'a prototype': '{"__proto__":{"token":"a"},"constructor":1}',
  'half a megabyte': 'x'.repeat(500_000),
};

test.describe('rubbish in the key of the session', () => {
  test('leads to the login, which works @slow', async ({ page, callsTo }) => {
    for (const [what, text] of Object.entries(rubbish)) {
      await page.goto('./favicon.svg');
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [sessionKey, text] as const);
      await page.goto('./clientes');
      await expect(page.getByRole('button', { name: 'Ingresar' }), what).toBeEnabled();
    }
    await fillLogin(page, 'intermediario');
    await clienteRows(page);
    expect(callsTo('/v1/account')).toEqual(['POST /v1/account/authenticate 200']);
    expect(JSON.parse((await stored(page))[sessionKey] ?? '')).toMatchObject({ userName: 'intermediario' });
  });

  test('(tokens that nobody issued) ends the session with its reason', async ({ page, callsTo }) => {
    await page.goto('./favicon.svg');
    const text = JSON.stringify({ token: 'inventado', refreshToken: 'inventado', userName: 'intermediario' });
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [sessionKey, text] as const);
    await page.goto('./clientes');
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
    await expectToasts(page, [['Sesión', 'Tu sesión terminó. Ingresa de nuevo para continuar donde estabas.']]);
    expect(await stored(page)).toEqual({});
    expect(callsTo('')).toEqual(['GET /v1/account/currentuser 401', 'POST /v1/account/token/refresh 401']);
    await fillLogin(page, 'intermediario');
    await clienteRows(page);
  });

  test('(tokens that no header can carry) never ends in a white page', async ({ page }) => {
    await page.goto('./favicon.svg');
    const text = JSON.stringify({ token: 'ñandú\n\u2028', refreshToken: '\u0000', userName: 'x' });
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [sessionKey, text] as const);
    await page.goto('./clientes');
    // Restored or not, there is a way out.
    await page.getByRole('button', { name: /^(Salir|Ingresar)$/ }).click();
    await page.goto('./login');
    await fillLogin(page, 'intermediario');
    await expect(heading(page, 'Dashboard')).toBeVisible();
  });
});

test('rubbish in the key of the preferences gives the defaults @slow', async ({ page, enter }) => {
  await enter('intermediario', './favicon.svg');
  for (const [what, text] of Object.entries(rubbish)) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [preferencesKey, text] as const);
    await page.goto('./clientes');
    await expect(page.getByLabel('Filas por página'), what).toHaveValue('10');
    await clienteRows(page);
  }
  // And a choice replaces it.
  await page.getByLabel('Filas por página').selectOption('50');
  await clienteRows(page, 50);
  expect((await stored(page))[preferencesKey]).toBe(
    '{"filas":50,"modo":"sistema","gruposCerrados":[],"atajos":true,"periodos":"","menuPlegado":false,"contarPendientes":false,"informes":{}}',
  );
});
