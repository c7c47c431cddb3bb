import type { BrowserContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { cutOff, expect, expectNoSidewaysScroll, expectToasts, test } from '../support/portal.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Enviar(?: al cliente)?$/ });
const message = (page: Page) => dialog(page).getByLabel('Mensaje');
const number = (page: Page) => dialog(page).getByLabel('Número de WhatsApp');
const whatsapp = (page: Page) => dialog(page).getByRole('link', { name: /^WhatsApp/ });
const mail = (page: Page) => dialog(page).getByRole('link', { name: 'Abrir correo' });
const announcement = (page: Page, words: string) => dialog(page).getByRole('status').filter({ hasText: words });

/** Opens the document of a quote or a policy, and the dialog that sends to the client. */
async function openFrom(page: Page, path: string, action: string, title: string): Promise<void> {
  await page.goto(path);
  await page
    .getByRole('button', { name: /^Acciones de/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
  const report = page.getByRole('dialog', { name: title });
  await expect(report.getByRole('region', { name: title, exact: true })).toBeVisible();
  await report.getByRole('button', { name: 'Enviar al cliente' }).click();
  await expect(message(page)).toBeVisible();
}

const openQuote = (page: Page) => openFrom(page, './cotizaciones?numeroCotizacion=900', 'Imprimir cotización', 'Cotización');

/** Stands in for WhatsApp and returns the opened addresses. */
async function playWhatsapp(context: BrowserContext): Promise<string[]> {
  const opened: string[] = [];
  await context.route('https://wa.me/**', async (route) => {
    opened.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>WhatsApp</title>' });
  });
  return opened;
}

test('a quote is sent to its client by WhatsApp or mail with the edited text, and never without a press', async ({
  page,
  context,
  enter,
}) => {
  const opened = await playWhatsapp(context);
  await enter('intermediario', './perfil');
  await openQuote(page);
  const text = await message(page).inputValue();
  expect(text).toMatch(/^Hola, \p{L}+:\n\nEsta es tu cotización 900 de Vehículo de motor/u);
  expect(text).toMatch(/\n(?:Plan: |Puedes elegir entre estos planes:\n- )[^\n]*RD\$ [\d,]+\.\d\d/);
  expect(text).toMatch(/\nVigencia: del \d\d-\d\d-\d{4} al \d\d-\d\d-\d{4}\n/);
  const token = await page.evaluate(() => localStorage.getItem('autogestion.sesion') ?? '');
  expect(token.length).toBeGreaterThan(100);
  expect(text).not.toMatch(/https?:|eyJ|localhost|127\.0\.0\.1/);
  await expectNoAxeViolations(page);

  await message(page).fill(`${text}\n¡Gracias, D'Óleo & hijos!`);
  await number(page).fill('829 555 0147');
  await number(page).press('Tab');
  const [popup] = await Promise.all([context.waitForEvent('page'), whatsapp(page).click()]);
  await popup.waitForURL('https://wa.me/**');
  await popup.close();
  expect(opened.map((url) => [new URL(url).pathname, new URL(url).searchParams.get('text')])).toEqual([
    ['/18295550147', `${text}\n¡Gracias, D'Óleo & hijos!`],
  ]);
  await expect(announcement(page, 'Se abrió WhatsApp')).toBeVisible();

  await dialog(page).getByLabel('Correo').fill('cliente@ejemplo.do');
  const href = new URL((await mail(page).getAttribute('href')) ?? '');
  expect([href.protocol, href.pathname, href.searchParams.get('subject')]).toEqual([
    'mailto:',
    'cliente@ejemplo.do',
    expect.stringMatching(/^Cotización 900 de Vehículo de motor/),
  ]);
  await expect(dialog(page).getByText('Enviado')).toHaveCount(0);
  await expectToasts(page, []);
});

test('a foreign number is used unchanged; an invalid number or address opens nothing and says why; an empty one lets the contact be chosen @slow', async ({
  page,
  enter,
}) => {
  await enter('intermediario', './perfil');
  await openQuote(page);
  await number(page).fill('+34 612 345 678');
  await expect(whatsapp(page)).toHaveAttribute('href', /^https:\/\/wa\.me\/34612345678\?text=/);
  await number(page).fill('555-0147');
  await number(page).press('Tab');
  await expect(number(page)).toHaveAccessibleDescription(/^Escribe el número con el código de su país, como \+1 809 555 0147\./);
  await expect(dialog(page).getByRole('button', { name: 'WhatsApp' })).toHaveAttribute('aria-disabled', 'true');
  await expect(whatsapp(page)).toHaveCount(0);
  await dialog(page).getByLabel('Correo').fill('nadie');
  await dialog(page).getByLabel('Correo').press('Tab');
  await expect(dialog(page).getByLabel('Correo')).toHaveAccessibleDescription('Escribe un correo como nombre@dominio.com.');
  await expect(mail(page)).toHaveCount(0);
  await expectNoAxeViolations(page);
  await number(page).fill('');
  await expect(whatsapp(page)).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/);
});

test('the text is copied unchanged; without a clipboard the text is selected, and a message says so @slow', async ({
  page,
  context,
  enter,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter('intermediario', './perfil');
  await openQuote(page);
  await message(page).fill('Hola, cambiado');
  await dialog(page).getByRole('button', { name: 'Copiar texto' }).click();
  await expect(announcement(page, 'Texto copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Hola, cambiado');
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await dialog(page).getByRole('button', { name: 'Copiar texto' }).click();
  await expect(announcement(page, 'No se pudo copiar')).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('Hola, cambiado');
});

test('a policy shares its PDF through a stub of Web Share; without Web Share there is no such button', async ({
  page,
  context,
  enter,
}) => {
  await enter('intermediario', './perfil');
  await openFrom(page, './polizas', 'Imprimir', 'Emisión');
  await expect(message(page)).toHaveValue(/^Hola:\n\nEstos son los datos de tu póliza \d+/);
  await expect(dialog(page).getByRole('button', { name: /Compartir|Preparar/ })).toHaveCount(0);
  await context.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files, text }: ShareData) => {
        Reflect.set(globalThis, 'shared', [files?.map(({ name, type, size }) => [name, type, size > 1000]), text]);
        return Promise.resolve();
      },
    });
  });
  await openFrom(page, './polizas', 'Imprimir', 'Emisión');
  await message(page).fill('Tu póliza');
  await dialog(page).getByRole('button', { name: 'Compartir' }).click();
  await expect(announcement(page, 'Se abrió el menú para compartir')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shared') as unknown)).toEqual([
    [[expect.stringMatching(/^poliza_.*\.pdf$/), 'application/pdf', true]],
    'Tu póliza',
  ]);
});

