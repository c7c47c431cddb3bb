import { test as base, expect as baseExpect, type Locator, type Page } from '@playwright/test';
import { join } from 'node:path';
import { type Call, type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { browserConnectionsClosed } from './browser-connections.ts';
import { tellViolations, watch } from './complaints.ts';
import { seedAgain, seededCopy } from './seeded.ts';
import { liveOnTestDay, moveToTestDay, testDay } from './test-day.ts';
import { translatePages } from './translator.ts';

/** The built portal. */
export const dist = join(import.meta.dirname, '../../dist');

/** The password of every sandbox user. */
export const password = 'Portal-2026';

/** The storage keys of the tokens and of the preferences. */
export const sessionKey = 'autogestion.sesion';

/** Signs a user in without the login page; gives the session as stored under `sessionKey`. */
export async function storedSession(sandboxUrl: string, userName: string): Promise<string> {
  const response = await fetch(`${sandboxUrl}/servicios/autorizacion/v1/account/authenticate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userName, password }),
  });
  const { value } = (await response.json()) as { value: { token: string; refreshToken: string } };
  return JSON.stringify({ token: value.token, refreshToken: value.refreshToken, userName });
}
export const preferencesKey = 'autogestion.preferencias';

/** The fixed messages of failed calls. */
export const soporte = 'intente nuevamente o consulte con el centro de soporte';

interface TestFixtures {
  /** The world of a test file; each world begins with the seeded database. */
  world: string;
  /** The database file of the test's world. */
  database: string;
  /**
   * Whether the browser reports data saving, so that the portal fetches only the code of visited
   * screens. The slow tests save data, which makes them a quarter faster; the others don't.
   */
  savesData: boolean;
  /** Whether the browser translates the pages; TRANSLATED=1 translates them in every test. */
  translates: boolean;
  /** Signs in through the login page and waits for the next page. */
  signIn: (userName?: string, path?: string) => Promise<void>;
  /**
   * Opens a page as an already signed-in user, with stored tokens of the service. For tests that
   * are not about the login; calls are counted from here on.
   */
  enter: (userName?: string, path?: string, on?: Page) => Promise<void>;
  /** The browser's errors, unhandled rejections and violations of the content security policy. */
  complaints: string[];
  /** Announces a complaint that the test provokes; the test fails without the complaint. */
  provoke: (complaint: RegExp) => void;
  /** The received calls whose path contains `part`, as `GET /v1/clientes 200`. */
  callsTo: (part: string) => string[];
}

interface WorkerFixtures {
  /** Moves the clock of the worker's process to the test day. */
  onTestDay: void;
  /** The worker's own sandbox with the built portal; each test begins without faults and calls. */
  sandbox: Sandbox;
  /** The file of the sandbox's database, and the world whose tests wrote to it. */
  written: { readonly file: string; world?: string };
}

/** Waits longer than Playwright's 5 s, because the machine may be busy. */
export const expect = baseExpect.configure({ timeout: 10_000 });

/** Runs in a page: makes the browser report data saving. */
const saveData = (): void => {
  // A window opened by a page runs this twice.
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
};

/** The suite's test: runs against the worker's sandbox and fails on any complaint of the browser. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  world: ['read', { option: true }],
  onTestDay: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      liveOnTestDay();
      await use();
    },
    { scope: 'worker', auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern
  written: [async ({}, use) => use({ file: await seededCopy() }), { scope: 'worker' }],
  sandbox: [
    async ({ written }, use) => {
      const sandbox = await startSandbox({ portal: dist, port: 0, now: testDay, db: written.file });
      await use(sandbox);
      await sandbox.close();
    },
    { scope: 'worker' },
  ],
  savesData: [Boolean(process.env['FULL']), { option: true }],
  translates: [Boolean(process.env['TRANSLATED']), { option: true }],
  database: async ({ sandbox: _, written, world }, use) => {
    await browserConnectionsClosed();
    written.world ??= world;
    if (written.world !== world) await seedAgain(written.file);
    written.world = world;
    await use(written.file);
  },
  baseURL: async ({ sandbox, database: _ }, use) => {
    sandbox.setFail('');
    sandbox.setTtl(900);
    sandbox.setAhead(0);
    sandbox.setReuseGrace(20);
    sandbox.forgetAttempts();
    sandbox.calls.length = 0;
    await use(`${sandbox.url}/autogestion/`);
  },
  // oxlint-disable-next-line no-empty-pattern
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints, 'complaints of the browser').toEqual([]);
  },
  provoke: async ({ complaints }, use) => {
    const provoked: RegExp[] = [];
    await use((complaint) => provoked.push(complaint));
    for (const complaint of provoked) expect(complaints.join('\n')).toMatch(complaint);
    const others = complaints.filter((text) => !provoked.some((complaint) => complaint.test(text)));
    complaints.splice(0, complaints.length, ...others);
  },
  context: async ({ context, complaints, savesData, translates }, use) => {
    await moveToTestDay(context);
    await context.addInitScript(tellViolations);
    if (savesData) await context.addInitScript(saveData);
    if (translates) await translatePages(context);
    context.on('page', (page) => watch(page, complaints));
    await use(context);
  },
  signIn: async ({ page }, use) => {
    await use(async (userName = 'intermediario', path = './login') => {
      await page.goto(path);
      await fillLogin(page, userName);
      await expect(page).not.toHaveURL(/\/login/);
      await expect(page.getByRole('button', { name: /^Menú de usuario/ })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  },
  enter: async ({ page: first, sandbox }, use) => {
    await use(async (userName = 'intermediario', path = './', page = first) => {
      const session = await storedSession(sandbox.url, userName);
      await page.goto('./favicon.svg');
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [sessionKey, session] as const);
      sandbox.calls.length = 0;
      await page.goto(path);
    });
  },
  callsTo: async ({ sandbox }, use) => {
    await use((part) => sandbox.calls.filter(({ path }) => path.includes(part)).map(describeCall));
  },
});

const describeCall = ({ method, path, status }: Call): string => `${method} ${path} ${status}`;

/** Types the credentials and presses Ingresar. */
export async function fillLogin(page: Page, userName: string, typed = password): Promise<void> {
  await page.getByLabel('Usuario o Correo').fill(userName);
  await page.getByLabel('Contraseña').fill(typed);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

/** The main heading of a page. */
export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });

/** The region of the toasts. */
export const notices = (page: Page): Locator => page.getByRole('region', { name: 'Avisos' });

/** The lines of each visible toast, the newest toast first. */
export async function toastLines(page: Page): Promise<string[][]> {
  return notices(page)
    .locator('[role=alert], [role=status]')
    .evaluateAll((toasts) => toasts.map((toast) => Array.from(toast.querySelectorAll('p'), (line) => line.textContent)));
}

const inOrder = (lines: string[][]) => lines.toSorted((a, b) => a.join('\n').localeCompare(b.join('\n')));

/** Closes the visible toasts, which may cover the next target; some may close meanwhile. */
export async function closeToasts(page: Page): Promise<void> {
  const close = notices(page).getByRole('button', { name: 'Cerrar aviso' });
  while ((await close.count()) > 0)
    await close
      .first()
      .press('Enter', { timeout: 1000 })
      .catch(() => undefined);
}

/**
 * Waits until exactly these toasts are visible, in any order. An empty list is checked only once,
 * because a toast would close before a later check.
 */
export async function expectToasts(page: Page, toasts: string[][]): Promise<void> {
  if (toasts.length === 0) {
    await notices(page).waitFor({ state: 'attached' });
    await letDraw(page);
    expect(await toastLines(page), 'no toasts in sight').toEqual([]);
    return;
  }
  await expect.poll(async () => inOrder(await toastLines(page)), { message: 'toasts in sight' }).toEqual(inOrder(toasts));
}

/** Lets the page finish its work while its clock is stopped: React draws in separate tasks. */
export async function letDraw(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const { port1, port2 } = new MessageChannel();
      await new Promise((resolve) => {
        port1.addEventListener('message', resolve);
        port1.start();
        port2.postMessage(null);
      });
    }
  });
}

/** The client list's table. */
export const clientes = (page: Page): Locator => page.getByRole('table', { name: 'Clientes' });

/** Waits until new rows have replaced the former ones. */
export const expectLoaded = (table: Locator): Promise<void> => expect(table.locator('..')).toHaveAttribute('aria-busy', 'false');

/** The cell texts of the client list once it has `count` rows; the last cell holds the menu. */
export async function clienteRows(page: Page, count = 10): Promise<string[][]> {
  await expectLoaded(clientes(page));
  await expect(clientes(page).getByRole('row')).toHaveCount(count + 1);
  await expect(clientes(page).getByRole('cell')).toHaveCount(count * 6);
  // The names of the document types may arrive after the rows.
  await expect(page.getByLabel('Tipo de documento', { exact: true })).not.toHaveAttribute('aria-busy');
  return clientes(page)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      // Abbreviations such as CED are replaced by the full name.
      rows.map((row) =>
        Array.from(
          row.querySelectorAll('td:not(:last-child)'),
          (cell) => cell.querySelector('[role=img]')?.ariaLabel ?? cell.textContent,
        ),
      ),
    );
}

/** The entries of local and session storage by key. */
export async function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries([...Object.entries(localStorage), ...Object.entries(sessionStorage)]));
}

/**
 * Cuts the calls to paths with this ending before their answer; gives a function that stops this.
 * The sandbox's `refuse` won't do: Chromium repeats such a request, or now and then waits for ever.
 */
export async function cutOff(page: Page, path: string | RegExp): Promise<() => Promise<void>> {
  const isMeant = ({ pathname }: URL) => (typeof path === 'string' ? pathname.endsWith(path) : path.test(pathname));
  await page.route(isMeant, (route) => route.abort('connectionreset'));
  return () => page.unroute(isMeant);
}

/** A promise that the test resolves to release held requests. */
export function gate(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

/** Holds the requests of an address until `open`; `held` counts the requests. */
export async function hold(page: Page, address: string | RegExp): Promise<{ open: () => void; held: () => number }> {
  const { opened, open } = gate();
  let count = 0;
  await page.route(address, async (route) => {
    count += 1;
    await opened;
    // A request that the page cancelled can't continue.
    await route.continue().catch(() => undefined);
  });
  return { open, held: () => count };
}

/** Presses Tab (Shift+Tab with `back`) until `target` has the focus. */
export async function tabTo(page: Page, target: Locator, { back = false, most = 30 } = {}): Promise<void> {
  const key = back ? 'Shift+Tab' : 'Tab';
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, `the focus after ${most} times ${key}`).toBeFocused({ timeout: 1 });
}

/** Waits until a select has options besides 'Seleccione'. */
export const expectChoices = (control: Locator): Promise<void> => expect(control.getByRole('option')).not.toHaveCount(1);

/** Expects the page not to scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scroll, client } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement;
    return { scroll: scrollWidth, client: clientWidth };
  });
  expect(scroll, 'width that scrolls').toBeLessThanOrEqual(client);
}
