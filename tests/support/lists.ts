import type { Locator, Page } from '@playwright/test';
import { expect, expectLoaded } from './portal.ts';

/** The lists beside that of the clients: where they are, their table, the call behind them, and a filter by what the first row has in a column. */
export const lists = [
  {
    path: '/cotizaciones',
    title: 'Cotizaciones',
    table: 'Cotizaciones',
    call: '/v1/cotizaciones',
    filter: ['Número de cotización', 0],
  },
  { path: '/polizas', title: 'Pólizas', table: 'Pólizas', call: '/v1/polizas', filter: ['Número de póliza', 0] },
  { path: '/siniestros', title: 'Siniestros', table: 'Siniestros', call: '/v1/siniestros', filter: ['Número de siniestro', 1] },
  {
    path: '/siniestros/notificaciones',
    title: 'Notificaciones',
    table: 'Notificaciones',
    call: '/v1/siniestros/notificaciones',
    filter: ['Número de notificación', 1],
  },
  { path: '/solicitudes', title: 'Solicitudes', table: 'Registros', call: '/v1/tickets', filter: ['Asunto', 1] },
  {
    path: '/administrador/usuarios/intermediarios',
    title: 'Usuarios intermediarios',
    table: 'Usuarios intermediarios',
    call: '/v1/clientes',
    filter: ['Número de documento', 1],
  },
] as const;

/** All of them. */
export const allLists = [
  { path: '/clientes', title: 'Clientes', table: 'Clientes', call: '/v1/clientes', filter: ['Número de documento', 1] },
  ...lists,
] as const;

export const emptyText = 'No se ha encontrado registros en el sistema.';

export const rowsOf = (page: Page, table: string): Locator => page.getByRole('table', { name: table }).locator('tbody tr');

/** The first row's cells, as texts, once there are rows, and not those of before. */
export async function firstRow(page: Page, table: string): Promise<string[]> {
  await expectLoaded(page.getByRole('table', { name: table }));
  await expect(rowsOf(page, table).first().getByRole('cell').first()).toBeVisible();
  return rowsOf(page, table).first().getByRole('cell').allTextContents();
}

export const search = (page: Page): Locator => page.getByRole('search');

export const buscar = (page: Page): Locator => search(page).getByRole('button', { name: 'Buscar', exact: true });

export const paginator = (page: Page): Locator => page.getByRole('navigation', { name: 'Paginación' });

/** Goes on within the portal. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), `/autogestion${path}`);
}
