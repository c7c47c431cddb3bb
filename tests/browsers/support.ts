import { expect as baseExpect, test as base } from '@playwright/test';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import type { Engine, EngineName } from '../../tools/engines.ts';
import { dist, sessionKey, storedSession } from '../support/portal.ts';
import { seedAgain, seededCopy } from '../support/seeded.ts';
import { clockScript, liveOnTestDay, testDay } from '../support/test-day.ts';
import type { Browser, Session, Size } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { Page } from './page.ts';
import { startWebKit } from './webkit.ts';

/** The options of a project in the configuration. */
export interface EngineOptions {
  readonly engineName: EngineName;
}

interface TestFixtures {
  /** The size of the window. */
  size: Size;
  /** A separate window. */
  session: Session;
  /** The first tab of the window; the test fails if the tab complained about anything. */
  portal: Page;
  /** Opens a path as a person who has signed in before. */
  enter: (path?: string, userName?: string) => Promise<void>;
  /** The calls received whose path contains `part`, as `GET /v1/clientes 200`. */
  callsTo: (part: string) => string[];
  /** The one file downloaded since the start of the test, once complete. */
  downloaded: () => Promise<{ readonly name: string; readonly bytes: Buffer }>;
  /** Checks the page with axe-core, and saves a picture if `picture` is given. */
  look: (state: string, options?: { readonly picture?: boolean }) => Promise<void>;
}

interface WorkerFixtures {
  onTestDay: void;
  /** The engine, running. */
  engine: Browser;
  written: string;
  /** The worker's sandbox with the built portal, whose pages use the test day and record complaints. */
  sandbox: Sandbox;
}

export const expect = baseExpect.configure({ timeout: 10_000 });

const complaintsKey = 'prueba.quejas';

// Runs in pages: records the errors and console messages for the test.
function keepComplaints(key: string): void {
  const keep = (text: string) => {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...kept, text]));
  };
  // The browser reports a resize observer's loop as an error, though it is harmless.
  addEventListener('error', ({ message }) => message.startsWith('ResizeObserver loop') || keep(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => keep(`rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    keep(`Content Security Policy violated: ${effectiveDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...said: unknown[]) => {
    keep(`console: ${said.join(' ')}`);
    error(...said);
  };
}

/** A copy of the build with the test's script in its pages, since WebKit's driver can't inject one. */
function preparedBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  cpSync(dist, folder, { recursive: true });
  const script = `${clockScript()}(${String(keepComplaints)})(${JSON.stringify(complaintsKey)});`;
  for (const name of globSync('*.html', { cwd: folder })) {
    const page = join(folder, name);
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace('<head>', () => `<head><script>${script}</script>`),
    );
    for (const ending of ['br', 'gz']) rmSync(`${page}.${ending}`, { force: true });
  }
  return folder;
}

const start = { firefox: startFirefox, webkit: startWebKit } as const;

/** The suite's test, run in each engine; skipped with a reason where an engine is missing. */
export const test = base.extend<TestFixtures, WorkerFixtures & EngineOptions>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  onTestDay: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      liveOnTestDay();
      await use();
    },
    { scope: 'worker', auto: true },
  ],
  engine: [
    async ({ engineName }, use) => {
      const browser = await start[engineName](JSON.parse(process.env[`ENGINE_${engineName}`] ?? '""') as Engine);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern
  written: [async ({}, use) => use(await seededCopy()), { scope: 'worker' }],
  sandbox: [
    async ({ written }, use) => {
      const build = preparedBuild();
      const sandbox = await startSandbox({ portal: build, port: 0, now: testDay, db: written });
      await use(sandbox);
      await sandbox.close();
      rmSync(build, { recursive: true });
    },
    { scope: 'worker' },
  ],
  size: [{ width: 1280, height: 900 }, { option: true }],
  session: async ({ engine, size }, use) => {
    await rm(engine.downloads, { recursive: true });
    await mkdir(engine.downloads);
    const session = await engine.open(size);
    await use(session);
    await session.close();
  },
  portal: async ({ session, sandbox, written }, use, testInfo) => {
    await seedAgain(written);
    sandbox.setFail('');
    sandbox.forgetAttempts();
    sandbox.calls.length = 0;
    const portal = new Page(session.tab, `${sandbox.url}/autogestion/`);
    await use(portal);
    if (testInfo.status !== testInfo.expectedStatus) await portal.screenshot(testInfo.outputPath('failed.png'));
    const complaints = await portal.evaluate((key) => sessionStorage.getItem(key), complaintsKey);
    expect(JSON.parse(complaints ?? '[]'), 'complaints of the browser').toEqual([]);
  },
  enter: async ({ portal, sandbox }, use) => {
    await use(async (path = './', userName = 'intermediario') => {
      const session = await storedSession(sandbox.url, userName);
      await portal.goto('./favicon.svg');
      await portal.evaluate(([key, text]) => localStorage.setItem(key, text), [sessionKey, session] as const);
      sandbox.calls.length = 0;
      await portal.goto(path);
    });
  },
  callsTo: async ({ sandbox }, use) => {
    const called = (part: string) => sandbox.calls.filter(({ path }) => path.includes(part));
    await use((part) => called(part).map(({ method, path, status }) => `${method} ${path} ${status}`));
  },
  downloaded: async ({ engine }, use) => {
    const whole = async () => (await readdir(engine.downloads)).filter((name) => !/\.(?:part|wkdownload)$/.test(name));
    await use(async () => {
      let names: string[] = [];
      const sizes = async () => {
        names = await whole();
        const [bytes] = await Promise.all(names.map((name) => readFile(join(engine.downloads, name))));
        return names.length === 1 && (await readdir(engine.downloads)).length === 1 && (bytes?.length ?? 0) > 0;
      };
      await expect.poll(sizes, { timeout: 30_000, message: 'one file that was downloaded' }).toBe(true);
      const [name = ''] = names;
      return { name, bytes: await readFile(join(engine.downloads, name)) };
    });
  },
  look: async ({ portal, engineName }, use, testInfo) => {
    await use(async (state, { picture = false } = {}) => {
      await base.step(`look: ${state}`, async () => {
        if (picture) await portal.screenshot(testInfo.outputPath(`${engineName}-${state.replaceAll(' ', '-')}.png`));
        await portal.expectNoAxeViolations();
      });
    });
  },
});

test.beforeEach(({ engineName }) => {
  const found = JSON.parse(process.env[`ENGINE_${engineName}`] ?? '""') as Engine | string;
  test.skip(typeof found === 'string', typeof found === 'string' ? found : '');
});
