import type { Locator, Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { allCodeFetched } from '../support/fetched-ahead.ts';
import {
  expect,
  expectNoSidewaysScroll,
  expectToasts,
  fillLogin,
  gate,
  heading,
  hold,
  soporte,
  tabTo,
  test,
} from '../support/portal.ts';

// A transition would distort the measurements.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const calls = /\/v1\/(?:dashboard|antiguedadsaldos|comisiones)\b/;
const chartChunk = /\/assets\/Chart-[^/]+\.js$/;

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const rango = (page: Page, name: string) => panel(page, name).getByRole('combobox');

/** The rows of a panel's table, heads and total included. */
const figures = (of: Locator) =>
  of
    .getByRole('row')
    .evaluateAll((rows: HTMLTableRowElement[]) => rows.map((row) => Array.from(row.cells, (cell) => cell.textContent)));

async function expectFigures(page: Page, name: string, rows: string[][]): Promise<void> {
  await expect(panel(page, name)).toHaveAttribute('aria-busy', 'false');
  await expect.poll(() => figures(panel(page, name)), { message: name }).toEqual(rows);
}

/** The calls of the dashboard so far, each with its query. */
const asked = (sandbox: Pick<Sandbox, 'calls'>) =>
  sandbox.calls.filter(({ path }) => calls.test(path)).map(({ path, query }) => (query ? `${path}?${query}` : path));

const charts = (page: Page) => page.locator('.recharts-surface');

const counts = (pending: number, done: number, third: string, other: number): string[][] => [
  ['Estado', 'Cantidad'],
  ['Pendientes', String(pending)],
  ['Completadas', String(done)],
  [third, String(other)],
  ['Total', String(pending + done + other)],
];

const money = (cents: number) => {
  const [units = '', rest = ''] = (cents / 100).toFixed(2).split('.');
  return `${units.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${rest}`;
};

/** The expected figures of the user `intermediario`, counted in the database. */
function expected(db: DatabaseSync, from: string, to: string) {
  const count = (sql: string) => Number(db.prepare(`SELECT count(*) AS n FROM ${sql}`).get()?.['n']);
  const quotes = `cotizacion WHERE id_mediador = 1 AND fecha >= '${from}' AND fecha <= '${to}' AND id_estatus`;
  const policies = `poliza WHERE id_mediador = 1 AND fe_emision >= '${from}' AND fe_emision <= '${to}' AND`;
  const tickets = `ticket WHERE id_mediador = 1 AND substr(datetime(creado, '-4 hours'), 1, 10) >= '${from}'
    AND substr(datetime(creado, '-4 hours'), 1, 10) <= '${to}' AND estatus`;
  return {
    Cotizaciones: counts(count(`${quotes} IN (0, 1, 6, 7)`), count(`${quotes} = 3`), 'Anuladas', count(`${quotes} = 4`)),
    Emisiones: counts(
      count(`${quotes} IN (1, 6)`),
      count(`${policies} fe_cancelacion IS NULL AND fe_hasta >= '2026-11-20'`),
      'Anuladas',
      count(`${policies} fe_cancelacion IS NOT NULL`),
    ),
    Solicitudes: counts(
      count(`${tickets} IN ('open', 'pending', 'hold')`),
      count(`${tickets} IN ('solved', 'closed')`),
      'Abiertas',
      count(`${tickets} = 'new'`),
    ),
  };
}

function balance(db: DatabaseSync, from: string, to: string): string[] {
  const rows = db
    .prepare(
      `SELECT p.id_moneda AS moneda, (SELECT codigo FROM divisa WHERE id_moneda = p.id_moneda) AS codigo, r.monto AS monto
       FROM recibo AS r, poliza AS p WHERE p.nu = r.nu_poliza AND p.id_mediador = 1 AND p.fe_cancelacion IS NULL
         AND r.fe_pago IS NULL AND r.fe_vencimiento >= ? AND r.fe_vencimiento <= ?`,
    )
    .all(from, to);
  const symbols: Record<string, string> = { DOP: 'RD$', USD: 'US$', EUR: '€' };
  return Object.entries(symbols).flatMap(([codigo, symbol]) => {
    const own = rows.filter((row) => row['codigo'] === codigo);
    return own.length === 0 ? [] : [`${symbol} ${money(own.reduce((sum, row) => sum + Number(row['monto']), 0))}`];
  });
}

const months = 'Enero Febrero Marzo Abril Mayo Junio Julio Agosto Septiembre Octubre Noviembre Diciembre'.split(' ');

function commissions(db: DatabaseSync, year: number): string[][] {
  const cents = months.map((_, month) => {
    const like = `${year}-${String(month + 1).padStart(2, '0')}-%`;
    const sql = `SELECT coalesce(sum(monto), 0) AS s FROM comision WHERE fecha LIKE ? AND cd_recibo IN
      (SELECT cd FROM recibo WHERE nu_poliza IN (SELECT nu FROM poliza WHERE id_mediador = 1))`;
    return Number(db.prepare(sql).get(like)?.['s']);
  });
  const total = cents.reduce((sum, one) => sum + one, 0);
  return [['Mes', 'Monto'], ...months.map((name, month) => [name, money(cents[month] ?? 0)]), ['Total', money(total)]];
}

test.describe('at 23:30 in Santo Domingo, where the machine has the next day', () => {
  const time = '2026-11-20T23:30:00-04:00';
  // Without data saving, all code is fetched before the click.
  test.use({ timezoneId: 'Pacific/Auckland', savesData: false });

  test('every figure is that of the database, asked for by its whole query @slow', async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), 'dashboard-'));
    const file = join(folder, 'portal.db');
    const own = await startSandbox({ db: file, portal: join(import.meta.dirname, '../../dist'), now: time });
    const db = new DatabaseSync(file, { readOnly: true });
    await page.clock.setFixedTime(new Date(time));
    const fetched = allCodeFetched(page);
    await page.goto(`${own.url}/autogestion/login`);
    await fetched;
    const code: string[] = [];
    page.on('request', (request) => /\.(?:js|css)$/.test(request.url()) && code.push(request.url()));
    await fillLogin(page, 'intermediario');
    await expect(charts(page)).toHaveCount(4);
    expect(code, 'code fetched after the click').toEqual([]);
    await expect(page.getByRole('main')).toContainText('Hola, Ramón Alcántara Peña.');

    const week = { feDesde: '2026-11-14', query: 'feDesde=2026-11-14&feHasta=2026-11-20&range=7' };
    const names = ['cotizaciones', 'emisiones', 'solicitudes'] as const;
    for (const [title, rows] of Object.entries(expected(db, week.feDesde, '2026-11-20'))) await expectFigures(page, title, rows);
    await expectFigures(page, 'Comisiones', commissions(db, 2026));
    await expect(panel(page, 'Prima vencida').getByRole('listitem')).toHaveText(balance(db, '2026-11-01', '2026-11-30'));
    await expect(panel(page, 'Saldo por antigüedad').getByRole('listitem')).toHaveText(balance(db, '1900-01-01', '2026-11-20'));
    expect(asked(own).toSorted()).toEqual([
      '/v1/antiguedadsaldos',
      '/v1/antiguedadsaldos/primascobrables',
      '/v1/comisiones/groupbymonth/count?fechaDesde=2026-01-01&fechaHasta=2026-12-31&range=year',
      ...names.map((one) => `/v1/dashboard/${one}/count?${week.query}`),
    ]);

    for (const { option, from, query } of [
      { option: 'Últimos 30 días', from: '2026-10-22', query: 'feDesde=2026-10-22&feHasta=2026-11-20&range=30' },
      { option: 'Último año', from: '2025-11-21', query: 'feDesde=2025-11-21&feHasta=2026-11-20' },
    ]) {
      for (const [index, [title, rows]] of Object.entries(expected(db, from, '2026-11-20')).entries()) {
        own.calls.length = 0;
        await rango(page, title).selectOption(option);
        await expectFigures(page, title, rows);
        expect(asked(own)).toEqual([`/v1/dashboard/${names[index]}/count?${query}`]);
      }
    }
    await expect(panel(page, 'Comisiones').getByRole('option')).toHaveText(['Año 2026', 'Año 2025', 'Año 2024']);
    own.calls.length = 0;
    await rango(page, 'Comisiones').selectOption('Año 2025');
    await expectFigures(page, 'Comisiones', commissions(db, 2025));
    expect(asked(own)).toEqual(['/v1/comisiones/groupbymonth/count?fechaDesde=2025-01-01&fechaHasta=2025-12-31&range=year']);

    await expect(page).toHaveURL(/\/autogestion\/\?cotizaciones=&emisiones=&solicitudes=&anio=2025$/);
    await page.reload();
    await expectFigures(page, 'Comisiones', commissions(db, 2025));
    await expectFigures(page, 'Cotizaciones', expected(db, '2025-11-21', '2026-11-20').Cotizaciones);
    await expect(rango(page, 'Cotizaciones').getByRole('option', { selected: true })).toHaveText('Último año');
    await rango(page, 'Comisiones').selectOption('Año 2024');
    await expect(panel(page, 'Comisiones')).toContainText('No hay data para mostrar');
    db.close();
    await own.close();
    rmSync(folder, { recursive: true });
  });
});

