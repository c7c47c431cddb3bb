import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { reportRows } from '../../src/app/portal/screens.ts';
import { paths } from '../../src/domain/paths.ts';
import { type Database, openDatabase } from '../robot/database.ts';
import { screens } from '../robot/ways.ts';
import { changedBuild } from '../support/builds.ts';
import { allLists, go } from '../support/lists.ts';
import { detachedNodes, measure, openMemory } from '../support/memory.ts';
import { closeToasts, dist, expect, fillLogin, heading, letDraw } from '../support/portal.ts';
import { seededCopy } from '../support/seeded.ts';
import { liveOnTestDay, openContext, testDay } from '../support/test-day.ts';
import { countActors, due, type Sample, sumOf } from './growth.ts';
import { leaveBehind } from './plant.ts';
import { countNodes, readTally, tallyPages } from './tally.ts';

/** Actions of a day beside changing screens. */
const ofDay = { documents: 40, exports: 10, expiries: 20, versions: 6 } as const;

/** A day consists of laps from dashboard to dashboard, with a measurement at the end of each. */
export const lapsOfDay = 12;
const changesOfLap = 25;
/** Eight hours, with a change every half minute. */
const looksOfLap = (8 * 60 * 2) / lapsOfDay;
const lookPause = 30_000;
/** A request that accepts comments, whose page polls for new ones. */
const openRequest = paths.updateSolicitudes.replace(':id', '60');
const tokenLife = 900;

/** The counts of the actions so far. */
export type Done = Record<keyof typeof ofDay | 'changes' | 'looks', number>;

/** A day in one tab. */
export interface Day {
  readonly done: Readonly<Done>;
  /** Walks from the dashboard to the dashboard and measures there. */
  lap(number: number): Promise<Sample>;
  /** The heap of the tests themselves, measured in an empty page. */
  readonly harness: number;
  /** The number of detached nodes that scripts hold. */
  detached(): Promise<Readonly<Record<string, number>>>;
  close(): Promise<void>;
}

const main = (page: Page) => page.getByRole('main');
const others = screens.filter((path) => path !== paths.home);
/** The reports that 'Imprimir' shows; that of the aged balance is downloaded. */
const shown = reportRows.filter(({ screen }) => screen.name !== 'saldoAntiguedad');

/** Waits until nothing of a screen is on its way. */
async function arrive(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
}

async function seeDocument(page: Page, { screen, typed, chosen = {} }: (typeof shown)[number]): Promise<void> {
  const field = (label: string) => page.getByLabel(new RegExp(`^${label}\\*?$`));
  await expect(page.getByLabel(/^(?:Entidad|Compañía)\*?$/)).toHaveValue('1');
  for (const [label, text] of Object.entries(typed)) await field(label).fill(text.replaceAll('-', ''));
  for (const [label, option] of Object.entries(chosen)) await field(label).selectOption({ label: option });
  await main(page).getByRole('button', { name: 'Imprimir', exact: true }).first().click();
  const viewer = page.getByRole('region', { name: screen.title, exact: true });
  await expect(viewer.locator('canvas').first()).toBeVisible();
  await expect(viewer.locator('.textLayer').first()).not.toBeEmpty();
}

async function exportList(page: Page, ending: '.xlsx' | '.csv'): Promise<void> {
  await page.getByRole('button', { name: 'Exportar' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: ending }).click();
  await (await coming).delete();
}

/** The browser of a day: saves files without a dialog and counts what a page starts and ends. */
async function openTab(browser: Browser, isSpoilt: boolean): Promise<[BrowserContext, Page]> {
  const context = await openContext(browser, { serviceWorkers: 'allow', viewport: { width: 1280, height: 800 } });
  await context.clock.install();
  await tallyPages(context);
  await context.addInitScript(() => Object.defineProperty(window, 'showSaveFilePicker', { value: undefined }));
  if (isSpoilt) await context.addInitScript(leaveBehind);
  return [context, await context.newPage()];
}

