import type { Page } from '@playwright/test';
import { DatabaseSync } from 'node:sqlite';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, expectNoSidewaysScroll, expectToasts, heading, hold, soporte, stored, test } from '../support/portal.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const panel = (page: Page) => page.getByRole('region', { name: 'Pendiente de ti' });
const contar = (page: Page) => panel(page).getByRole('button', { name: /^Contar/ });
const siempre = (page: Page) => panel(page).getByRole('checkbox', { name: 'Contar siempre al abrir el dashboard' });
const values = (page: Page) => panel(page).getByRole('status');
const lists = /\/v1\/(?:cotizaciones|polizas|tickets)\?/;
const figures = /\/v1\/(?:dashboard|antiguedadsaldos|comisiones)\b/;

/** The pending counts according to the database. */
function expected(file: string): string[] {
  const db = new DatabaseSync(file, { readOnly: true });
  const count = (sql: string) => String(db.prepare(`SELECT count(*) AS n FROM ${sql}`).get()?.['n']);
  const counts = [
    count('cotizacion WHERE id_mediador = 1 AND id_estatus IN (1, 6)'),
    count("poliza WHERE id_mediador = 1 AND fe_hasta BETWEEN '2026-11-20' AND '2026-12-20'"),
    count("ticket WHERE id_mediador = 1 AND estatus = 'pending'"),
  ];
  db.close();
  return counts;
}

test('pending rows are counted on request from the rows of the lists, and each count leads to its view', async ({
  page,
  enter,
  database,
  callsTo,
}) => {
  await enter();
  await expect(values(page)).toHaveText(['Sin contar', 'Sin contar', 'Sin contar']);
  await expectNoAxeViolations(page);
  for (const path of ['/v1/cotizaciones', '/v1/polizas', '/v1/tickets']) expect(callsTo(path)).toEqual([]);
  await contar(page).click();
  await expect(values(page)).toHaveText(expected(database));
  await expect(contar(page)).toHaveText('Contar de nuevo');
  await expect(contar(page)).toBeFocused();
  expect(callsTo('/v1/cotizaciones')).toHaveLength(5);
  expect(callsTo('/v1/polizas')).toHaveLength(4);
  await expectNoAxeViolations(page);
  const hrefs = await panel(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    '/autogestion/cotizaciones?f.estatus=1&f.estatus=6',
    '/autogestion/polizas?f.vigente-hasta=proximos-30',
    '/autogestion/solicitudes?f.estatus=pending',
  ]);
  await panel(page).getByRole('link', { name: 'Pólizas que vencen en 30 días' }).click();
  await expect(heading(page, 'Pólizas')).toBeVisible();
});

test('the preference for automatic counts counts once all panels have loaded, and outlives Salir @slow', async ({
  page,
  enter,
  signIn,
  database,
  callsTo,
}) => {
  await enter();
  await siempre(page).check();
  await expect(values(page)).toHaveText(['Sin contar', 'Sin contar', 'Sin contar']);
  const panels = await hold(page, figures);
  await page.reload();
  await expect.poll(panels.held).toBe(6);
  await expect(values(page)).toHaveText(['En espera…', 'En espera…', 'En espera…']);
  await expect(contar(page)).toHaveAttribute('aria-busy', 'true');
  // The longest time until the browser is idle.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  for (const path of ['/v1/cotizaciones', '/v1/polizas', '/v1/tickets']) expect(callsTo(path)).toEqual([]);
  panels.open();
  await expect(values(page)).toHaveText(expected(database));

  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await page.getByRole('menuitem', { name: 'Salir' }).click();
  await signIn();
  await expect(values(page)).toHaveText(expected(database));
  await siempre(page).uncheck();
  expect(Object.values(await stored(page)).join()).toContain('"contarPendientes":false');
  await page.reload();
  await expect(values(page)).toHaveText(['Sin contar', 'Sin contar', 'Sin contar']);
});

test('a failed count delays no other count, and can be retried in place', async ({ page, enter, sandbox, database }) => {
  const [quotes = '', policies = '', requests = ''] = expected(database);
  sandbox.setFail('GET /v1/polizas=500');
  await enter();
  await contar(page).click();
  await expect(values(page)).toHaveText([quotes, 'No se pudo contar.', requests]);
  await expectToasts(page, [['Fallo simulado', 'El sandbox responde 500 porque así se le pidió.']]);
  await expectNoAxeViolations(page);
  sandbox.setFail('');
  await panel(page).getByRole('button', { name: 'Reintentar: Pólizas que vencen en 30 días' }).click();
  await expect(values(page)).toHaveText([quotes, policies, requests]);
});