test('six panels in one round; slow, failed, of another shape and empty ones hold no other back, and are retried in place', async ({
  page,
  enter,
  sandbox,
  callsTo,
}) => {
  const { open, held } = await hold(page, calls);
  const late = await hold(page, '**/v1/dashboard/cotizaciones/count**');
  const none = { title: '', messages: [], value: [] };
  sandbox.setFail('GET /v1/dashboard/emisiones/count=500,GET /v1/antiguedadsaldos=shape');
  await enter();
  await expect.poll(() => held() + late.held()).toBe(6);
  await expect(page.getByText('Cargando…')).toHaveCount(6);
  await page.route('**/v1/comisiones/**', (route) => route.fulfill({ json: none }));
  await rango(page, 'Comisiones').selectOption('Año 2025');
  open();

  await expect(panel(page, 'Solicitudes').getByRole('row')).toHaveCount(5);
  await expect(panel(page, 'Prima vencida').getByRole('listitem')).not.toHaveCount(0);
  await expect(panel(page, 'Comisiones')).toContainText('No hay data para mostrar');
  await expect(panel(page, 'Comisiones').getByRole('table')).toHaveCount(0);
  const failures = [
    ['Fallo simulado', 'El sandbox responde 500 porque así se le pidió.'],
    ['Consulta de saldo por antiguedad', `No se pudo consultar el saldo por antiguedad, ${soporte}`],
  ] as const;
  await expectToasts(page, [[...failures[0]], [...failures[1]]]);
  for (const [index, name] of ['Emisiones', 'Saldo por antigüedad'].entries()) {
    await expect(panel(page, name)).toContainText(failures[index]?.join('') ?? '');
  }
  await expect(panel(page, 'Cotizaciones')).toHaveAttribute('aria-busy', 'true');
  await expectNoAxeViolations(page);

  sandbox.setFail('');
  for (const [name, role] of [
    ['Emisiones', 'row'],
    ['Saldo por antigüedad', 'listitem'],
  ] as const) {
    await panel(page, name).getByRole('button', { name: 'Reintentar' }).click();
    await expect(panel(page, name).getByRole('heading')).toBeFocused();
    await expect(panel(page, name).getByRole(role)).not.toHaveCount(0);
  }
  expect(callsTo('/v1/dashboard/emisiones')).toEqual([
    'GET /v1/dashboard/emisiones/count 500',
    'GET /v1/dashboard/emisiones/count 200',
  ]);
  late.open();
  await expect(panel(page, 'Cotizaciones').getByRole('row')).toHaveCount(5);
  expect(callsTo('/v1/dashboard/cotizaciones')).toHaveLength(1);
});