/** Opens a portal of its own and signs in. */
export async function openDay(browser: Browser, { isSpoilt = false } = {}): Promise<Day> {
  liveOnTestDay();
  const db = await seededCopy();
  const folder = mkdtempSync(join(tmpdir(), 'day-'));
  const serve = (portal: string, port = 0) => startSandbox({ db, portal, port, now: testDay });
  let sandbox: Sandbox = await serve(dist);
  const database: Database = openDatabase(db);
  const numbers: Readonly<Record<string, readonly number[]>> = {
    [paths.updateClientes]: database.numbers('cliente'),
    [paths.viewCotizaciones]: database.numbers('cotizacion'),
    [paths.emitirPoliza]: database.numbers('cotizacion').slice(0, 12),
    [paths.updateSolicitudes]: database.numbers('ticket'),
  };
  const [context, page] = await openTab(browser, isSpoilt);
  const done: Done = { changes: 0, looks: 0, documents: 0, exports: 0, expiries: 0, versions: 0 };
  let visits = 0;
  /** By how much the clock of the page was moved, in milliseconds. */
  let ahead = 0;

  await page.locator('body').count();
  const { megabytes: harness } = await measure(await openMemory(page));
  await page.goto(`${sandbox.url}/autogestion/`);
  await fillLogin(page, 'intermediario');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  // From here on the service worker controls the page, and a later build is offered.
  await page.reload();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  const cdp: CDPSession = await openMemory(page);

  const addressOf = (path: string) => {
    const known = numbers[path] ?? [];
    return path.replace(':id', String(known[Math.floor(visits / others.length) % known.length] ?? 1));
  };
  const change = async (path: string) => {
    await go(page, path);
    await arrive(page);
    done.changes += 1;
  };

  /** Ends the session's token, which the next call renews. */
  const expire = () => {
    // The services' clock is behind: for the page, which is ahead, a token would expire at once.
    sandbox.setTtl(Math.ceil(ahead / 1000) + tokenLife);
    sandbox.expireTokens();
    sandbox.calls.length = 0;
  };
  const refreshed = () => sandbox.calls.filter(({ path, status }) => path.endsWith('/token/refresh') && status === 200).length;

  const offerVersion = async () => {
    const portal = join(folder, `version-${done.versions}`);
    const version = changedBuild(portal, `otra${done.versions}`);
    await sandbox.close();
    sandbox = await serve(portal, sandbox.port);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const waiting = () =>
      page.evaluate(async (name) => {
        const registration = await navigator.serviceWorker.getRegistration();
        return (await caches.has(name)) && registration?.installing === null && registration.waiting?.state;
      }, `autogestion-${version}`);
    await expect.poll(waiting).toBe('installed');
    await expect(page.getByRole('status').filter({ hasText: 'Hay una nueva versión' })).toBeVisible();
    done.versions += 1;
  };

  const lookForComments = async () => {
    for (let look = 0; look < looksOfLap; look += 1) {
      const answered = page.waitForResponse(/\/comments$/);
      await page.clock.fastForward(lookPause);
      ahead += lookPause;
      await (await answered).finished();
      await letDraw(page);
      done.looks += 1;
    }
  };

  /** Does the actions of a screen that are due by the end of the lap. */
  const work = async (path: string, isDue: (what: keyof typeof ofDay) => boolean) => {
    const report = shown.find(({ screen }) => paths[screen.name] === path);
    if (report && isDue('documents')) {
      await seeDocument(page, report);
      done.documents += 1;
    }
    if (isDue('exports') && allLists.some((list) => list.path === path)) {
      await exportList(page, done.exports % 2 === 0 ? '.xlsx' : '.csv');
      done.exports += 1;
    }
  };

  const measured = async (): Promise<Sample> => {
    await expect(page.locator('.recharts-surface')).toHaveCount(4);
    await page.mouse.move(640, 790);
    await closeToasts(page);
    // By then toasts have closed and delayed work has run.
    await page.clock.runFor(5000);
    ahead += 5000;
    await letDraw(page);
    // A second collection takes the objects that the first one released.
    for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
    const detached = sumOf(await detachedNodes(cdp));
    const { actors, listeners, megabytes } = await measure(cdp);
    return {
      changes: done.changes,
      actors,
      figures: {
        heap: megabytes,
        nodes: await countNodes(page),
        detached,
        listeners,
        actors: countActors(actors),
        catalogues: actors['catalogo'] ?? 0,
        workers: page.workers().length,
        ...(await readTally(page)),
      },
    };
  };

  return {
    done,
    lap: async (number) => {
      const isDue = (what: keyof typeof ofDay) => done[what] < due(ofDay[what], number, lapsOfDay);
      for (let step = 1; step < changesOfLap; step += 1) {
        const path = others[visits % others.length] ?? paths.perfil;
        const isEnd = isDue('expiries') && allLists.some((list) => list.path === path);
        if (isEnd) expire();
        await change(addressOf(path));
        visits += 1;
        if (isEnd) {
          await expect.poll(refreshed).toBeGreaterThan(0);
          done.expiries += 1;
        }
        await work(path, isDue);
        if (step === changesOfLap - 2) {
          await change(openRequest);
          step += 1;
          await lookForComments();
          // A document was shown: the service worker doesn't cache the viewer, so the page reloads.
          if (isDue('versions')) await offerVersion();
        }
      }
      await change(paths.home);
      return measured();
    },
    harness,
    detached: () => detachedNodes(cdp),
    close: async () => {
      await context.close();
      await sandbox.close();
      database.close();
      rmSync(folder, { recursive: true });
    },
  };
}
