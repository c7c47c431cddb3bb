import type { Locator, Page } from '@playwright/test';
import { clienteRows, expect, fillLogin, heading, test } from '../support/portal.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The computed styles of an element. */
const styles = (target: Locator, properties: readonly string[]) =>
  target.evaluate(
    (element, names) => Object.fromEntries(names.map((name) => [name, getComputedStyle(element).getPropertyValue(name)])),
    properties,
  );

const button = ['background-color', 'color', 'border-top-left-radius', 'font-family', 'font-size', 'cursor'];
const field = [
  'background-color',
  'color',
  'border-top-color',
  'border-top-width',
  'border-top-style',
  'border-top-left-radius',
  'font-family',
  'padding-left',
];
const label = ['color', 'font-family', 'font-size', 'font-weight', 'line-height'];
const title = ['color', 'font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing'];
const ring = ['outline-color', 'outline-style', 'outline-width'];
const card = ['background-color', 'border-top-color', 'border-top-width', 'border-top-left-radius', 'box-shadow'];

const canvas = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
/** The background colour of the page: that of the body, or else that of the root. */
const painted = (page: Page) =>
  page.evaluate(() => {
    const clear = 'rgba(0, 0, 0, 0)';
    const [html, body] = [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor);
    return html === clear ? body : html;
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the login looks like the portal, in ${colorScheme} @slow`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('./login');
    const login = {
      submit: page.getByRole('button', { name: 'Ingresar' }),
      user: page.getByLabel('Usuario o Correo'),
    };
    await expect(login.submit).toBeEnabled();
    await expect(login.user).toBeFocused();
    const focused = await styles(login.user, ring);
    await login.user.blur();
    const seen = {
      canvas: await painted(page),
      button: await styles(login.submit, button),
      field: await styles(login.user, field),
      label: await styles(page.getByText('Usuario o Correo', { exact: true }), label),
      title: await styles(heading(page, 'Ingresa a tu portal'), title),
      card: await styles(page.getByRole('main'), card),
    };
    expect(await canvas(page)).toBe(seen.canvas);
    await login.submit.hover();
    const hovered = await styles(login.submit, button);

    await fillLogin(page, 'intermediario');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await page.getByRole('link', { name: 'Clientes', exact: true }).first().click();
    await clienteRows(page);
    const portal = {
      submit: page.getByRole('button', { name: 'Buscar', exact: true }),
      document: page.getByLabel('Número de documento'),
    };
    // The login field has the size of touch screens, 40 px with 16 px text; other styles are equal.
    expect({
      canvas: await painted(page),
      button: await styles(portal.submit, button),
      field: await styles(portal.document, field),
      label: await styles(page.getByText('Número de documento', { exact: true }), label),
      title: await styles(heading(page, 'Clientes'), title),
      card: await styles(page.getByRole('search'), card),
    }).toEqual(seen);
    await portal.submit.hover();
    expect(await styles(portal.submit, button)).toEqual(hovered);
    expect(hovered['background-color']).not.toBe(seen.button['background-color']);
    await page.getByLabel('Tipo de documento').focus();
    await page.keyboard.press('Tab');
    await expect(portal.document).toBeFocused();
    expect(await styles(portal.document, ring)).toEqual(focused);
  });
}

test('light and dark paint different colours @slow', async ({ page }) => {
  const looks = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('./login');
    looks.push({
      canvas: await painted(page),
      card: (await styles(page.getByRole('main'), ['background-color']))['background-color'],
      text: (await styles(heading(page, 'Ingresa a tu portal'), ['color']))['color'],
    });
  }
  expect(looks).toEqual([
    { canvas: 'rgb(245, 244, 241)', card: 'rgb(255, 255, 255)', text: 'rgb(31, 34, 35)' },
    { canvas: 'rgb(19, 23, 26)', card: 'rgb(26, 32, 35)', text: 'rgb(231, 233, 232)' },
  ]);
});

test('the login and the portal have one favicon, one language, and zoom @slow', async ({ page, enter }) => {
  await page.goto('./login');
  for (const where of ['login', 'portal']) {
    await expect(page.locator('html'), where).toHaveAttribute('lang', 'es-DO');
    await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', 'width=device-width, initial-scale=1');
    const icon = await page.locator('link[rel=icon]').getAttribute('href');
    expect((await page.request.get(icon ?? '')).status(), where).toBe(200);
    await enter();
  }
});