test('the text of a policy issued earlier has its known data, and no price of an unknown plan', async ({ page, enter }) => {
  await enter('intermediario', './polizas/emision/898');
  await page.getByRole('region', { name: 'Póliza emitida' }).getByRole('button', { name: 'Enviar al cliente' }).click();
  await expect(message(page)).toHaveValue(
    /^Hola, Yokasta:\n\nEstos son los datos de tu póliza 700 de Vehículo de motor completo\./,
  );
  await expect(message(page)).not.toHaveValue(/RD\$|cuotas/);
});

test('a report without a client asks for the number; a failed load shows an error, and Escape gives the focus back @slow', async ({
  page,
  enter,
}) => {
  await enter('intermediario', './cobranzas/saldoporantiguedad');
  await expect(page.getByLabel(/^Entidad\*?$/)).toHaveValue('1');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const send = page.getByRole('main').getByRole('button', { name: 'Enviar', exact: true });
  await send.click();
  await expect(message(page)).toHaveValue(/^Hola:\n\nTe envío el documento «Saldo por antigüedad»\.\n/);
  await expect(number(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(send).toBeFocused();

  await cutOff(page, /\/v1\/clientes\/\d+$/);
  await openQuote(page);
  await expect(dialog(page).getByText('No se pudieron cargar los datos del cliente')).toBeVisible();
  await expect(message(page)).toHaveValue(/^Hola:\n\nEsta es tu cotización 900/);
});

test('on a phone the dialog reads well and its actions fit @slow', async ({ page, enter }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter('intermediario', './perfil');
  await openQuote(page);
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
});
