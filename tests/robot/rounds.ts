import { expect, type CDPSession, type Page } from '@playwright/test';
import { type Held, measure, openMemory } from '../support/memory.ts';
import { fillLogin, heading } from '../support/portal.ts';
import type { Tab } from './action.ts';
import { look } from './sight.ts';

/** Most that the heap may grow by from the second round on, in megabytes. */
const mostGrowth = 10;

/** Heap and actors of the lasting tab at the dashboard, round by round. */
export interface Rounds {
  readonly held: readonly Held[];
  /** Goes to the dashboard and measures; gives the errors, one line each. */
  end(): Promise<string[]>;
}

/** Actors that may always run: the session keeps catalogues, and code is prefetched. */
const ofNoScreen = new Set(['catalogo', 'listFiles', 'fetchFiles', 'runModule']);
const actorsOfScreens = ({ actors }: Held) =>
  Object.fromEntries(Object.entries(actors).filter(([name]) => !ofNoScreen.has(name)));
const asText = (actors: Readonly<Record<string, number>>) =>
  JSON.stringify(Object.fromEntries(Object.entries(actors).toSorted(([a], [b]) => a.localeCompare(b))));

/** The texts of the panels that have a choice but lack their drawing. */
const undrawn = (page: Page) =>
  page
    .getByRole('region')
    .filter({ has: page.getByRole('combobox'), hasNot: page.locator('.recharts-surface') })
    .allInnerTexts();

/** Goes to the dashboard as a person does, closing any dialog; signs in where nobody is signed in. */
async function goHome({ page }: Tab): Promise<void> {
  await page.bringToFront();
  await page.setViewportSize({ width: 1280, height: 800 });
  const leave = page.getByRole('button', { name: 'Salir de la página' });
  const menu = page.getByRole('button', { name: /^Menú de usuario/ });
  const skip = page.getByRole('link', { name: 'Saltar al contenido' }).and(page.locator(':focus'));
  const tried: string[] = [];
  const begun = performance.now();
  const note = (what: string) => tried.push(`${Math.round(performance.now() - begun)} ms: ${what}`);
  // The dashboard is opened anew, wherever the walk has ended.
  for (const path of ['/perfil', '/']) {
    const link = path === '/' ? page.getByRole('link', { name: 'Autogestión, ir al inicio' }) : null;
    const approach = async () => {
      const { atLogin, dialogs, hasMenu, path: from } = await look(page);
      if (atLogin) {
        note(`${from}, signs in`);
        await fillLogin(page, 'intermediario');
      } else if (await leave.isVisible()) {
        note(`${from}, leaves the page`);
        await leave.click({ timeout: 1000 });
      } else if (dialogs.length > 0 || hasMenu) {
        note(`${from}, closes ${dialogs.join() || 'a menu'}`);
        await page.keyboard.press('Escape');
      } else if (from === path) return;
      else if (await skip.isVisible()) {
        // The skip link covers the brand while it has the focus.
        note(`${from}, leaves the link over the brand`);
        await page.keyboard.press('Tab');
      } else if (link && (await link.isVisible())) {
        note(`${from}, presses the brand`);
        await link.click({ timeout: 1000 });
      } else if (path === '/perfil' && (await menu.isVisible())) {
        note(`${from}, opens the menu of the user`);
        await menu.click({ timeout: 1000 });
        await page.getByRole('menuitem', { name: 'Perfil' }).click({ timeout: 1000 });
      } else {
        note(`${from}, tries again`);
        await page.getByRole('button', { name: 'Reintentar' }).first().click({ timeout: 1000 });
      }
      const reached = await look(page);
      note(`is at ${reached.path}`);
      expect(reached.path).toBe(path);
    };
    await expect(approach)
      .toPass({ timeout: 30_000, intervals: [100, 250, 500] })
      .catch((error: unknown) => {
        note('gives up');
        throw new Error(`${path} is out of reach:\n      ${tried.slice(-40).join('\n      ')}`, { cause: error });
      });
  }
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expect(page.locator('.recharts-surface'))
    .toHaveCount(4, { timeout: 15_000 })
    .catch(async (error: Error) => {
      throw new Error(`${error.message}\npanels without their drawing: ${JSON.stringify(await undrawn(page))}`, { cause: error });
    });
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  // Toasts keep the calls that they can repeat.
  await page.mouse.move(640, 790);
  const close = page.getByRole('button', { name: 'Cerrar aviso' });
  for (const button of (await close.all()).toReversed()) await button.click({ timeout: 1000 }).catch(() => undefined);
  await expect(close).toHaveCount(0, { timeout: 15_000 });
}

/** Measures the lasting tab from round to round. */
export function createRounds(tab: Tab): Rounds {
  const held: Held[] = [];
  let cdp: CDPSession | undefined;
  return {
    held,
    end: async () => {
      await goHome(tab);
      cdp ??= await openMemory(tab.page);
      let now = await measure(cdp);
      const [first, , second] = held;
      const isSame = () => !first || asText(actorsOfScreens(now)) === asText(actorsOfScreens(first));
      // A stopped actor may still have a call under way.
      for (let attempt = 0; attempt < 3 && !isSame(); attempt += 1) now = await measure(cdp);
      held.push(now);
      const growth = second ? now.megabytes - second.megabytes : 0;
      return [
        ...(first && !isSame()
          ? [
              `actors of left screens live on: ${asText(actorsOfScreens(now))} at the dashboard, where at first ${asText(actorsOfScreens(first))}`,
            ]
          : []),
        ...(growth > mostGrowth ? [`the heap has grown by ${growth.toFixed(1)} MB since the second round`] : []),
      ];
    },
  };
}
