import { expectNoAxeViolations } from '../support/axe.ts';
import { clienteRows, clientes, expect, expectNoSidewaysScroll, expectToasts, heading, test } from '../support/portal.ts';
import { allLists, emptyText, firstRow, go, lists, paginator, rowsOf } from '../support/lists.ts';

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

test('active filters of the advanced search are listed above the rows and removed one by one @slow', async ({ page, enter }) => {
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
  // A key without a catalogue entry is shown unchanged.
  await page.goto('./clientes?idTipoPersona=abc');
  await expect(chips.getByRole('button')).toHaveText(['Quitar filtro Tipo de persona: abc']);
});

test('an empty result offers to clear the filters and to register the document @slow', async ({ page, enter }) => {
  await enter('intermediario', './clientes?numeroDocumento=001-9999999-9');
  const register = clientes(page).getByRole('link', { name: 'Registrar cliente con este documento' });
  await expect(register).toHaveAttribute('href', /\/clientes\/create\?tipoDocumento=CED&numeroDocumento=00199999999$/);
  await register.click();
  await expect(page.getByLabel('Número de documento')).toHaveValue('001-9999999-9');
  await expect(page.getByLabel('Tipo de documento').getByRole('option', { selected: true })).toHaveText('Cédula');
  // A document of unknown type can't be carried over to the form.
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

test('one press or key copies a document number, and a message confirms the copy @slow', async ({ page, enter, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter('intermediario', './clientes');
  await clienteRows(page);
  const copy = clientes(page).getByRole('button', { name: 'Copiar 001-1391825-4' });
  const confirmation = page.getByRole('status').filter({ hasText: /^Copiado$/ });
  await copy.click();
  await expect(confirmation).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('001-1391825-4');
  await expectNoAxeViolations(page);
  await expect(confirmation).toHaveCount(0);
  const next = clientes(page).getByRole('button', { name: 'Copiar 1-30-00145-6' });
  await next.focus();
  await expect(next).toBeFocused();
  await next.press('Enter');
  await expect(confirmation).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1-30-00145-6');

  // A page on plain http has no clipboard.
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
    // A number takes one line.
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

test('ten rows and the paginator of each list fit a common laptop; a cut-off text has a tooltip, and a phone cuts nothing off @slow', async ({
  page,
  enter,
}) => {
  test.setTimeout(90_000);
  /** The cells whose text is wider than they are, or takes more than two lines. */
  const cut = (table: string) =>
    rowsOf(page, table)
      .locator('td')
      .evaluateAll((cells) =>
        cells
          .filter((cell) => {
            const text = cell.firstElementChild;
            const isClamped = text !== null && getComputedStyle(text).webkitLineClamp === '2';
            return cell.scrollWidth > cell.clientWidth || (isClamped && text.scrollHeight > text.clientHeight + 1);
          })
          .map((cell) => cell.textContent),
      );
  await enter('intermediario', './perfil');
  await expect(heading(page, 'Perfil')).toBeVisible();
  for (const { path, table } of allLists) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await go(page, path);
      await expect(rowsOf(page, table)).toHaveCount(10);
      await firstRow(page, table);
      await expect(paginator(page)).toBeInViewport({ ratio: 1 });
      expect(await cut(table)).toEqual([]);
      await page.setViewportSize({ width: 1024, height: 768 });
      const [first] = await cut(table);
      if (first !== undefined) {
        const cell = rowsOf(page, table).getByRole('cell', { name: first, exact: true }).first();
        await cell.hover();
        await expect(cell).toHaveAttribute('title', first);
        // Keyboard focus in the row shows the whole text and moves nothing.
        const button = cell.locator('..').getByRole('button', { name: /^Acciones de/ });
        await button.focus();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await expect(page.locator('main dd').filter({ hasText: first }).first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.locator('main dd')).toHaveCount(0);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(page.getByRole('table')).toHaveAttribute('data-cards', 'true');
      expect(await cut(table)).toEqual([]);
    });
  }
});

test('each list handles any address: first page, no rows or an error, without a refused call @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  test.setTimeout(120_000);
  await enter('intermediario', './perfil');
  await expect(heading(page, 'Perfil')).toBeVisible();
  for (const { path, table } of lists) {
    await test.step(path, async () => {
      for (const query of [
        'page=0',
        'page=abc',
        'page=9e9&filas=7',
        'otro=1&page[]=3&idTipoPersona',
        "numero=%FF'",
        'detalle=',
      ]) {
        await go(page, `${path}?${query}`);
        await expect(rowsOf(page, table), query).toHaveCount(10);
        await expect(paginator(page), query).toContainText('Página 1 de');
      }
      await go(page, `${path}?page=999999`);
      await expect(page, 'the last page').toHaveURL(/[?]page=(?!999999)\d+$/);
      for (const text of ['%', '100%', "'", `' OR 1=1 --`, '🙂', '<img src=x onerror=alert(1)>']) {
        await go(page, `${path}?numeroDocumento=${encodeURIComponent(text)}&tipoDocumento=${encodeURIComponent(text)}`);
        await expect(page.getByRole('table', { name: table }), text).toContainText(emptyText);
      }
      const calls = sandbox.calls.length;
      await go(page, `${path}?numeroDocumento=${'x'.repeat(400)}`);
      await expect(page.getByRole('table', { name: table })).toContainText(
        'Número de documento: Escribe como máximo 100 caracteres.',
      );
      expect(sandbox.calls.length).toBe(calls);
    });
  }
  expect(sandbox.calls.filter(({ status }) => status >= 400)).toEqual([]);
  await expectToasts(page, []);
});
