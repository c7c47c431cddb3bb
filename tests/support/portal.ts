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

/** Where the portal keeps the tokens, and the preferences. */
export const sessionKey = 'autogestion.sesion';

/** Signs a user in beside the login; gives the session as the portal keeps it under `sessionKey`. */
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

/** The fixed words of failed calls. */
export const soporte = 'intente nuevamente o consulte con el centro de soporte';

interface TestFixtures {
  /** Names the world that a file writes to: its tests begin with the seeded database, whatever those of another world wrote. */
  world: string;
  /** The file of the sandbox's database, of the world of the test. */
  database: string;
  /**
   * Whether the browser says that its user saves data, so that the portal fetches the code of what is visited alone. The slow tests are such users,
   * a quarter faster for it; the others are not.
   */
  savesData: boolean;
  /** Whether the browser translates the pages; TRANSLATED=1 has it do so in every test. */
  translates: boolean;
  /** Signs in through the login page and waits for the page that follows. */
  signIn: (userName?: string, path?: string) => Promise<void>;
  /**
   * Opens a page as somebody who signed in before: the tokens come from the service and are left where the portal keeps them.
   * For tests that are not about the login; calls are counted from here on.
   */
  enter: (userName?: string, path?: string, on?: Page) => Promise<void>;
  /** What the browser complained about: errors, unhandled rejections, violations of the content security policy. */
  complaints: string[];
  /** Names a complaint that the test provokes; it has to be there. */
  provoke: (complaint: RegExp) => void;
  /** The calls that the services received, as `GET /v1/clientes 200`, only those whose path contains `part`. */
  callsTo: (part: string) => string[];
}

interface WorkerFixtures {
  /** Makes the process of the worker live on the test day. */
  onTestDay: void;
  /** A sandbox of this worker's own, with the built portal; faults are lifted and calls forgotten before each test. */
  sandbox: Sandbox;
  /** The file of its database, and the world whose tests have written to it. */
  written: { readonly file: string; world?: string };
}

/** Waits longer than Playwright's 5 s: the machine may have other things to do. */
export const expect = baseExpect.configure({ timeout: 10_000 });

/** Run in a page: makes its browser one whose user saves data. */
const saveData = (): void => {
  // A window opened by a page runs this twice.
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
};

/** The suite's test: every one runs against a sandbox of its worker and fails on anything that the browser complains about. */
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

/** The one heading of a page. */
export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });

/** Where the toasts are. */
export const notices = (page: Page): Locator => page.getByRole('region', { name: 'Avisos' });

/** What the toasts in sight say, a list of lines each, the newest first. */
export async function toastLines(page: Page): Promise<string[][]> {
  return notices(page)
    .locator('[role=alert], [role=status]')
    .evaluateAll((toasts) => toasts.map((toast) => Array.from(toast.querySelectorAll('p'), (line) => line.textContent)));
}

const inOrder = (lines: string[][]) => lines.toSorted((a, b) => a.join('\n').localeCompare(b.join('\n')));

/** Closes the toasts in sight, which may stand over what is pressed next; some may go by themselves meanwhile. */
export async function closeToasts(page: Page): Promise<void> {
  const close = notices(page).getByRole('button', { name: 'Cerrar aviso' });
  while ((await close.count()) > 0)
    await close
      .first()
      .press('Enter', { timeout: 1000 })
      .catch(() => undefined);
}

/**
 * Waits until exactly these toasts are in sight, in whatever order they came. That there are none holds at once or not at all: one that came would go by
 * itself.
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

/** Lets the page do what it has already begun, while its clock stands: React draws in tasks of its own. */
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

/** Waits until no rows are on their way: those of before stay until then. */
export const expectLoaded = (table: Locator): Promise<void> => expect(table.locator('..')).toHaveAttribute('aria-busy', 'false');

/** The rows of the client list once they are `count`, as the texts of their cells; the last one holds the row's menu. */
export async function clienteRows(page: Page, count = 10): Promise<string[][]> {
  await expectLoaded(clientes(page));
  await expect(clientes(page).getByRole('row')).toHaveCount(count + 1);
  await expect(clientes(page).getByRole('cell')).toHaveCount(count * 6);
  // The names of the types of documents may come after the rows.
  await expect(page.getByLabel('Tipo de documento', { exact: true })).not.toHaveAttribute('aria-busy');
  return clientes(page)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      // A short form, such as CED, is told as its name.
      rows.map((row) =>
        Array.from(
          row.querySelectorAll('td:not(:last-child)'),
          (cell) => cell.querySelector('[role=img]')?.ariaLabel ?? cell.textContent,
        ),
      ),
    );
}

/** What local and session storage hold, by key. */
export async function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries([...Object.entries(localStorage), ...Object.entries(sessionStorage)]));
}

/**
 * Cuts the calls to the paths that end so, before they are answered; gives the way back. In the browser and not by the sandbox's `refuse`: Chromium
 * sends a request again whose reused connection is cut, and now and then waits for ever.
 */
export async function cutOff(page: Page, path: string | RegExp): Promise<() => Promise<void>> {
  const isMeant = ({ pathname }: URL) => (typeof path === 'string' ? pathname.endsWith(path) : path.test(pathname));
  await page.route(isMeant, (route) => route.abort('connectionreset'));
  return () => page.unroute(isMeant);
}

/** A promise that the test resolves: what is held waits for it. */
export function gate(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

/** Holds the requests of an address back until `open`; `held` counts those that came. */
export async function hold(page: Page, address: string | RegExp): Promise<{ open: () => void; held: () => number }> {
  const { opened, open } = gate();
  let count = 0;
  await page.route(address, async (route) => {
    count += 1;
    await opened;
    // A request that the page gave up can't go on any more.
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

/** Waits until the choices of a select are here, beside 'Seleccione'. */
export const expectChoices = (control: Locator): Promise<void> => expect(control.getByRole('option')).not.toHaveCount(1);

/** Expects the page to need no scrolling sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scroll, client } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement;
    return { scroll: scrollWidth, client: clientWidth };
  });
  expect(scroll, 'width that scrolls').toBeLessThanOrEqual(client);
}