test('each month of the commissions has a bar of its amount, and says it under a pointer', async ({ page, enter }) => {
  const amounts = [1000, 0, -500, 2500, 0, 0, 0, 0, 0, 0, 0, 125];
  const value = amounts.map((montoPagar, month) => ({ fecha: `2026-${String(month + 1).padStart(2, '0')}-15`, montoPagar }));
  const json = { title: '', messages: [], value };
  await page.route('**/v1/comisiones/**', (route) => route.fulfill({ json }));
  await enter();
  await expect(charts(page)).toHaveCount(4);
  const drawing = panel(page, 'Comisiones').locator('svg').and(page.locator('.recharts-surface'));
  const bars = await drawing
    .locator('path[fill]')
    .evaluateAll((paths) => paths.map((path) => path.getBoundingClientRect().height));
  const perUnit = (bars[0] ?? 0) / 1000;
  expect(bars.map((height) => Math.round(height / perUnit))).toEqual(amounts.map((amount) => Math.round(Math.abs(amount))));
  const columns = panel(page, 'Comisiones').locator('[aria-hidden] span:has(> span > strong)');
  for (const [month, text] of [
    [0, 'Enero 1,000.00'],
    [2, 'Marzo -500.00'],
    [11, 'Diciembre 125.00'],
  ] as const) {
    await columns.nth(month).hover();
    await expect(columns.locator('span:has(> strong)').filter({ visible: true })).toHaveText([text]);
    // The bar is drawn over the highlight of its column.
    const isOnTop = drawing.evaluate((svg) => getComputedStyle(svg).position);
    expect(await isOnTop).toBe('relative');
  }
});

