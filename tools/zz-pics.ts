import { chromium } from '@playwright/test';
import { startSandbox } from '../sandbox/server.ts';
import { findChromium, launchArgs } from './chromium.ts';
import { join } from 'node:path';
const sandbox = await startSandbox({ portal: join(import.meta.dirname, '../dist'), port: 0, now: '2026-11-20' });
const browser = await chromium.launch({ executablePath: await findChromium(), args: launchArgs });
const cases: [string, string, (() => void)?][] = [
  ['empty', ''], ['900', '900'], ['180', '180'], ['poliza', '1-12-700'], ['cedula', '001-1391825-4'], ['rnc', '130001456'], ['yokasta', 'yokasta'], ['nonsense', '%%'],
  ['failed', '180', () => sandbox.setFail('GET /v1/polizas=500,GET /v1/siniestros=slow:20000')],
];
for (const [size, width, height] of [['1280', 1280, 800], ['360', 360, 740]] as const)
  for (const mode of ['light', 'dark'] as const) {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme: mode, locale: 'es-DO' });
    const page = await context.newPage();
    await page.goto(`${sandbox.url}/autogestion/login`);
    await page.getByLabel('Usuario o Correo').fill('intermediario');
    await page.getByLabel('Contraseña').fill('Portal-2026');
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: /^Buscar/ }).click();
    await page.keyboard.type('perfil'); await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Perfil' }).waitFor();
    for (const [name, typed, before] of cases) {
      sandbox.setFail('');
      before?.();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill(typed);
      await page.waitForTimeout(name === 'failed' ? 1500 : 1200);
      if (mode === 'light' || name === '180' || name === 'failed') await page.screenshot({ path: `/tmp/search-pics/${size}-${mode}-${name}.png` });
      if (size === '1280' && mode === 'light') console.log(`--- ${typed}\n${await page.getByRole('dialog').ariaSnapshot()}\n`, await page.locator('output').allTextContents());
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await context.close();
  }
await browser.close();
await sandbox.close();
process.exit(0);