test('slow counts delay no panel, and show their progress', async ({ page, enter }) => {
  await enter();
  const { open, held } = await hold(page, lists);
  await contar(page).click();
  await expect.poll(held).toBe(3);
  await expect(values(page)).toHaveText(['Contando…', 'Contando…', 'Contando…']);
  const cotizaciones = page.getByRole('region', { name: 'Cotizaciones', exact: true });
  await cotizaciones.getByRole('combobox').selectOption('Últimos 30 días');
  await expect(cotizaciones).toHaveAttribute('aria-busy', 'false');
  await expect(cotizaciones.getByRole('row')).toHaveCount(5);
  open();
  await expect(values(page).first()).toHaveText(/^\d+$/);
});

test('lists of more than 2,000 rows are not walked through', async ({ page, enter, callsTo }) => {
  await enter('corredora');
  await contar(page).click();
  await expect(values(page).nth(1)).toHaveText('Tu lista tiene más de 2,000 filas');
  expect(callsTo('/v1/polizas')).toHaveLength(1);
});

test('a user without permission for the lists has no panel of pending rows', async ({ page, enter }) => {
  await enter('cobranzas');
  await expect(page.getByRole('region', { name: 'Documentos' })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test(`the panel says that the network is missing, and continues once the network is back (${soporte}) @slow`, async ({
  page,
  enter,
  context,
  database,
}) => {
  await enter();
  await expect(values(page)).toHaveCount(3);
  await context.setOffline(true);
  await contar(page).click();
  await expect(values(page)).toHaveText(['No se pudo contar.', 'No se pudo contar.', 'No se pudo contar.']);
  await context.setOffline(false);
  await expect(values(page)).toHaveText(expected(database));
});

for (const width of [1366, 360]) {
  test(`at ${width} px nothing moves when the code of the panel or the counts arrive`, async ({ page, enter }) => {
    await page.setViewportSize({ width, height: 800 });
    const chunk = await hold(page, /\/assets\/PendientesPanel-[^/]+\.js$/);
    await enter();
    await expect(page.getByRole('region', { name: 'Cotizaciones', exact: true })).toHaveAttribute('aria-busy', 'false');
    const places = () =>
      page
        .getByRole('region', { name: 'Cotizaciones', exact: true })
        .evaluate((region) => JSON.stringify(region.getBoundingClientRect()));
    const before = await places();
    chunk.open();
    await expect(values(page)).toHaveCount(3);
    expect(await places()).toBe(before);
    await contar(page).click();
    await expect(values(page).last()).toHaveText(/^\d+$/);
    await expect(values(page).first()).toHaveText(/^\d+$/);
    expect(await places()).toBe(before);
    await expectNoSidewaysScroll(page);
  });
}

test('the legends of the donuts lead to the lists in their status and days', async ({ page, enter }) => {
  await enter();
  const hrefsOf = (name: string) =>
    page
      .getByRole('region', { name, exact: true })
      .getByRole('rowheader')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => decodeURI(link.getAttribute('href') ?? '').replace('/autogestion', '')));
  const week = '2026-11-14..2026-11-20';
  await expect
    .poll(() => hrefsOf('Cotizaciones'))
    .toEqual([
      `/cotizaciones?f.estatus=0&f.estatus=1&f.estatus=6&f.estatus=7&f.fecha=${week}`,
      `/cotizaciones?f.estatus=3&f.fecha=${week}`,
      `/cotizaciones?f.estatus=4&f.fecha=${week}`,
    ]);
  await expect
    .poll(() => hrefsOf('Emisiones'))
    .toEqual([
      `/cotizaciones?f.estatus=1&f.estatus=6&f.fecha=${week}`,
      `/polizas?f.estatus-certificado=Vigente&f.fecha-de-emision=${week}`,
      `/polizas?f.estatus-certificado=Cancelada&f.fecha-de-emision=${week}`,
    ]);
  await expect
    .poll(() => hrefsOf('Solicitudes'))
    .toEqual([
      `/solicitudes?f.estatus=open&f.estatus=pending&f.estatus=hold&f.fecha-de-solicitud=${week}`,
      `/solicitudes?f.estatus=solved&f.estatus=closed&f.fecha-de-solicitud=${week}`,
      `/solicitudes?f.estatus=new&f.fecha-de-solicitud=${week}`,
    ]);
  await page.getByRole('region', { name: 'Emisiones', exact: true }).getByRole('link', { name: 'Pendientes' }).click();
  await expect(heading(page, 'Cotizaciones')).toBeVisible();
});
