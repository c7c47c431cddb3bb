import type { Page } from '@playwright/test';
import express from 'express';
import { join } from 'node:path';
import { servePortal } from '../../sandbox/portal.ts';
import { type ChangingProxy, openChangingProxy } from '../services-check/changing-proxy.ts';
import { clienteRows, dist, expect, expectToasts, heading, test as portalTest } from '../support/portal.ts';
import { correctedVariable, proposed } from './build-corrected.ts';
import { differing } from './differing.ts';

interface WorkerFixtures {
  /** The corrected portal and the plain one, each before services that differ. */
  fronts: { readonly corrected: ChangingProxy; readonly plain: ChangingProxy };
}

const test = portalTest.extend<{ portal: 'corrected' | 'plain' }, WorkerFixtures>({
  fronts: [
    async ({ sandbox }, use) => {
      const serve = (folder: string) => openChangingProxy(sandbox.url, differing, express().use(servePortal(folder)));
      const corrected = await serve(join(process.env[correctedVariable] ?? '', 'dist'));
      const plain = await serve(dist);
      await use({ corrected, plain });
      corrected.close();
      plain.close();
    },
    { scope: 'worker' },
  ],
  portal: ['corrected', { option: true }],
  baseURL: async ({ baseURL: _sandbox, fronts, portal }, use) => use(`${fronts[portal].url}/autogestion/`),
});

// The test writes a reply.
test.use({ world: 'overlay' });

const rowsOf = (page: Page) => page.getByRole('main').getByRole('table').first().getByRole('row');

test('the overlay names what the services write otherwise', () => {
  for (const name of ['nroCotizacion', 'number-in-text', 'dd/MM/yyyy', 'dd/MM/yyyy HH:mm:ss', 'missing'])
    expect(proposed()).toContain(name);
});

test('the main flows work with the overlay', async ({ page, enter }) => {
  test.setTimeout(90_000);
  await enter('intermediario');
  await expect(page.getByText(/RD\$\s?[\d,]+\.\d\d/).first()).toBeVisible();

  await page.goto('./clientes');
  await clienteRows(page);
  await page.getByRole('main').getByRole('table').first().getByRole('link').first().click();
  await expect(page.getByRole('tab', { name: 'Datos de contacto' })).toBeVisible();

  await page.goto('./cotizaciones');
  await expect(rowsOf(page)).toHaveCount(11);
  await expect(rowsOf(page).nth(1)).toContainText(/\b\d{3}\b/);

  await page.goto('./polizas');
  await expect(rowsOf(page)).toHaveCount(11);
  await expect(rowsOf(page).nth(1)).toContainText(/\d\d-\d\d-\d{4}.*\d\d-\d\d-\d{4}/);

  await page.goto('./solicitudes');
  await expect(rowsOf(page)).toHaveCount(11);
  await page.goto('./solicitudes/update/51');
  await expect(heading(page, 'Actualización de solicitud')).toBeVisible();
  await page.getByRole('textbox', { name: /^Respuesta/ }).fill('Recibido, gracias.');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('region', { name: 'Comentarios' })).toContainText('Recibido, gracias.');
  await page.goto('./clientes');
  await clienteRows(page);
  await expectToasts(page, []);
});

test.describe('without it', () => {
  test.use({ portal: 'plain' });

  test('the quotes can not be read', async ({ page, enter }) => {
    await enter('intermediario', './cotizaciones');
    await expect(page.getByRole('main')).toContainText('No se pudo');
  });
});
