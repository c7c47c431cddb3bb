// `npm run screenshots`: every screen at 1280 and 360 px, light and dark, into docs/images/ (or the folder given).
import { chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startSandbox } from '../sandbox/server.ts';
import { findChromium, launchArgs } from './chromium.ts';

const root = join(import.meta.dirname, '..');
const out = process.argv[2] ?? join(root, 'docs/images');
mkdirSync(out, { recursive: true });

/** The screens, in the order of a walk through the portal. */
const screens: readonly { readonly name: string; readonly show: (page: Page) => Promise<unknown> }[] = [
  { name: 'login', show: (page) => page.getByRole('button', { name: 'Ingresar' }).waitFor() },
  {
    name: 'dashboard',
    show: async (page) => {
      await page.getByLabel('Usuario o Correo').fill('intermediario');
      await page.getByLabel('Contraseña').fill('Portal-2026');
      await page.getByRole('button', { name: 'Ingresar' }).click();
      await page.locator('.recharts-surface').nth(3).waitFor();
    },
  },
  {
    name: 'clientes',
    show: async (page) => {
      await page.goto('./clientes');
      await page.getByRole('cell').first().waitFor();
    },
  },
  {
    name: 'clientes-avanzada',
    show: async (page) => {
      await page.getByRole('button', { name: 'Búsqueda avanzada' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

const sandbox = await startSandbox({ portal: join(root, 'dist'), port: 0, now: '2026-11-20' });
const browser = await chromium.launch({ executablePath: await findChromium(), args: launchArgs });
for (const width of [1280, 360]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      baseURL: `${sandbox.url}/autogestion/`,
      viewport: { width, height: 800 },
      colorScheme,
      locale: 'es-DO',
      reducedMotion: 'reduce',
    });
    await page.clock.setFixedTime(new Date('2026-11-20T12:00:00-04:00'));
    await page.goto('./login');
    for (const { name, show } of screens) {
      await show(page);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(out, `${name}-${width}-${colorScheme}.png`), animations: 'disabled' });
    }
    await page.close();
  }
}
await browser.close();
await sandbox.close();
console.log(`Capturas en ${out}`);
