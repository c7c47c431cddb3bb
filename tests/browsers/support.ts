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

/** What a project of the configuration says. */
export interface EngineOptions {
  readonly engineName: EngineName;
}

interface TestFixtures {
  /** The size of the window. */
  size: Size;
  /** A window of its own. */
  session: Session;
  /** Its first tab; at the end it has to have complained about nothing. */
  portal: Page;
  /** Opens a path as somebody who signed in before. */
  enter: (path?: string, userName?: string) => Promise<void>;
  /** The calls that the services received, as `GET /v1/clientes 200`, only those whose path contains `part`. */
  callsTo: (part: string) => string[];
  /** The one file that was downloaded since the test began, once it is whole. */
  downloaded: () => Promise<{ readonly name: string; readonly bytes: Buffer }>;
  /** Looks at a state of the page: axe-core finds nothing, and with `picture` a picture is kept. */
  look: (state: string, options?: { readonly picture?: boolean }) => Promise<void>;
}

interface WorkerFixtures {
  onTestDay: void;
  /** The engine, running. */
  engine: Browser;
  written: string;
  /** A sandbox of this worker's own, with the built portal; its pages live on the test day and keep what they complain about. */
  sandbox: Sandbox;
}

export const expect = baseExpect.configure({ timeout: 10_000 });

const complaintsKey = 'prueba.quejas';

// Run in pages: keeps what a person would never see, for the test to read.
function keepComplaints(key: string): void {
  const keep = (text: string) => {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...kept, text]));
  };
  // What is measured while it changes is told as an error, and is none.
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

/** A copy of the build whose pages begin with the test's own script: no driver of WebKit's lets one be put in. */
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

/** The suite's test: written once, run in each engine; skipped with the reason where an engine could not be had. */
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
