import type { Page, Request } from '@playwright/test';
import type { Sandbox } from '../../sandbox/server.ts';
import { go } from '../support/lists.ts';
import { watch } from '../support/complaints.ts';
import { expect, expectNoSidewaysScroll, fillLogin, gate, heading } from '../support/portal.ts';
import { openContext } from '../support/test-day.ts';
import { type RunCell, test } from './cells.ts';
import { expectStands, places, quiet, retryAll, retryOf, screens, titleOf } from './screens.ts';

// Faults around the portal: the browser's storage, clock, window and buttons, and the files of the build.

const table = 'What stands around';

/** Comes to every screen, and expects it to stand. */
async function visitAll(page: Page, cell: RunCell, fault: string): Promise<void> {
  for (const place of places) {
    await cell(table, place.name, { fault }, async () => {
      await go(page, quiet);
      await go(page, place.path);
      await expectStands(page, place);
      return { shown: 'what it shows' };
    });
  }
}

/** Waits until no call has come for a moment. */
async function expectSettled({ calls }: Pick<Sandbox, 'calls'>): Promise<void> {
  let before = -1;
  const isSettled = () => {
    const settled = calls.length === before;
    before = calls.length;
    return settled;
  };
  await expect.poll(isSettled, { intervals: [400] }).toBe(true);
}

/** Faults of the browser's storage, installed before the portal's script. */
const hardships: Readonly<Record<string, () => void>> = {
  'storage absent': () => {
    Object.defineProperty(window, 'localStorage', { value: null });
    Object.defineProperty(window, 'sessionStorage', { value: null });
  },
  'storage full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'storage forbidden': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  },
  'storage poisoned': () => {
    const rubbish = ['{', 'null', '[]', '"x"', '{"token":7}', '\u0000'];
    const keys = ['sesion', 'preferencias', 'planes.intermediario', 'recarga'].map((name) => `autogestion.${name}`);
    const drafts = ['cliente', 'cotizacion', 'emision', 'solicitud'].map(
      (kind) => `autogestion.borrador.${kind}.intermediario.x`,
    );
    if (localStorage.getItem('fallos') === null) {
      localStorage.setItem('fallos', 'puestos');
      for (const [index, key] of [...keys, ...drafts].entries()) localStorage.setItem(key, rubbish[index % rubbish.length] ?? '');
    }
  },
};

for (const [fault, hardship] of Object.entries(hardships)) {
  test(`every screen with ${fault}`, async ({ page, cell }) => {
    await page.addInitScript(hardship);
    await page.goto('./login');
    await fillLogin(page, 'intermediario');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await visitAll(page, cell, fault);
  });
}

test.describe('files of a screen', () => {
  // Nothing is fetched ahead, so that a screen has none of its files before it is visited.
  test.use({ savesData: true });

  for (const [fault, files, complaint] of [
    ['chunk missing', /\/assets\/[A-Z]\w*Page-[^/]+\.js$/, /Failed to fetch dynamically imported module/],
    ['stylesheet missing', /\/assets\/(?!index|Portal|widgets|Toasts)[^/]+\.css$/, /Unable to preload CSS|No stylesheet/],
  ] as const) {
    test(`every screen with its ${fault}`, async ({ page, enter, cell }) => {
      let isMissing = false;
      const refused = new Set<string>();
      await page.route(files, (route) => {
        const url = route.request().url();
        if (isMissing) refused.add(url);
        else refused.delete(url);
        return isMissing ? route.abort() : route.continue();
      });
      await enter('intermediario', `.${quiet}`);
      for (const place of places) {
        await cell(table, place.name, { fault, complaint }, async () => {
          isMissing = false;
          // Loaded anew: without the files that came with the screen before.
          await page.goto(`.${quiet}`);
          await expect(heading(page, 'Perfil')).toBeVisible();
          refused.clear();
          isMissing = true;
          await go(page, place.path);
          await expect(retryOf(page).first()).toBeVisible();
          isMissing = false;
          await retryAll(page, place);
          expect([...refused], 'what was missing and has not come since').toEqual([]);
          return { shown: 'said in place, with Reintentar' };
        });
      }
    });
  }
});

