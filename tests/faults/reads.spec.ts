import type { Page, Route } from '@playwright/test';
import { go } from '../support/lists.ts';
import { closeToasts, expect, fillLogin, gate, heading, notices, sessionKey, soporte } from '../support/portal.ts';
import { type AnswerFault, busy, harmless, looping, refusalOf, unreached, unusable } from './answer-faults.ts';
import { test, toldIn } from './cells.ts';
import { quiet, retryAll, retryOf, type Screen, screens, titleOf } from './screens.ts';

// Every screen with missing or wrong answers to its reads, before anything is typed.

const table = 'What screens read';

const offline: AnswerFault = {
  name: 'offline',
  told: 'portal',
  reaches: false,
  play: (route) => route.abort('internetdisconnected'),
};

/** Plays a fault to the calls of a screen until it is lifted. */
async function play(page: Page, { reads }: Screen, fault: AnswerFault): Promise<() => Promise<void>> {
  const turns = new Map<string, number>();
  const isRead = ({ pathname }: URL) => reads.test(pathname);
  const handle = async (route: Route) => {
    const url = route.request().url();
    const turn = turns.get(url) ?? 0;
    turns.set(url, turn + 1);
    // The page may give a call up while it is answered.
    await fault.play(route, turn).catch(() => undefined);
  };
  await page.route(isRead, handle);
  return () => page.unroute(isRead, handle);
}

/** Leaves for the quiet screen, from which every screen reads anew. */
async function leave(page: Page): Promise<void> {
  await go(page, quiet);
  await expect(heading(page, 'Perfil')).toBeVisible();
  await closeToasts(page);
}

/** The words in which the service or the portal reports a fault. */
const wordsOf = ({ told, name }: AnswerFault) =>
  told === 'service' ? refusalOf(name === looping.name ? 401 : Number(name))[1] : soporte;

for (const screen of screens) {
  const { name, path, final = {} } = screen;

  test(`${name}: answers`, async ({ page, enter, cell }) => {
    await enter('intermediario', `.${quiet}`);
    for (const fault of [...harmless, busy]) {
      await leave(page);
      await cell(table, name, { fault: fault.name }, async () => {
        const lift = await play(page, screen, fault);
        await go(page, path);
        await expect(screen.ready(page)).toBeVisible();
        expect(await toldIn(page)).toEqual([]);
        await expect(retryOf(page)).toHaveCount(0);
        await lift();
        return { shown: 'nothing' };
      });
    }
    for (const fault of [...unreached, ...unusable, looping]) {
      await leave(page);
      await cell(table, name, { fault: fault.name }, async () => {
        const lift = await play(page, screen, fault);
        await go(page, path);
        const words = wordsOf(fault);
        await expect(titleOf(page, screen)).toBeVisible();
        if (final[fault.name] !== undefined) {
          await expect(
            page
              .getByRole('main')
              .getByText(/^No (?:tienes|existe|encontramos)/)
              .first(),
          ).toBeVisible();
          await expect(retryOf(page)).toHaveCount(0);
          await lift();
          return { shown: 'said in place' };
        }
        await expect(retryOf(page).first()).toBeVisible();
        await expect(notices(page)).toContainText(words);
        const shown = `toast: ${fault.told === 'service' ? "the service's words" : "the portal's own"}; Reintentar in place`;
        await lift();
        await retryAll(page, screen);
        return { shown };
      });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

  test(`${name}: the line and the session`, async ({ page, context, enter, cell, sandbox }) => {
    await page.clock.install();
    await enter('intermediario', `.${quiet}`);
    await page.clock.resume();
    // The code of the screen is loaded before the network goes off.
    await go(page, path);
    await expect(screen.ready(page)).toBeVisible();

    await leave(page);
    await cell(table, name, { fault: 'offline, then online' }, async () => {
      // Once in a thousand times Chromium, told to be offline, lets a call through.
      const lift = await play(page, screen, offline);
      await context.setOffline(true);
      await go(page, path);
      await expect(retryOf(page).first()).toBeVisible();
      await expect(titleOf(page, screen)).toBeVisible();
      await lift();
      await context.setOffline(false);
      await expect(screen.ready(page)).toBeVisible();
      await expect(retryOf(page)).toHaveCount(0);
      return { shown: 'said at the top and in place; loads by itself when the line is back' };
    });
    await context.setOffline(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    for (const [fault, seconds] of [
      ['slow 20 s', 20],
      ['silent for 30 s', 31],
    ] as const) {
      await leave(page);
      await cell(table, name, { fault }, async () => {
        const { opened, open } = gate();
        const lift = await play(page, screen, {
          name: fault,
          told: 'portal',
          reaches: true,
          play: async (route) => {
            await opened;
            await route.continue();
          },
        });
        await go(page, path);
        await expect(titleOf(page, screen)).toBeVisible();
        await expect(screen.ready(page)).toBeHidden();
        await page.clock.fastForward(seconds * 1000);
        if (seconds > 30) {
          await expect(notices(page)).toContainText(soporte);
          await expect(retryOf(page).first()).toBeVisible();
        } else expect(await retryOf(page).count()).toBe(0);
        open();
        await lift();
        if (seconds > 30) await retryAll(page, screen);
        await expect(screen.ready(page)).toBeVisible();
        return { shown: seconds > 30 ? "toast: the portal's own; Reintentar in place" : 'that it loads, then what it shows' };
      });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }

    await leave(page);
    await cell(table, name, { fault: '401, refresh slow' }, async () => {
      sandbox.setFail('POST /v1/account/token/refresh=slow:1500');
      sandbox.expireTokens();
      await go(page, path);
      await expect(screen.ready(page)).toBeVisible();
      sandbox.setFail('');
      return { shown: 'nothing' };
    });

    await leave(page);
    await cell(table, name, { fault: '401, refresh fails' }, async () => {
      sandbox.setFail('POST /v1/account/token/refresh=401');
      sandbox.expireTokens();
      await go(page, path);
      await expect(page.getByText('Tu sesión terminó. Ingresa de nuevo para continuar donde estabas.').first()).toBeVisible();
      expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
      sandbox.setFail('');
      await fillLogin(page, 'intermediario');
      await expect(screen.ready(page)).toBeVisible();
      return { shown: 'the login with its sentence, then the same screen' };
    });
  });
}