test('by keyboard alone: ranges, tables, documents', async ({ page, signIn }) => {
  await signIn();
  await expect(heading(page, 'Dashboard')).toBeFocused();
  await expect(charts(page)).toHaveCount(4);
  await tabTo(page, page.getByRole('link', { name: 'Cotizar' }), { most: 1 });
  await tabTo(page, page.getByRole('link', { name: 'Emitir', exact: true }), { most: 1 });
  await tabTo(page, page.getByRole('link', { name: 'Notificar Siniestro' }), { most: 1 });
  await tabTo(page, page.getByRole('button', { name: 'Pagar' }), { most: 1 });
  await tabTo(page, panel(page, 'Pendiente de ti').getByRole('button', { name: 'Contar' }), { most: 1 });
  await tabTo(page, panel(page, 'Pendiente de ti').getByRole('checkbox'), { most: 4 });
  await tabTo(page, panel(page, 'Cotizaciones').getByRole('link', { name: 'Cotizaciones' }), { most: 1 });
  await tabTo(page, rango(page, 'Cotizaciones'), { most: 1 });
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/\?cotizaciones=30$/);
  await expect(rango(page, 'Cotizaciones')).toBeFocused();
  const view = panel(page, 'Cotizaciones').getByRole('button');
  await expect(view).toHaveText('Ver tabla de Cotizaciones');
  await tabTo(page, panel(page, 'Cotizaciones').getByRole('link', { name: 'Pendientes' }), { most: 1 });
  await tabTo(page, view, { most: 3 });
  await expect(panel(page, 'Cotizaciones')).toHaveAttribute('aria-busy', 'false');
  const rows = await figures(panel(page, 'Cotizaciones'));
  await page.keyboard.press('Enter');
  await expect(view).toHaveText('Ver gráfico de Cotizaciones');
  await expect(charts(page)).toHaveCount(3);
  expect(await figures(panel(page, 'Cotizaciones'))).toEqual(rows);
  await page.keyboard.press('Enter');
  await expect(charts(page)).toHaveCount(4);
  await tabTo(page, page.getByRole('link', { name: /^Formulario Conozca a su Cliente/ }), { most: 20 });
});

for (const width of [1280, 360]) {
  test(`at ${width} px nothing moves when the figures come, nor when the charts come after them`, async ({ page, enter }) => {
    await page.setViewportSize({ width, height: 800 });
    const { opened, open: openCharts } = gate();
    await page.route(chartChunk, async (route) => {
      await opened;
      await route.continue();
    });
    const { open } = await hold(page, calls);
    const boxes = () =>
      page.locator('.ag-dash > *').evaluateAll((panels) => panels.map((one) => JSON.stringify(one.getBoundingClientRect())));
    await enter();
    await expect(page.getByText('Cargando…')).toHaveCount(6);
    const skeletons = await boxes();
    open();
    await expect(page.getByText('Cargando…')).toHaveCount(0);
    expect(await boxes()).toEqual(skeletons);
    // The figures show as text before the charts come.
    await expect(charts(page)).toHaveCount(0);
    for (const name of ['Cotizaciones', 'Comisiones']) await expect(panel(page, name).getByRole('cell').last()).toBeVisible();
    openCharts();
    await expect(charts(page)).toHaveCount(4);
    expect(await boxes()).toEqual(skeletons);
    await expectNoSidewaysScroll(page);
  });
}

