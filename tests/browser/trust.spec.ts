import type { Page } from '@playwright/test';
import { clienteRows, expect, fillLogin, heading, stored, test } from '../support/portal.ts';
import { openAt, telefono, validCliente } from '../support/wizard-draft.ts';
import { expectCatalogues, field, fillField, recordRows, WizardPage } from '../support/wizard-page.ts';

test('a double click on the bin of a row deletes that row alone @slow', async ({ page, enter }) => {
  await enter('intermediario', './favicon.svg');
  const telefonos = ['5550147', '5550148', '5550149'].map((numero) => ({ ...telefono, numero }));
  await openAt(page, 'contact', { ...validCliente, telefonos });
  const { telefonos: table } = new WizardPage(page);
  await table
    .getByRole('button', { name: /^Eliminar/ })
    .first()
    .dblclick();
  expect((await recordRows(table)).join()).toMatch(/5550148.*5550149/);
  await table
    .getByRole('button', { name: /^Eliminar/ })
    .first()
    .press('Enter');
  expect((await recordRows(table)).join()).not.toContain('5550148');
});

test('a session whose storage is cleared ends, and no call is sent without a session @slow', async ({ page, enter, sandbox }) => {
  await enter('intermediario', './clientes');
  await clienteRows(page);
  await page.evaluate(() => localStorage.clear());
  sandbox.calls.length = 0;
  await page.getByRole('navigation').getByRole('link', { name: 'Cotizaciones' }).click();
  await expect(page.getByText('Tu sesión terminó. Ingresa de nuevo para continuar donde estabas.')).toBeVisible();
  expect(sandbox.calls).toEqual([]);
  await fillLogin(page, 'intermediario');
  await expect(heading(page, 'Cotizaciones')).toBeVisible();
});

test('typed values survive the end of the session even without storage @slow', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto('./clientes/create');
  await fillLogin(page, 'intermediario');
  await fillField(page, 'Primer nombre', 'Yokasta');
  await fillField(page, 'Primer apellido', 'Ñúñez');
  await expect(page.getByText('Este navegador no pudo guardar el borrador.')).toBeVisible();
  // Waits for all catalogues, so that no other call ends the session.
  await expectCatalogues(page);
  sandbox.expireTokens();
  sandbox.setFail('POST /v1/account/token/refresh=401');
  await loseSession(page);
  sandbox.setFail('');
  await fillLogin(page, 'intermediario');
  await expect(field(page, 'Primer nombre')).toHaveValue('Yokasta');
  await expect(field(page, 'Primer apellido')).toHaveValue('Ñúñez');
  expect(await stored(page)).toEqual({});
});

/** Makes the form call a service, which ends the session. */
async function loseSession(page: Page): Promise<void> {
  await field(page, 'Tipo de persona').selectOption({ index: 1 });
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
}

test('a dashboard panel that throws leaves the other panels usable, and can be retried @slow', async ({
  page,
  enter,
  provoke,
}) => {
  provoke(/A panel that throws/);
  await page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format');
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get(this: Intl.NumberFormat) {
        const format = own?.get?.call(this) as (value: number) => string;
        return (value: number) => {
          if (value === 424_242) throw new Error('A panel that throws');
          return format(value);
        };
      },
    });
  });
  const value = { pendiente: 424_242, compleada: 1, anulada: 1 };
  await page.route('**/v1/dashboard/cotizaciones/count?**', (route) =>
    route.fulfill({ json: { title: '', messages: [], value } }),
  );
  await enter('intermediario', './');
  await expect(page.getByText('No se pudo mostrar este panel')).toBeVisible();
  for (const name of ['Emisiones', 'Solicitudes', 'Prima vencida', 'Saldo por antigüedad', 'Comisiones'])
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await page.unroute('**/v1/dashboard/cotizaciones/count?**');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Cotizaciones', exact: true })).toBeVisible();
});

test('a toast whose word is as long as two lines keeps its × on the screen @slow', async ({ page, enter }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter('intermediario', './favicon.svg');
  await page.route('**/v1/clientes?**', (route) =>
    route.fulfill({ status: 400, json: { title: 'T'.repeat(70), messages: ['W'.repeat(70), 'x'.repeat(300)] } }),
  );
  await page.goto('./clientes');
  const close = page.getByRole('button', { name: 'Cerrar aviso' });
  await expect(close).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
