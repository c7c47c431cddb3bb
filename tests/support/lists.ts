import type { Locator, Page } from '@playwright/test';
import { listRows } from '../../src/app/portal/screens.ts';
import { paths } from '../../src/domain/paths.ts';
import { pathOfOperation } from './contracts.ts';
import { expect, expectLoaded } from './portal.ts';

/** Every list: path, table, call, and a filter by a column value of the first row. */
export const allLists = listRows.map(({ screen, table = screen.title, operation, filter }) => ({
  path: paths[screen.name],
  title: screen.title,
  table,
  call: pathOfOperation(operation),
  filter,
}));

/** The lists except that of the clients. */
export const lists = allLists.filter(({ path }) => path !== paths.listClientes);

export const emptyText = 'No se ha encontrado registros en el sistema.';

export const rowsOf = (page: Page, table: string): Locator => page.getByRole('table', { name: table }).locator('tbody tr');

/** The cell texts of the first row, once new rows are here. */
export async function firstRow(page: Page, table: string): Promise<string[]> {
  await expectLoaded(page.getByRole('table', { name: table }));
  await expect(rowsOf(page, table).first().getByRole('cell').first()).toBeVisible();
  // Abbreviations such as CED are replaced by the full name.
  return rowsOf(page, table)
    .first()
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => cell.querySelector('[role=img]')?.ariaLabel ?? cell.textContent));
}

export const search = (page: Page): Locator => page.getByRole('search');

export const buscar = (page: Page): Locator => search(page).getByRole('button', { name: 'Buscar', exact: true });

export const paginator = (page: Page): Locator => page.getByRole('navigation', { name: 'Paginación' });

/** Goes to a path within the portal, without a reload. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), `/autogestion${path}`);
}