test('every screen when the worker of the browser is missing', async ({ browser, baseURL, complaints, cell }) => {
  const context = await openContext(browser, { serviceWorkers: 'allow', baseURL });
  await context.addInitScript(() => {
    Object.defineProperty(navigator.serviceWorker, 'register', { value: () => Promise.reject(new TypeError('No script')) });
  });
  const page = await context.newPage();
  watch(page, complaints);
  await page.goto('./login');
  await fillLogin(page, 'intermediario');
  await visitAll(page, cell, 'worker missing');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await context.close();
});

for (const [fault, hours] of [
  ['clock an hour ahead', 1],
  ['clock an hour behind', -1],
] as const) {
  test(`every screen with the ${fault}`, async ({ page, enter, cell }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await enter('intermediario', `.${quiet}`);
    await visitAll(page, cell, fault);
  });
}

test("every screen after a day's sleep", async ({ page, enter, sandbox, cell }) => {
  await page.clock.install();
  await enter('intermediario', `.${quiet}`);
  await expect(page.locator('h1')).toBeVisible();
  for (const place of places) {
    await cell(table, place.name, { fault: "a day's sleep" }, async () => {
      await go(page, place.path);
      await expectStands(page, place);
      // No call is under way: a call of a sleeping machine fails at wake-up.
      await expectSettled(sandbox);
      await page.clock.fastForward('24:00:00');
      sandbox.expireTokens();
      await go(page, quiet);
      await go(page, place.path);
      await expectStands(page, place);
      return { shown: 'what it shows; the token is renewed unasked' };
    });
  }
});

for (const [fault, size] of [
  ['400 %', { width: 320, height: 256 }],
  ['320 px', { width: 320, height: 640 }],
] as const) {
  test(`every screen at ${fault}`, async ({ page, enter, cell }) => {
    await page.setViewportSize(size);
    await enter('intermediario', `.${quiet}`);
    for (const place of places) {
      await cell(table, place.name, { fault }, async () => {
        await go(page, place.path);
        await expect(titleOf(page, place)).toBeAttached();
        await expect(place.ready(page)).toBeAttached();
        await expectNoSidewaysScroll(page);
        return { shown: 'all of it, without scrolling sideways' };
      });
    }
  });
}

const isRead = (reads: RegExp) => (request: Request) => reads.test(new URL(request.url()).pathname);

test('every screen that is left, or loaded again, while it reads', async ({ page, context, enter, cell }) => {
  await enter('intermediario', `.${quiet}`);
  for (const screen of screens) {
    const { name, path, reads } = screen;
    const begin = async (tab: Page) => {
      await go(tab, quiet);
      await expect(heading(tab, 'Perfil')).toBeVisible();
      const { opened, open } = gate();
      const isMeant = ({ pathname }: URL) => reads.test(pathname);
      await tab.route(isMeant, async (route) => {
        await opened;
        await route.continue().catch(() => undefined);
      });
      const request = tab.waitForRequest(isRead(reads));
      await go(tab, path);
      await request;
      return async () => {
        open();
        await tab.unroute(isMeant);
      };
    };
    await cell(table, name, { fault: 'Back, Forward' }, async () => {
      const release = await begin(page);
      await page.goBack();
      await expect(heading(page, 'Perfil')).toBeVisible();
      await page.goForward();
      await release();
      await expectStands(page, screen);
      return { shown: 'the screen of the address' };
    });
    await cell(table, name, { fault: 'reload' }, async () => {
      const release = await begin(page);
      await page.reload({ waitUntil: 'commit' });
      await release();
      await expectStands(page, screen);
      return { shown: 'the same screen' };
    });
    await cell(table, name, { fault: 'close' }, async () => {
      const tab = await context.newPage();
      await tab.goto(`.${quiet}`);
      const release = await begin(tab);
      await tab.close();
      await release().catch(() => undefined);
      return { shown: 'nothing' };
    });
  }
});
