import type { Page } from '@playwright/test';
import {
  beginCotizacion,
  choose,
  cotizacionPosts,
  cotizar,
  datos,
  expectAccessible,
  expectRated,
  fillCotizacion,
  guardar,
  limitesPlus,
  planRadio,
  productos,
  rateCotizacion,
  section,
  stale,
  yokasta,
} from '../support/cotizacion.ts';
import { expectUsableInEveryWay } from '../support/every-way.ts';
import { expect, expectChoices, expectToasts, heading, tabTo, test } from '../support/portal.ts';
import { expectFields, field, fillField, fillFields, type Typed, summary } from '../support/wizard-page.ts';

// How the quote screens are to be used: by keyboard, by ear, on small screens and in every state.

test.use({ world: 'cotizaciones', contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(() => test.setTimeout(150_000));

interface Walk {
  readonly page: Page;
  readonly enter: (userName?: string, path?: string) => Promise<void>;
  readonly sandbox: { readonly setFail: (list: string) => void };
}

/** Brings a quote into each of its states, and looks at it there. */
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

test('in forced colours what is chosen and what is stale is told by words @slow', async ({ page, enter }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await enter('intermediario', './cotizaciones/create');
  await rateCotizacion(page, 2501);
  await planRadio(page, 'Diez cuotas').check();
  await expect(page.getByRole('radio', { name: 'Elegido Diez cuotas', exact: true })).toBeChecked();
  await fillField(page, 'Año', '2011');
  await expect(stale(page)).toBeVisible();
  await expectAccessible(page);
});

test('by keyboard alone from Ctrl K to the saved quote; the keys are counted @slow', async ({ page, enter, sandbox }) => {
  await enter('intermediario', './perfil');
  await expect(heading(page, 'Perfil')).toBeVisible();
  await page.evaluate(() => {
    const counted = { keys: 0, tabs: 0 };
    Object.assign(window, { counted });
    addEventListener(
      'keydown',
      ({ key }) => {
        if (['Control', 'Shift'].includes(key)) return;
        counted.keys += 1;
        if (key === 'Tab') counted.tabs += 1;
      },
      { capture: true },
    );
  });
  const { keyboard } = page;
  await keyboard.press('Control+k');
  await keyboard.type('nueva cot');
  await expect(page.getByRole('option', { name: 'Nueva cotización' })).toBeVisible();
  await keyboard.press('Enter');
  await expect(heading(page, 'Nueva cotización')).toBeFocused();
  await typeFields(page, { ...yokasta, Producto: 'Vehículo de motor completo' });
  await expect(field(page, 'Marca')).toBeVisible();
  await typeFields(page, { Marca: 'Toyota', Modelo: 'Corolla', Año: '2023', Sector: 'Piantini', Plan: 'Plan Plus' });
  await typeFields(page, { 'Opción del plan': 'Opción 1' });
  await expectFields(page, limitesPlus);
  // Enter in a field rates.
  await tabTo(page, field(page, 'Daños a la propiedad ajena'), { most: 3 });
  await keyboard.press('Enter');
  await expectRated(page);
  await tabTo(page, guardar(page), { most: 12 });
  await keyboard.press('Enter');
  await expect(heading(page, 'Cotizaciones')).toBeFocused();
  expect(cotizacionPosts(sandbox)).toEqual([200, 200]);
  const { keys, tabs } = await page.evaluate(() => Reflect.get(window, 'counted') as { keys: number; tabs: number });
  console.log(`Ctrl K to the saved quote: ${keys} keys, ${tabs} of them Tab.`);
  expect(keys).toBeLessThanOrEqual(140);
});

/** Fills fields in the order of the screen with Tab, letters and Enter. */
async function typeFields(page: Page, typed: Typed): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    const control = field(page, label);
    await expect(control).toBeEnabled();
    await tabTo(page, control, { most: 12 });
    const isSelect = await control.evaluate((element) => element.tagName === 'SELECT');
    const isCombobox = !isSelect && (await control.getAttribute('role')) === 'combobox';
    if (isSelect) await expectChoices(control);
    await page.keyboard.type(isSelect ? (/^[ -~]+/.exec(text)?.[0] ?? '') : text);
    if (isCombobox) {
      await expect(page.getByRole('listbox', { name: label }).getByRole('option').first()).toHaveText(text);
      await page.keyboard.press('Enter');
    }
    if (isSelect) await expect(control.locator('option:checked')).toHaveText(text);
  }
}

test('a rating is heard when it begins and when it ends, each time once; so are stale plans @slow', async ({ page, enter }) => {
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
