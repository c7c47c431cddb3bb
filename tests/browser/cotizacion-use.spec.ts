import type { Page } from '@playwright/test';
import {
  beginCotizacion,
  choose,
  cotizar,
  datos,
  expectRated,
  fillCotizacion,
  limitesPlus,
  planRadio,
  productos,
  section,
  stale,
  yokasta,
} from '../support/cotizacion.ts';
import { expectUsableInEveryWay } from '../support/every-way.ts';
import { expect, expectToasts, heading, test } from '../support/portal.ts';
import { expectFields, field, fillField, fillFields, summary } from '../support/wizard-page.ts';

// The quote screens by keyboard, with a screen reader, on small screens and in every state.

test.use({ world: 'cotizaciones', contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(() => test.setTimeout(150_000));

interface Walk {
  readonly page: Page;
  readonly enter: (userName?: string, path?: string) => Promise<void>;
  readonly sandbox: { readonly setFail: (list: string) => void };
}

/** Brings a quote into each of its states and checks the page there. */
async function walk({ page, enter, sandbox }: Walk, look: () => Promise<void>): Promise<void> {
  const at = (state: string) => test.step(state, look);
  await enter('intermediario', './cotizaciones/create');
  await expect(field(page, 'Producto')).toBeEnabled();
  await at('empty');
  await cotizar(page).click();
  await expect(summary(page)).toBeFocused();
  await at('wrong');
  sandbox.setFail('GET /v1/productos/campos/{product}/{context}=500x1,GET /v1/tablainformaciones=500x1');
  await fillFields(page, { ...yokasta, Producto: productos[2504] });
  const retry = section(page, 'Datos técnicos').getByRole('button', { name: 'Reintentar' });
  await retry.waitFor();
  await at('failed fields');
  await retry.click();
  await page.getByRole('button', { name: /^Reintentar / }).waitFor();
  await at('failed tables');
  await page.getByRole('button', { name: /^Reintentar / }).click();
  await fillFields(page, datos[2504]);
  await expectFields(page, limitesPlus);
  await fillField(page, 'Fianza judicial', '1');
  await choose(page, 'Opción del plan', 'Opción 2');
  await page.getByRole('alertdialog', { name: 'Valores del plan' }).waitFor();
  await at('asking about the values of the plan');
  await page.keyboard.press('Escape');
  await cotizar(page).click();
  await expectRated(page);
  await at('rated');
  await fillField(page, 'Año', '2020');
  await expect(stale(page)).toBeVisible();
  await at('stale');
  await choose(page, 'Producto', productos[2503]);
  await page.getByRole('alertdialog', { name: 'Cambiar de producto' }).waitFor();
  await at('asking about the product');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cancelar proceso' }).click();
  await page.getByRole('alertdialog', { name: 'Cancelar proceso' }).waitFor();
  await at('asking about the end');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar', exact: true }).click();
  await expect(heading(page, 'Cotizaciones')).toBeVisible();
  await page.goto('./cotizaciones/889');
  await expectFields(page, { Producto: productos[2501] });
  await at('read only');
}

test('every state can be used in every way @slow', async ({ page, enter, sandbox }) => {
  await walk({ page, enter, sandbox }, () => expectUsableInEveryWay(page));
});

test('screen readers hear the start and the end of a rating, and stale plans, once each @slow', async ({ page, enter }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((records) => {
      const regions = records.flatMap(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest('output, [role=status], [role=alert], [aria-live]') ?? [];
      });
      for (const region of new Set(regions)) if (region.textContent.trim() !== '') heard.push(region.textContent.trim());
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await enter('intermediario', './cotizaciones/create');
  await fillCotizacion(page, 2501);
  await expectFields(page, limitesPlus);
  const heard = () => page.evaluate(() => (Reflect.get(window, 'heard') as string[]).splice(0));
  await heard();
  await cotizar(page).click();
  await expectRated(page);
  const rated = /^(?:La cotización|Cotización).*/;
  expect(await heard()).toEqual(['Cotizando…', expect.stringMatching(rated)]);
  await fillField(page, 'Año', '2012');
  await expect(stale(page)).toBeVisible();
  expect(await heard()).toEqual(['Los datos cambiaron: cotiza de nuevo']);
  await cotizar(page).click();
  await expectRated(page);
  expect(await heard()).toEqual(['Cotizando…', expect.stringMatching(rated)]);
  await expectToasts(page, []);
});

test('the summary beside the form says how far it is; on phones it folds under its title @slow', async ({ page, enter }) => {
  await enter('intermediario', './cotizaciones/create');
  const card = page.getByRole('region', { name: 'Resumen' });
  const facts = () => card.locator('dd').allTextContents();
  await expect.poll(facts).toEqual(['Sin cotizar', '--', '--', '20-11-2026 a 20-11-2027 (365 días)', '--', '--']);
  await beginCotizacion(page, 2501);
  await expect
    .poll(facts)
    .toEqual([
      'Sin cotizar',
      'Yokasta Rosario Méndez',
      productos[2501],
      '20-11-2026 a 20-11-2027 (365 días)',
      '0 de 10 obligatorios',
      '--',
    ]);
  await fillFields(page, datos[2501]);
  await expect.poll(async () => (await facts())[4]).toBe('10 de 10 obligatorios');
  await cotizar(page).click();
  await expectRated(page);
  expect((await facts())[5]).toBe('Desde RD$ 33,002.00 al año');
  await planRadio(page, 'Cuatro cuotas').check();
  expect((await facts())[5]).toBe('Cuatro cuotas: RD$ 33,992.06 al año');
  await page.setViewportSize({ width: 360, height: 720 });
  const toggle = card.getByRole('button', { name: 'Ver' });
  await expect(card.getByText('Cuatro cuotas: RD$ 33,992.06 al año').first()).toBeVisible();
  await expect(card.getByText('Solicitante')).toBeHidden();
  await toggle.click();
  await expect(card.getByText('Solicitante')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Ocultar' })).toHaveAttribute('aria-expanded', 'true');
});
