import { clienteRows, expect, fillLogin, heading, test } from '../support/portal.ts';

const url = (page: { url: () => string }, base: string) => page.url().replace(`${base}/autogestion`, '');

for (const { asked, title } of [
  { asked: '/clientes?page=2&numeroDocumento=x', title: 'Clientes' },
  { asked: '/clientes?nombre=%C3%91u%C3%B1ez%20%26%20Pe%C3%B1a&page=1', title: 'Clientes' },
  { asked: '/clientes?nombre=%2541%20%25%20%2B', title: 'Clientes' },
  { asked: '/no-existe/as%C3%AD?a=1&b=%2F', title: 'Página no encontrada' },
]) {
  test(`an anonymous visitor of ${asked} comes back to it after the login${asked.startsWith('/clientes?nombre=%C3') ? '' : ' @slow'}`, async ({
    page,
    sandbox,
    callsTo,
  }) => {
    await page.goto(`.${asked}`);
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
    expect(new URL(page.url()).pathname).toBe('/autogestion/login');
    expect(callsTo('')).toEqual([]);

    await fillLogin(page, 'intermediario');
    await expect(heading(page, title)).toBeFocused();
    expect(url(page, sandbox.url)).toBe(asked);
  });
}

test('Back after the login does not return to the login @slow', async ({ page, sandbox }) => {
  await page.goto('./favicon.svg');
  await page.goto('./clientes?page=2');
  await fillLogin(page, 'intermediario');
  await clienteRows(page);
  expect(url(page, sandbox.url)).toBe('/clientes?page=2');
  await page.goBack();
  expect(url(page, sandbox.url)).toBe('/favicon.svg');
});

const hostile = [
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '///evil.example/clientes',
  '\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'data:text/html,<script>alert(1)</script>',
  '/%09/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '%2F%2Fevil.example',
  '/..//evil.example',
  '@evil.example',
  'clientes',
  '/login',
  '/login?returnTo=%2Flogin',
  `/${'a'.repeat(3000)}`,
];

test.describe('a returnTo that is no page of this app leads home', () => {
  for (const value of hostile.slice(0, 3)) {
    test(`after the login: ${JSON.stringify(value)} @slow`, async ({ page, sandbox, callsTo }) => {
      const elsewhere: string[] = [];
      page.on('request', (request) => request.url().startsWith(sandbox.url) || elsewhere.push(request.url()));
      await page.goto(`./login?returnTo=${encodeURIComponent(value)}`);
      await fillLogin(page, 'intermediario');
      await expect(heading(page, 'Dashboard')).toBeFocused();
      expect(page.url()).toBe(`${sandbox.url}/autogestion/`);
      expect(elsewhere).toEqual([]);
      expect(callsTo('authenticate')).toHaveLength(1);
    });
  }
});

test('a signed-in visitor of the login goes home, or to the page asked for', async ({ page, enter, sandbox, callsTo }) => {
  await enter('intermediario', './login');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  expect(url(page, sandbox.url)).toBe('/');
  expect(callsTo('account')).toEqual(['GET /v1/account/currentuser 200']);

  await page.goto('./login?returnTo=%2Fclientes%3Fpage%3D3');
  await expect(heading(page, 'Clientes')).toBeVisible();
  expect(url(page, sandbox.url)).toBe('/clientes?page=3');
});
