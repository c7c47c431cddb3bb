import type { Browser, CDPSession, Page } from '@playwright/test';
import { heapMb, quietness, throttle, unthrottle, watchWorkers } from './network.ts';
import type { Sample } from './table.ts';
import { installWatch, type Moment, type MomentTimes, watchTasks } from './watch.ts';

const user = { name: 'intermediario', password: 'Portal-2026' };

interface Visit {
  page: Page;
  session: CDPSession;
  quiet: () => Promise<void>;
  wait: (moment: Moment) => Promise<MomentTimes>;
  kb: (kind: 'script' | 'code', from: number, to: number) => Promise<number>;
}

/** The floor's first page: hello, first and second visit. */
export async function visitHello(browser: Browser, origin: string, sample: Sample): Promise<void> {
  await visit(browser, async ({ page, quiet, wait, kb }) => {
    await page.goto(`${origin}/autogestion/`, { waitUntil: 'commit' });
    const hello = await wait('hello');
    await quiet();
    sample['hello'] = hello.at;
    sample['helloPaint'] = await page.evaluate(() => window.bench.firstPaint());
    sample['helloKb'] = await kb('script', 0, hello.at);

    sample['helloWarm'] = await secondVisit(page, origin, () => wait('hello'));
  });
}

/** The floor's second page: signing in and the list at once, then 100 and 200 rows. */
export async function visitFloorList(browser: Browser, origin: string, sample: Sample): Promise<void> {
  await visit(browser, async ({ page, session, quiet, wait }) => {
    await page.goto(`${origin}/autogestion/login`, { waitUntil: 'commit' });
    await wait('usable');
    await quiet();
    await signIn(page);
    const rows = await wait('rows10');
    sample['floorList'] = rows.painted - rows.click;
    await quiet();
    sample['floorHeap'] = await heapMb(session);
    sample['floorRows100'] = await showRows(page, wait, 100);
    sample['floorRows200'] = await showRows(page, wait, 200);
  });
}

/** The portal's rows of clients in one plain component with the portal's styles: 100 and 200. */
export async function visitFloorRows(browser: Browser, origin: string, sample: Sample): Promise<void> {
  await visit(browser, async ({ page, quiet, wait }) => {
    await page.goto(`${origin}/autogestion/rows.html`, { waitUntil: 'commit' });
    await wait('usable');
    await quiet();
    await signIn(page);
    await wait('rows10');
    await quiet();
    sample['bareRows100'] = await showRows(page, wait, 100);
    sample['bareRows200'] = await showRows(page, wait, 200);
  });
}

/** The portal: login, home, list, 100 and 200 rows, and a second visit. */
export async function visitPortal(browser: Browser, origin: string, sample: Sample): Promise<void> {
  await visit(browser, async ({ page, session, quiet, wait, kb }) => {
    await page.goto(`${origin}/autogestion/login`, { waitUntil: 'commit' });
    const usable = await wait('usable');
    await quiet(); // The portal preloads screens meanwhile.
    sample['usable'] = usable.at;
    sample['paint'] = await page.evaluate(() => window.bench.firstPaint());
    sample['loginKb'] = await kb('script', 0, usable.at);
    sample['preloadKb'] = await kb('code', usable.at, Number.MAX_VALUE);

    await signIn(page);
    const home = await wait('home');
    sample['home'] = home.painted - home.click;
    const charts = await wait('charts');
    sample['charts'] = charts.painted - charts.click;
    await quiet();
    sample['homeKb'] = await kb('code', home.click, charts.painted);
    sample['chartsInp'] = await interaction(page, home.click);

    await page.locator('a[href$="/autogestion/clientes"]').first().click();
    const rows = await wait('rows10');
    sample['list'] = rows.painted - rows.click;
    await quiet();
    sample['listKb'] = await kb('code', rows.click, rows.painted);
    sample['listInp'] = await interaction(page, rows.click);
    sample['heap'] = await heapMb(session);
    sample['rows100'] = await showRows(page, wait, 100);
    sample['rows200'] = await showRows(page, wait, 200);

    sample['warm'] = await secondVisit(page, origin, () => wait('home'));
  });
}

/** The wizard: from the list to its form. */
export async function visitWizard(browser: Browser, origin: string, sample: Sample): Promise<void> {
  await visit(browser, async (opened) => {
    const { page, quiet, wait, kb } = opened;
    await openClientes(opened, origin);
    await page.locator('a[href$="/clientes/create"]').first().click();
    const form = await wait('wizard');
    sample['wizard'] = form.painted - form.click;
    await quiet();
    sample['wizardKb'] = await kb('code', form.click, form.painted);
    sample['wizardInp'] = await interaction(page, form.click);
  });
}

/** A request with a thread of 500 comments, opened from the list. */
export async function visitThread(browser: Browser, origin: string, sample: Sample): Promise<void> {
  await visit(browser, async ({ page, quiet, wait, kb }) => {
    const returnTo = encodeURIComponent('/solicitudes?numeroSolicitud=1000069');
    await page.goto(`${origin}/autogestion/login?returnTo=${returnTo}`, { waitUntil: 'commit' });
    await wait('usable');
    await quiet();
    await signIn(page, 'corredora');
    await page.locator('a[href$="/solicitudes/update/1000069"]').first().waitFor();
    await quiet();
    await page.locator('a[href$="/solicitudes/update/1000069"]').first().click();
    const thread = await wait('thread');
    sample['thread'] = thread.painted - thread.click;
    await quiet();
    sample['threadKb'] = await kb('code', thread.click, thread.painted);
    sample['threadInp'] = await interaction(page, thread.click);
  });
}

