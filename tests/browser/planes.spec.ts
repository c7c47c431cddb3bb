import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, expectNoSidewaysScroll, heading } from '../support/portal.ts';
import { test } from '../support/gallery.ts';

// The gallery's plans of a rated quote: one, three, twelve or none; selectable, read-only or stale.

const example = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const table = (page: Page, title: string) => example(page, title).getByRole('table', { name: 'Planes cotizados' });
const cards = (page: Page, title: string) => example(page, title).getByRole('list', { name: 'Planes cotizados' }).locator('> li');
const choice = (page: Page, title: string, plan: string) =>
  example(page, title)
    .getByRole('group', { name: 'Plan elegido' })
    .getByRole('radio', { name: new RegExp(`^Eleg(?:ir|ido) ${plan}$`) });
const button = (page: Page, title: string, name: string) => example(page, title).getByRole('button', { name, exact: true });

async function changeData(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Los datos cambiaron' }).check();
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000);
  await page.getByRole('link', { name: 'Planes cotizados' }).click();
  await expect(heading(page, 'Planes cotizados')).toBeVisible();
});

test('the plans are the columns of a table, the lowest one named in words @slow', async ({ page }) => {
  await expect(table(page, 'Tres planes')).toMatchAriaSnapshot(`
    - table "Planes cotizados":
      - rowgroup:
        - row:
          - columnheader "Plan"
          - columnheader "Pago único"
          - columnheader "Cuatro cuotas El más bajo"
          - columnheader "Diez cuotas"
      - rowgroup:
        - row:
          - rowheader "Elección"
          - cell "Elegir Pago único"
          - cell "Elegir Cuatro cuotas"
          - cell "Elegir Diez cuotas"
        - row "Total del período RD$ 16,996.03 RD$ 16,501.00 RD$ 18,151.10"
        - row "Cuotas -- 4 de RD$ 4,125.25 10 de RD$ 1,815.11"
        - row "Prima del período RD$ 14,651.75 RD$ 14,225.00 RD$ 15,647.50"
        - row "Impuestos del período RD$ 2,344.28 RD$ 2,276.00 RD$ 2,503.60"
        - row "Total anual RD$ 33,992.06 RD$ 33,002.00 RD$ 36,302.20"
        - row "Prima anual RD$ 29,303.50 RD$ 28,450.00 RD$ 31,295.00"
        - row "Impuestos del año RD$ 4,688.56 RD$ 4,552.00 RD$ 5,007.20"
        - row "Diferencia con el menor RD$ 990.06 RD$ 0.00 RD$ 3,300.20":
          - rowheader "Diferencia con el menor"
  `);
  await expect(table(page, 'Un plan').getByRole('columnheader')).toHaveText(['Plan', 'Pago único']);
  await expect(table(page, 'Un plan').getByText('Diferencia con el menor')).toHaveCount(0);
  await expect(
    table(page, 'Doce planes').getByRole('row', { name: 'Diferencia con el menor' }).getByRole('cell').last(),
  ).toHaveText('--');
  await expect(page.getByRole('main')).not.toContainText('NaN');
  await expect(example(page, 'Sin planes')).toContainText('La aseguradora no ofrece planes para estos datos.');
  await expect(example(page, 'Sin planes').getByRole('button')).toHaveCount(0);
});

