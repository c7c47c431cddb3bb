import type { Page } from '@playwright/test';
import { expect, fillLogin, heading, hold, password, test } from '../support/portal.ts';
import { expectFields, field, fillFields } from '../support/wizard-page.ts';
import { solicitudBody, solicitudTyped } from '../support/solicitud.ts';
import { sentBodies } from '../support/sent-bodies.ts';
import { installExtension } from './extension.ts';
import { walk } from './walk.ts';
import { installLook } from './look.ts';

// Password managers, autofill and extensions.

test.use({ world: 'extensiones', contextOptions: { reducedMotion: 'reduce' } });

const entry = /\/assets\/index-[^/]+\.js$/;
const submit = (page: Page) => page.getByRole('button', { name: 'Ingresar' });

/** Puts a value into a control as programs do, with the events named. */
const put = (page: Page, label: string, value: string, events: readonly string[]) =>
  page.getByLabel(new RegExp(`^${label}\\*?$`)).evaluate(
    (control, [text, names]) => {
      const kind = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, text);
      for (const name of names) control.dispatchEvent(new Event(name, { bubbles: true }));
    },
    [value, events] as const,
  );

/** Fills in a request for a passport, and waits for its look-up. */
async function fill(page: Page, numero: string): Promise<void> {
  await expect(heading(page, 'Creación de solicitud')).toBeVisible();
  await fillFields(page, solicitudTyped(numero));
  await expect(page.getByText(/cliente con este documento\.$/)).toBeVisible();
}

const ways = [
  ['without a word', []],
  ['with its events', ['keydown', 'keypress', 'input', 'keyup', 'change']],
  ['with a change alone', ['change']],
] as const;

for (const [how, events] of ways) {
  test(`the login sends the values that a password manager fills in ${how}`, async ({ page }) => {
    await page.goto('./login');
    await expect(submit(page)).toBeEnabled();
    await put(page, 'Usuario o Correo', 'intermediario', events);
    await put(page, 'Contraseña', password, events);
    const sent = page.waitForRequest('**/v1/account/authenticate');
    await submit(page).click();
    expect((await sent).postDataJSON()).toEqual({ userName: 'intermediario', password });
    await expect(heading(page, 'Dashboard')).toBeVisible();
  });

  test(`a form sends the values that a program fills in ${how}`, async ({ page, enter }) => {
    const bodies = await sentBodies(page, '/v1/solicitudes');
    await enter('intermediario', './solicitudes/create');
    await fill(page, `AUTO${events.length}`);
    await put(page, 'Nombre del solicitante', 'Berta Ñáñez', events);
    await put(page, 'Correo electrónico', 'berta@ejemplo.do', events);
    await put(page, 'Detalle', 'Uno\ny dos', events);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect.poll(() => bodies.length).toBe(1);
    expect(JSON.parse(bodies[0] ?? '')).toEqual({
      ...solicitudBody(`AUTO${events.length}`),
      nombre: 'Berta Ñáñez',
      email: 'berta@ejemplo.do',
      detalle: 'Uno\ny dos',
    });
  });
}

test('the login sends values filled in before its script loads; an early press sends nothing', async ({ page, sandbox }) => {
  const { open } = await hold(page, entry);
  await page.goto('./login', { waitUntil: 'commit' });
  await put(page, 'Usuario o Correo', 'intermediario', []);
  await put(page, 'Contraseña', password, []);
  await submit(page).click({ force: true });
  await page.getByLabel('Contraseña').press('Enter');
  expect(sandbox.calls).toEqual([]);
  open();
  await expect(submit(page)).toBeEnabled();
  await expect(page.getByLabel('Usuario o Correo')).toHaveValue('intermediario');
  const sent = page.waitForRequest('**/v1/account/authenticate');
  await submit(page).click();
  expect((await sent).postDataJSON()).toEqual({ userName: 'intermediario', password });
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('an extension changes the login before its script loads: the typed text stays and is sent', async ({
  page,
  context,
  provoke,
}) => {
  // The login is drawn anew.
  provoke(/error #418/);
  await installExtension(context);
  const { open } = await hold(page, entry);
  await page.goto('./login', { waitUntil: 'commit' });
  await expect(page.locator('[data-lastpass-icon-root]').first()).toBeAttached();
  await page.getByLabel('Usuario o Correo').pressSequentially('intermediario');
  await page.getByLabel('Contraseña').pressSequentially(password);
  open();
  await expect(submit(page)).toBeEnabled();
  await expect(page.getByLabel('Usuario o Correo')).toHaveValue('intermediario');
  await expect(page.getByLabel('Contraseña')).toHaveValue(password);
  await expect(page.getByLabel('Contraseña')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('every screen works with an extension that changes it', async ({ page, context, enter, provoke }) => {
  // The login is drawn anew.
  provoke(/error #418/);
  await installLook(context);
  await installExtension(context);
  await page.goto('./login');
  await expect(submit(page)).toBeEnabled();
  await fillLogin(page, 'intermediario', 'otra');
  await expect(page.locator('#refusal')).toBeVisible();
  await enter();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  const { walked } = await walk(page, []);
  test.info().annotations.push({ type: 'walked', description: String(walked) });
});

test('with an extension a form is filled in, refused and sent', async ({ page, context, enter }) => {
  await installExtension(context);
  const bodies = await sentBodies(page, '/v1/solicitudes');
  await enter('intermediario', './solicitudes/create');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(field(page, 'Asunto')).toHaveAttribute('aria-invalid', 'true');
  await fill(page, 'EXT1');
  await expectFields(page, solicitudTyped('EXT1'));
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(() => bodies.map((body): unknown => JSON.parse(body))).toEqual([solicitudBody('EXT1')]);
});
