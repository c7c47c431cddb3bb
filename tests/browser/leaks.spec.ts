import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { measure, openMemory } from '../support/memory.ts';
import { expect, test } from '../support/portal.ts';

test.use({ savesData: false });

const walks = 20;

/** The quiet one: it has no machine of its own. */
const last = paths.perfil;
const others = Object.values(paths).filter((path) => path !== paths.login && path !== last);

/** Every screen that exists but the login, the quiet one last. */
async function findScreens(page: Page): Promise<string[]> {
  const screens: string[] = [];
  for (const path of [...others, last].map((one) => one.replace(':id', '1'))) {
    await go(page, path);
    if ((await page.locator('h1').textContent()) !== 'Página no encontrada') screens.push(path);
  }
  expect(screens).toContain(paths.listClientes);
  return screens;
}

/** Goes to a screen within the portal, without a load, and waits until nothing is under way. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', `/autogestion${to}`), path);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  if (path === paths.home) await expect(page.locator('.recharts-surface')).toHaveCount(4);
}

test(`${walks} walks over every screen leave nothing behind`, { tag: '@slow' }, async ({ page, enter }) => {
  test.setTimeout(240_000);
  await enter('intermediario', `.${last}`);
  await expect(page.locator('h1')).toBeVisible();
  const screens = [paths.notfound, ...(await findScreens(page))];
  const cdp = await openMemory(page);
  const walk = async () => {
    for (const path of screens) await go(page, path);
  };

  // The first two fetch what is kept for good: code and catalogues.
  await walk();
  await walk();
  const before = await measure(cdp);
  for (let count = 0; count < walks; count += 1) await walk();
  const after = await measure(cdp);
  console.log(`${walks} walks, ${screens.length} screens:`, JSON.stringify({ before, after }));

  expect(after.actors).toEqual(before.actors);
  expect(after.listeners).toBe(before.listeners);
  expect(after.megabytes - before.megabytes).toBeLessThanOrEqual(10);
});
