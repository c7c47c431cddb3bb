import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../tools/chromium.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { clienteRows, expect, fillLogin, heading, sessionKey, stored, test } from '../support/portal.ts';
import { moveToTestDay } from '../support/test-day.ts';

const offer = (page: Page) => page.getByRole('button', { name: 'Instalar en este dispositivo' });
const themeColor = (page: Page) => page.locator('meta[name=theme-color]').getAttribute('content');

/** Raises the install event of a browser; the page's root counts how often its prompt is shown. */
const makeOffer = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    let asked = 0;
    const prompt = async () => {
      asked += 1;
      document.documentElement.setAttribute('data-asked', String(asked));
    };
    dispatchEvent(Object.assign(event, { prompt }));
    return event.defaultPrevented;
  });

test('an offer of the browser waits in Configuración, and nowhere else; it is made once', async ({ page, enter }) => {
  await enter('cobranzas', './perfil');
  await expect(heading(page, 'Perfil')).toBeVisible();
  expect(await makeOffer(page), 'the browser shows nothing of its own').toBe(true);
  await expect(page.getByText(/instalar/i)).toHaveCount(0);
  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await page.getByRole('menuitem', { name: 'Configuración' }).click();
  await expect(offer(page)).toBeVisible();
  await expectNoAxeViolations(page);
  await offer(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', '1');
  await expect(offer(page)).toHaveCount(0);

  // The browser may repeat a refused offer.
  await makeOffer(page);
  await expect(offer(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(offer(page)).toHaveCount(0);
});

test('a browser that offers nothing is shown nothing; the bar of the system has the colour of the header', async ({
  page,
  enter,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await enter('cobranzas', './configuracion');
  await expect(heading(page, 'Configuración')).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  expect(await themeColor(page)).toBe('#ffffff');
  await page.getByLabel('Modo de color').selectOption('Oscuro');
  expect(await themeColor(page)).toBe('#1a2023');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', 'rgb(26, 32, 35)');
});

test.describe('In a profile of its own', () => {
  let folder = '';
  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'autogestion-profile-'));
  });
  test.afterEach(() => rm(folder, { recursive: true, force: true }));

  test('the browser has nothing against installing the portal, which then opens without a network @slow', async ({
    baseURL: given,
    launchOptions,
  }) => {
    const baseURL = given ?? '';
    const executablePath = await findChromium();
    const context = await chromium.launchPersistentContext(folder, {
      ...launchOptions,
      executablePath,
      baseURL,
      locale: 'es-DO',
      timezoneId: 'America/Santo_Domingo',
      serviceWorkers: 'allow',
    });
    try {
      await moveToTestDay(context);
      const [page = await context.newPage()] = context.pages();
      await page.goto('./login');
      await fillLogin(page, 'intermediario');
      await expect(heading(page, 'Dashboard')).toBeVisible();
      const workerState = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? 'none');
      await expect.poll(workerState, { timeout: 30_000 }).toBe('activated');

      const devtools = await context.newCDPSession(page);
      const { errors, url } = await devtools.send('Page.getAppManifest');
      expect([url, errors]).toEqual([`${baseURL}manifest.webmanifest`, []]);
      expect(await devtools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
      expect(await devtools.send('Page.getAppId')).toMatchObject({ appId: baseURL });
      const system = await context.browser()?.newBrowserCDPSession();
      await system?.send('PWA.install', { manifestId: baseURL, installUrlOrBundleUrl: baseURL });

      await page.goto('./clientes');
      await clienteRows(page);
      await context.setOffline(true);
      const opened = await context.newPage();
      await opened.goto('./');
      await expect(opened.getByRole('main').getByRole('alert')).toHaveText(
        'No se pudo recuperar el usuario logueado, intente nuevamente o consulte con el centro de soporte',
      );
      await context.setOffline(false);
      await opened.getByRole('button', { name: 'Reintentar' }).click();
      await expect(heading(opened, 'Dashboard')).toBeVisible();
      await opened.getByRole('button', { name: /^Menú de usuario/ }).click();
      await opened.getByRole('menuitem', { name: 'Salir' }).click();
      await expect(opened.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
      await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
      expect(Object.keys(await stored(page))).not.toContain(sessionKey);
    } finally {
      await context.close();
    }
  });
});
