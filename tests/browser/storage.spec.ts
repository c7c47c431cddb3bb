import { clienteRows, expect, expectToasts, fillLogin, heading, sessionKey, stored, test } from '../support/portal.ts';

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
    // The page has a way out, with or without a restored session.
    await page.getByRole('button', { name: /^(Salir|Ingresar)$/ }).click();
    await page.goto('./login');
    await fillLogin(page, 'intermediario');
    await expect(heading(page, 'Dashboard')).toBeVisible();
  });
});
