import type { Page } from '@playwright/test';
import { expect, heading, hold, password, test } from '../support/portal.ts';

const entry = /\/assets\/index-[^/]+\.js$/;

const user = (page: Page) => page.getByLabel('Usuario o Correo');
const submit = (page: Page) => page.getByRole('button', { name: 'Ingresar' });

/** The caret position in the focused field. */
const caret = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    return { id: field.id, start: field.selectionStart, end: field.selectionEnd };
  });

test('the login is there before its script, as a form that posts and can not be sent yet', async ({ page, sandbox }) => {
  const { open, held } = await hold(page, entry);
  await page.goto('./login', { waitUntil: 'commit' });
  await expect(heading(page, 'Ingresa a tu portal')).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  await expect(page.locator('form')).toHaveJSProperty('method', 'post');
  await expect(page).toHaveTitle('Ingresar · Autogestión');
  await expect.poll(held).toBe(1);
  expect(sandbox.calls).toEqual([]);
  open();
  await expect(submit(page)).toBeEnabled();
});

test('what was typed, the focus and the caret survive hydration', async ({ page }) => {
  const { open } = await hold(page, entry);
  await page.goto('./login', { waitUntil: 'commit' });
  await page.getByLabel('Contraseña').pressSequentially(password);
  await user(page).pressSequentially('intermedio');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  const before = await caret(page);
  expect(before).toEqual({ id: 'userName', start: 8, end: 9 });
  await expect(submit(page)).toBeDisabled();

  open();
  await expect(submit(page)).toBeEnabled();
  await expect(user(page)).toHaveValue('intermedio');
  await expect(page.getByLabel('Contraseña')).toHaveValue(password);
  await expect(user(page)).toBeFocused();
  expect(await caret(page)).toEqual(before);

  // Typing continues at the caret, and the text from before hydration is sent.
  await page.keyboard.type('ari');
  await expect(user(page)).toHaveValue('intermedario');
  await user(page).fill('intermediario');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('the first field has the focus before the script, and hydration leaves it where the person has put it', async ({ page }) => {
  const { open } = await hold(page, entry);
  await page.goto('./login', { waitUntil: 'commit' });
  await expect(user(page)).toBeFocused();
  await page.keyboard.type('intermediario');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Portal');
  open();
  await expect(submit(page)).toBeEnabled();
  await expect(page.getByLabel('Contraseña')).toBeFocused();
  await page.keyboard.type('-2026');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('text typed before hydration is sent unchanged', async ({ page }) => {
  const { open } = await hold(page, entry);
  await page.goto('./login', { waitUntil: 'commit' });
  await user(page).pressSequentially('intermediario');
  await page.getByLabel('Contraseña').pressSequentially(password);
  open();
  const sent = page.waitForRequest('**/v1/account/authenticate');
  await submit(page).click();
  expect((await sent).postDataJSON()).toEqual({ userName: 'intermediario', password });
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('the page rendered at build is what the first client render draws', async ({ page }) => {
  const { open } = await hold(page, entry);
  await page.goto('./login', { waitUntil: 'commit' });
  await expect(submit(page)).toBeVisible();
  // The mark reveals a form that React discarded and drew again.
  await page.locator('form').evaluate((form) => form.setAttribute('data-from-build', ''));
  open();
  await expect(submit(page)).toBeEnabled();
  await expect(page.locator('form[data-from-build]')).toHaveCount(1);
});

test('the login paints without its script: colours, fields and button are styled', async ({ page }) => {
  await page.route(entry, (route) => route.abort());
  await page.goto('./login');
  await expect(submit(page)).toHaveCSS('background-color', 'rgb(15, 98, 112)');
  await expect(user(page)).toHaveCSS('border-top-color', 'rgb(134, 130, 128)');
});

test('without its script Enter sends nothing; a forced send lands on the login, credentials nowhere', async ({
  page,
  sandbox,
}) => {
  await page.route(entry, (route) => route.abort());
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(`${request.method()} ${request.url()}`));
  await page.goto('./login?returnTo=%2Fclientes');
  await user(page).fill('intermediario');
  await page.getByLabel('Contraseña').fill(password);
  await page.getByLabel('Contraseña').press('Enter');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fclientes$/);

  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await submit(page).evaluate((button: HTMLButtonElement) => {
    button.disabled = false;
    button.click();
  });
  expect((await answered).status()).toBe(303);
  await expect(page).toHaveURL(/\/autogestion\/login$/);
  await expect(submit(page)).toBeVisible();
  expect(addresses.filter((address) => address.startsWith('POST'))).toEqual([
    `POST ${sandbox.url}/autogestion/login?returnTo=%2Fclientes`,
  ]);
  expect(addresses.filter((address) => /intermediario|Portal-2026/.test(address))).toEqual([]);
  expect(sandbox.calls).toEqual([]);
});