test('a plan is chosen by keyboard, and announced as chosen @slow', async ({ page }) => {
  const title = 'Tres planes';
  await page.getByRole('checkbox', { name: 'Los datos cambiaron' }).focus();
  for (const [key, plan] of [
    ['Tab', null],
    ['Space', 'Pago único'],
    ['ArrowRight', 'Cuatro cuotas'],
    ['ArrowDown', 'Diez cuotas'],
    ['ArrowRight', 'Pago único'],
    ['ArrowLeft', 'Diez cuotas'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(choice(page, title, plan ?? 'Pago único')).toBeFocused();
    await expect(example(page, title).getByRole('radio', { checked: true })).toHaveCount(plan === null ? 0 : 1);
    await expect(table(page, title).getByText('Elegido', { exact: true })).toHaveCount(plan === null ? 0 : 1);
    if (plan !== null) await expect(choice(page, title, plan)).toBeChecked();
  }
  await expect(choice(page, title, 'Diez cuotas')).toHaveAccessibleName('Elegido Diez cuotas');
  await page.keyboard.press('Tab');
  await expect(button(page, title, 'Copiar resumen')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(example(page, title).getByText('Impresiones: 1')).toBeVisible();
  // Each quote keeps a separate choice.
  await expect(example(page, 'Doce planes').getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(example(page, 'Solo lectura').getByRole('radio')).toHaveCount(0);
  await expect(
    table(page, 'Solo lectura').getByRole('columnheader', { name: 'Cuatro cuotas Elegido', exact: true }),
  ).toBeVisible();
});

test('twelve plans scroll in their place, and the focused control stays in sight beside the row names @slow', async ({
  page,
}) => {
  const place = example(page, 'Doce planes').getByRole('group', { name: 'Planes cotizados' });
  await expect(place).toHaveAttribute('tabindex', '0');
  await expectNoSidewaysScroll(page);
  await choice(page, 'Doce planes', 'Plan 10').focus();
  const edge = async () => (await place.getByRole('rowheader', { name: 'Elección' }).boundingBox()) ?? { x: 0, width: 0 };
  const { x, width } = await edge();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('ArrowLeft');
    const box = await page.locator(':focus').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(x + width);
    expect((await edge()).x).toBeCloseTo(x, 0);
  }
  // Three plans fit without scrolling, so the Tab key has no stop there.
  await expect(example(page, 'Tres planes').getByRole('group', { name: 'Planes cotizados' })).toHaveCount(0);
});

test('the summary goes to the clipboard; where that is not allowed it is selected @slow', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await choice(page, 'Tres planes', 'Diez cuotas').check();
  await button(page, 'Tres planes', 'Copiar resumen').click();
  await expect(example(page, 'Tres planes').getByRole('status').filter({ hasText: 'Copiado' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n\n').map((block) => block.split('\n')[0])).toEqual([
    'Cotización 900',
    'Plan: Pago único',
    'Plan: Cuatro cuotas (el más bajo)',
    'Plan: Diez cuotas (elegido)',
  ]);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await button(page, 'Tres planes', 'Copiar resumen').click();
  const area = example(page, 'Tres planes').getByRole('textbox', { name: 'Resumen' });
  await expect(area).toBeFocused();
  await expect(area).toHaveValue(copied);
  await expect(area).toHaveAccessibleDescription(/cópialo con Ctrl\+C/);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(copied);
  await expectNoAxeViolations(page);
});

test('after a change of the data the plans can be read, but not chosen, copied or printed @slow', async ({ page }) => {
  const title = 'Tres planes';
  const warning = example(page, title).getByRole('status').filter({ hasText: 'Los datos cambiaron: cotiza de nuevo' });
  await choice(page, title, 'Diez cuotas').check();
  await expect(warning).toHaveCount(0);
  await changeData(page);
  await expect(warning).toBeVisible();
  await expect(choice(page, title, 'Diez cuotas')).toBeChecked();
  for (const plan of ['Pago único', 'Diez cuotas']) await expect(choice(page, title, plan)).toBeDisabled();
  for (const name of ['Copiar resumen', 'Imprimir']) {
    await expect(button(page, title, name)).toHaveAttribute('aria-disabled', 'true');
    await expect(button(page, title, name)).toHaveAccessibleDescription('Los datos cambiaron: cotiza de nuevo');
    await button(page, title, name).click({ force: true });
  }
  await expect(page.getByText(/Impresiones|Copiado/)).toHaveCount(0);
  await button(page, title, 'Imprimir').hover();
  await expect(page.getByRole('tooltip')).toHaveText('Los datos cambiaron: cotiza de nuevo');
  await page.getByRole('checkbox', { name: 'Los datos cambiaron' }).uncheck();
  await expect(warning).toHaveCount(0);
  await button(page, title, 'Imprimir').click();
  await expect(example(page, title).getByText('Impresiones: 1')).toBeVisible();
});

test('narrow windows show a card for each plan, with the same facts and choice @slow', async ({ page }) => {
  const title = 'Tres planes';
  await choice(page, title, 'Diez cuotas').check();
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(cards(page, title)).toHaveCount(3);
    await expect(page.getByRole('table')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  }
  await expect(cards(page, title).nth(1)).toMatchAriaSnapshot(`
    - listitem:
      - text: Cuatro cuotas El más bajo
      - radio "Elegir Cuatro cuotas"
      - text: Elegir Cuatro cuotas
      - term: Total del período
      - definition: RD$ 16,501.00
      - term: Cuotas
      - definition: 4 de RD$ 4,125.25
      - term: Prima del período
      - definition: RD$ 14,225.00
      - term: Impuestos del período
      - definition: RD$ 2,276.00
      - term: Total anual
      - definition: RD$ 33,002.00
      - term: Prima anual
      - definition: RD$ 28,450.00
      - term: Impuestos del año
      - definition: RD$ 4,552.00
      - term: Diferencia con el menor
      - definition: RD$ 0.00
  `);
  await expect(cards(page, title).nth(2)).toContainText('Elegido');
  await choice(page, title, 'Diez cuotas').focus();
  await page.keyboard.press('ArrowUp');
  await expect(choice(page, title, 'Cuatro cuotas')).toBeChecked();
  await expect(cards(page, title).nth(1)).toContainText('Elegido');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(table(page, title).getByRole('columnheader', { name: 'Cuatro cuotas El más bajo' })).toBeVisible();
  await expect(choice(page, title, 'Cuatro cuotas')).toHaveAccessibleName('Elegido Cuatro cuotas');
  await expect(example(page, 'Doce planes').getByRole('group', { name: 'Planes cotizados' })).toBeVisible();
});