/**
 * Exports 20,000 clients as a spreadsheet and as a CSV: greatest growth of the heaps of page and
 * worker after the click, and the longest task of the page.
 */
export async function visitExport(browser: Browser, origin: string, sample: Sample): Promise<void> {
  await exportAs('.xlsx', 'export', browser, origin, sample);
  await exportAs('.csv', 'exportCsv', browser, origin, sample);
}

/** Signs in to the list of clients and waits until the page is idle. */
async function openClientes({ page, quiet, wait }: Visit, origin: string, name?: string): Promise<void> {
  await page.goto(`${origin}/autogestion/login?returnTo=/clientes`, { waitUntil: 'commit' });
  await wait('usable');
  await quiet();
  await signIn(page, name);
  await wait('rows10');
  await quiet();
}

/**
 * Opens the 20,000 clients of a correduría at full speed: a hundred pages take minutes otherwise.
 */
export async function openLongList(opened: Visit, origin: string): Promise<void> {
  await unthrottle(opened.session);
  await openClientes(opened, origin, 'corredora');
}

async function exportAs(ending: string, name: string, browser: Browser, origin: string, sample: Sample): Promise<void> {
  await visit(browser, async (opened) => {
    const { page, session } = opened;
    await page.addInitScript(() => Object.defineProperty(window, 'showSaveFilePicker', { value: undefined }));
    await openLongList(opened, origin);
    const before = await heapMb(session);
    const workersMb = await watchWorkers(session);
    const longest = await watchTasks(page);
    const download = page.waitForEvent('download', { timeout: 120_000 });
    await page.getByRole('button', { name: 'Exportar' }).click();
    await page.getByRole('menuitem', { name: ending }).click();
    let maxHeap = 0;
    const running = { now: true };
    const end = () => (running.now = false);
    void download.then(end, end);
    while (running.now) {
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      maxHeap = Math.max(maxHeap, usedSize / 1024 / 1024 + (await workersMb()));
      await page.waitForTimeout(100);
    }
    await (await download).delete();
    sample[`${name}Heap`] = maxHeap - before;
    sample[`${name}Task`] = await longest();
  });
}

/** Choices of a hundred and of ten thousand options, on pages of their own. */
export async function visitForms(browser: Browser, origin: string, sample: Sample): Promise<void> {
  await visit(browser, async ({ page }) => {
    for (const [name, count] of [
      ['options100', 100],
      ['options10000', 10_000],
    ] as const) {
      await page.goto(`${origin}/autogestion/form.html?options=${count}`);
      sample[name] = await timeToOpen(page, 'Opciones');
    }
  });
}

/** From the press on a choice to its painted list; median of five. */
export async function timeToOpen(page: Page, label: string): Promise<number> {
  const control = page.getByRole('combobox', { name: label });
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    await control.evaluate((element) => {
      const opened = Promise.withResolvers<number>();
      Object.assign(window, { opened: opened.promise });
      element.addEventListener(
        'pointerdown',
        () => {
          const start = performance.now();
          const look = () => {
            if (document.querySelector('[role=option]')) requestAnimationFrame(() => opened.resolve(performance.now() - start));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        { once: true },
      );
    });
    await control.click();
    times.push(await page.evaluate(() => (window as unknown as { opened: Promise<number> }).opened));
    await page.keyboard.press('Escape');
    await page.waitForTimeout(200);
  }
  return times.toSorted((a, b) => a - b)[2] ?? Number.NaN;
}

/**
 * The longest delay from a press after `from` to the next paint, in ms; 0 where none took 16 ms.
 */
export const interaction = (page: Page, from: number) => page.evaluate((start) => window.bench.interaction(start), from);

/** Visits a page in a new context, with the slow network and processor. */
export async function visit(browser: Browser, flow: (visit: Visit) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ locale: 'es-DO', timezoneId: 'America/Santo_Domingo' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await page.addInitScript(installWatch);
    const session = await throttle(page);
    await flow({
      page,
      session,
      quiet: quietness(page),
      wait: (moment) => page.evaluate((name) => window.bench.wait(name), moment),
      kb: async (kind, from, to) => {
        const bytes = await page.evaluate((span) => window.bench.bytes(...span), [kind, from, to] as [
          typeof kind,
          number,
          number,
        ]);
        return bytes / 1024;
      },
    });
  } finally {
    await context.close();
  }
}

/** Fills in the login and sends it. */
export async function signIn(page: Page, name = user.name): Promise<void> {
  await page.getByLabel('Usuario o Correo').fill(name);
  await page.getByLabel('Contraseña', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

/** From choosing a page size to its rows; NaN without that choice. */
async function showRows(page: Page, wait: Visit['wait'], count: 100 | 200): Promise<number> {
  const choice = page.locator('select').filter({ has: page.locator('option', { hasText: new RegExp(`^${count}$`) }) });
  if ((await choice.count()) === 0) return Number.NaN;
  await choice.first().selectOption({ label: String(count) });
  const rows = await wait(`rows${count}`);
  return rows.painted - rows.click;
}

/** Opens the application again in the same browser, with its cache. */
async function secondVisit(page: Page, origin: string, arrive: () => Promise<MomentTimes>): Promise<number> {
  await page.goto('about:blank');
  await page.goto(`${origin}/autogestion/`, { waitUntil: 'commit' });
  return (await arrive()).painted;
}
