import type { Page } from '@playwright/test';
import {
  clienteRows,
  clientes,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  heading,
  test,
} from '../support/portal.ts';

const paginator = (page: Page) => page.getByRole('navigation', { name: 'Paginación' });

test('the name is a link: a click stays in the page, with Ctrl it opens a tab; the menu leads there too', async ({
  page,
  enter,
  context,
}) => {
  await enter('intermediario', './clientes?idTipoPersona=1');
  await clienteRows(page);
  const name = clientes(page).getByRole('link', { name: 'Yokasta Rosario Méndez' });
  await expect(name).toHaveAttribute('href', /\/autogestion\/clientes\/update\/\d+$/);
  const opened = context.waitForEvent('page');
  await name.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(heading(tab, 'Yokasta Rosario Méndez')).toBeVisible();
  await tab.close();
  await expect(page).toHaveURL(/\/clientes\?idTipoPersona=1$/);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Yokasta Rosario Méndez')).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await page.goBack();
  await clienteRows(page);
  await clientes(page).getByRole('button', { name: 'Acciones de Yokasta Rosario Méndez' }).click();
  await page.getByRole('menuitem', { name: 'Ver detalle' }).click();
  await expect(heading(page, 'Yokasta Rosario Méndez')).toBeVisible();
});

test('active filters of the advanced search stand above the rows and go one by one @slow', async ({ page, enter }) => {
  await enter('intermediario', './clientes?numeroDocumento=00113918254&nombre=yokasta&idTipoPersona=1');
  await clienteRows(page, 1);
  const chips = page.getByRole('list', { name: 'Filtros activos' });
  await expect(chips.getByRole('button')).toHaveText([
    'Quitar filtro Nombre o razón social: yokasta',
    'Quitar filtro Tipo de persona: Natural',
  ]);
  await expectNoAxeViolations(page);
  await chips.getByRole('button', { name: 'Quitar filtro Nombre o razón social: yokasta' }).click();
  await expect(page).toHaveURL(/\?numeroDocumento=00113918254&idTipoPersona=1$/);
  await expect(chips.getByRole('button')).toHaveText(['Quitar filtro Tipo de persona: Natural']);
  await chips.getByRole('button').press('Enter');
  await expect(chips).toHaveCount(0);
  await expect(page).toHaveURL(/\?numeroDocumento=00113918254$/);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  // A key that no catalogue knows is shown as it is.
  await page.goto('./clientes?idTipoPersona=abc');
  await expect(chips.getByRole('button')).toHaveText(['Quitar filtro Tipo de persona: abc']);
});

test('nobody found: the filters can be cleared there, and the document be registered', async ({ page, enter }) => {
  await enter('intermediario', './clientes?numeroDocumento=001-9999999-9');
  const register = clientes(page).getByRole('link', { name: 'Registrar cliente con este documento' });
  await expect(register).toHaveAttribute('href', /\/clientes\/create\?tipoDocumento=CED&numeroDocumento=00199999999$/);
  await register.click();
  await expect(page.getByLabel('Número de documento')).toHaveValue('001-9999999-9');
  await expect(page.getByLabel('Tipo de documento').getByRole('option', { selected: true })).toHaveText('Cédula');
  // Whose type is not known can't be carried over.
  await page.goto('./clientes?numeroDocumento=12345');
  await clientes(page).getByRole('button', { name: 'Limpiar filtros' }).click();
  await clienteRows(page);
  await expect(page).toHaveURL(/\/clientes$/);
  await page.goto('./clientes?tipoDocumento=PAS&numeroDocumento=ZZ-1');
  await expect(register).toHaveAttribute('href', /\?tipoDocumento=PAS&numeroDocumento=ZZ1$/);
});

test('ten rows and the paginator fit a common laptop; no width shifts between pages; the head stays in sight @slow', async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await enter('intermediario', './clientes?idTipoPersona=1');
  const widths = () =>
    clientes(page)
      .getByRole('columnheader')
      .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().width));
  await clienteRows(page);
  await expect(paginator(page)).toBeInViewport({ ratio: 1 });
  const first = await widths();
  for (const number of [2, 3]) {
    await paginator(page).getByRole('button', { name: 'Siguiente' }).click();
    await expect(paginator(page)).toContainText(`Página ${number} de`);
    await clienteRows(page);
    expect(await widths()).toEqual(first);
  }
  await page.getByLabel('Filas por página').selectOption('50');
  await clienteRows(page, 50);
  await clientes(page).getByRole('row').nth(30).scrollIntoViewIfNeeded();
  await expect(clientes(page).getByRole('columnheader', { name: 'Nombres' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(clientes(page).getByRole('columnheader', { name: 'Nombres' })).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
});

test('a document number is copied by one press, with the keyboard too, and that is said @slow', async ({
  page,
  enter,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter('intermediario', './clientes');
  await clienteRows(page);
  const copy = clientes(page).getByRole('button', { name: 'Copiar 001-1391825-4' });
  const said = page.getByRole('status').filter({ hasText: /^Copiado$/ });
  await copy.click();
  await expect(said).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('001-1391825-4');
  await expectNoAxeViolations(page);
  await expect(said).toHaveCount(0);
  const next = clientes(page).getByRole('button', { name: 'Copiar 1-30-00145-6' });
  await next.focus();
  await expect(next).toBeFocused();
  await next.press('Enter');
  await expect(said).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1-30-00145-6');

  // On plain http there is none.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await copy.click();
  const failed = page.getByRole('status').filter({ hasText: 'No se pudo copiar.' });
  await expect(failed).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => String(getSelection()))).toBe('001-1391825-4');
});

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 320, height: 256 },
]) {
  test(`at ${width} × ${height} a card begins with its name and opens as a whole @slow`, async ({ page, enter }) => {
    await page.setViewportSize({ width, height });
    await enter('intermediario', './clientes?idTipoPersona=1');
    await clienteRows(page);
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    const card = clientes(page).getByRole('row').nth(1);
    const name = await card.getByRole('link').boundingBox();
    const number = card.getByRole('cell').nth(1);
    expect((await number.boundingBox())?.y).toBeGreaterThan(name?.y ?? Number.NaN);
    // A number on one line.
    expect((await number.boundingBox())?.height).toBeLessThan(44);
    const heights = await paginator(page)
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(new Set(heights).size).toBe(1);
    if (width === 360) {
      const size = await page.getByLabel('Filas por página').boundingBox();
      const next = await paginator(page).getByRole('button', { name: 'Siguiente' }).boundingBox();
      expect(Math.abs((size?.y ?? 0) - (next?.y ?? 0))).toBeLessThan(8);
    }
    await card.getByRole('button', { name: /^Acciones de/ }).click();
    await page.keyboard.press('Escape');
    await card.getByRole('cell').nth(3).click({ force: true });
    await expect(page).toHaveURL(/\/clientes\/update\/\d+$/);
  });
}