test('Pagar opens the configured site, the documents are downloaded, and both say so when there is none @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter('cobranzas');
  const pagar = page.getByRole('button', { name: 'Pagar' });
  await expect(pagar).toHaveAttribute('aria-disabled', 'true');
  await expect(pagar).toHaveAccessibleDescription('El pago en línea no está disponible por ahora.');
  const links = panel(page, 'Documentos').getByRole('link');
  await expect(links).toHaveText([
    'Formulario Conozca a su Cliente (persona física) PDF',
    'Proceso para reportar rotura de cristales PDF',
    'Formulario de declaración de reclamación de vehículo PDF',
  ]);
  for (const link of await links.all()) {
    const downloaded = page.waitForEvent('download');
    await link.click();
    expect((await downloaded).suggestedFilename()).toMatch(/\.pdf$/);
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf']);
  }
  // A user without the intermediary role is offered no screen of that role.
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(3);

  const servicios = { auth: '/servicios/autorizacion', core: '/servicios/core' };
  const enlaces = { pago: 'https://pagos.ejemplo.do/' };
  await page.route('**/config.json', (route) => route.fulfill({ json: { servicios, enlaces } }));
  await page.goto(`${sandbox.url}/autogestion/`);
  const link = page.getByRole('link', { name: 'Pagar' });
  await expect(link).toHaveAttribute('href', enlaces.pago);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(links).toHaveCount(0);
  await expect(panel(page, 'Documentos').getByText('No está disponible por ahora.')).toHaveCount(3);
});

test('chosen periods are there the next time, also after Salir; the address wins over them @slow', async ({ page, signIn }) => {
  await signIn();
  await rango(page, 'Cotizaciones').selectOption('Últimos 30 días');
  await rango(page, 'Comisiones').selectOption('Año 2025');
  await expect(page).toHaveURL(/\?cotizaciones=30&anio=2025$/);
  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await page.getByRole('menuitem', { name: 'Salir' }).click();
  await signIn();
  await expect(page).toHaveURL(/\/autogestion\/$/);
  await expect(rango(page, 'Cotizaciones')).toHaveValue('30');
  await expect(rango(page, 'Emisiones')).toHaveValue('7');
  await expect(rango(page, 'Comisiones')).toHaveValue('2025');

  await page.goto('./?cotizaciones=');
  await expect(rango(page, 'Cotizaciones')).toHaveValue('');
  await expect(rango(page, 'Comisiones')).toHaveValue('2025');
  // The default period is stored as a choice, too.
  await rango(page, 'Cotizaciones').selectOption('Últimos 7 días');
  await page.goto('./');
  await expect(rango(page, 'Cotizaciones')).toHaveValue('7');
});

test('at 360 px the names of the months do not touch each other', async ({ page, enter }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await enter();
  await expect(charts(page)).toHaveCount(4);
  const boxes = await panel(page, 'Comisiones')
    .locator('[aria-hidden] span:has(> span > strong) > span:first-child')
    .evaluateAll((names) =>
      names.map((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        const { left, right } = range.getBoundingClientRect();
        return { left, right };
      }),
    );
  expect(boxes).toHaveLength(12);
  for (const [month, { left }] of boxes.entries()) expect(left - (boxes[month - 1]?.right ?? 0)).toBeGreaterThan(3);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a chosen period is read whole @slow', async ({ page, enter }) => {
    await enter();
    const choice = rango(page, 'Cotizaciones');
    await choice.selectOption('Últimos 7 días');
    const [needed, room] = await choice.evaluate((select: HTMLSelectElement) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
      const text = document.createElement('span');
      text.style.cssText = `position: fixed; white-space: nowrap; font: ${font}`;
      text.textContent = select.selectedOptions[0]?.text ?? '';
      document.body.append(text);
      const { width } = text.getBoundingClientRect();
      text.remove();
      return [width, select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)] as const;
    });
    expect(needed).toBeLessThanOrEqual(room);
  });
});
