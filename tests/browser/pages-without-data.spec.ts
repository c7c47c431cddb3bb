import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, expectNoSidewaysScroll, heading, test } from '../support/portal.ts';

const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Ruta de navegación' }).getByRole('listitem');

/** Pages without data: search text, title, breadcrumb and words (specification 2, section 2). */
const pages = [
  {
    path: './siniestros/documentos',
    typed: 'archivos adjuntos',
    title: 'Documentos',
    trail: ['Siniestros', 'Documentos'],
    says: ['Aquí todavía no hay nada', 'Por ahora no puedes consultar ni enviar documentos de siniestros desde el portal.'],
  },
  {
    path: './siniestros/notificaciones/create',
    typed: 'notificar siniestro',
    title: 'Nueva notificación',
    trail: ['Siniestros', 'Notificaciones', 'Nueva notificación'],
    says: [
      'Número de notificación: --',
      'Aquí todavía no hay nada',
      'Por ahora no puedes notificar un siniestro desde el portal.',
    ],
  },
  {
    path: './consultas/historico/reportes',
    typed: 'historial',
    title: 'Histórico de reportes',
    trail: ['Consultas', 'Histórico de reportes'],
    says: ['Aquí todavía no hay nada', 'Por ahora no puedes consultar aquí los reportes que generaste antes.'],
  },
  {
    path: './cobranzas/pagos',
    typed: 'pagar facturas',
    title: 'Cobro con tarjeta de crédito',
    trail: ['Cobranzas', 'Cobro con tarjeta de crédito'],
    says: ['Por ahora no puedes cobrar con tarjeta desde el portal: los campos y botones de esta página están desactivados.'],
  },
] as const;

test('each page without data has its title and breadcrumb, says so, makes no call and is found by the search @slow', async ({
  page,
  enter,
  callsTo,
}) => {
  test.setTimeout(120_000);
  await enter('intermediario', './configuracion');
  await expect(heading(page, 'Configuración')).toBeVisible();
  const calls = callsTo('/v1/').length;
  for (const { path, typed, title, trail, says } of pages) {
    await test.step(title, async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${path.slice(1)}$`));
      await expect(heading(page, title)).toBeVisible();
      await expect(page).toHaveTitle(`${title} · Autogestión`);
      await expect(crumbs(page)).toHaveText([...trail]);
      for (const text of says) await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
      for (const [width, colorScheme] of [
        [1280, 'light'],
        [320, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 740 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectNoAxeViolations(page);
        await expectNoSidewaysScroll(page);
      }
      await page.setViewportSize({ width: 1280, height: 740 });
    });
  }
  expect(callsTo('/v1/').length).toBe(calls);
});

test('a user without role 32 can not reach the pages without data @slow', async ({ page, enter }) => {
  for (const { path } of pages) {
    await enter('cobranzas', path);
    await expect(page).toHaveTitle('Sin permiso · Autogestión');
  }
});

test('the payment page has no usable control, and its card is empty', async ({ page, enter, callsTo }) => {
  await enter('intermediario', './cobranzas/pagos');
  await expect(heading(page, 'Cobro con tarjeta de crédito')).toBeVisible();
  const main = page.getByRole('main');
  const labels = [
    'Buscar cliente',
    'Número de tarjeta',
    'Mes de vencimiento',
    'Año de vencimiento',
    'CVV',
    'Correo electrónico para el recibo',
  ];
  for (const label of labels) await expect(main.getByLabel(label)).toBeDisabled();
  await expect(main.getByRole('textbox')).toHaveCount(labels.length);
  const reason =
    'Por ahora no puedes cobrar con tarjeta desde el portal: los campos y botones de esta página están desactivados.';
  for (const name of ['Cancelar proceso', 'Procesar pago']) {
    const button = main.getByRole('button', { name });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(reason);
    await button.click({ force: true });
  }
  await expect(main.getByRole('button')).toHaveCount(2);
  await expect(main.getByRole('region', { name: 'Cliente y total' }).getByRole('definition')).toHaveText(['N/A', '0.00']);
  await expect(page).toHaveURL(/\/cobranzas\/pagos$/);
  expect(callsTo('/v1/')).toEqual(['GET /v1/account/currentuser 200']);
});
