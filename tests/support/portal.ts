import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { join } from 'node:path';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';

const dist = join(import.meta.dirname, '../../dist');

/** The password of every sandbox user. */
export const password = 'Portal-2026';

interface TestFixtures {
  /** Signs in through the login page and waits for the home page. */
  signIn: (userName?: string, path?: string) => Promise<void>;
  /** What the browser complained about: errors, unhandled rejections, violations of the content security policy. */
  complaints: string[];
}

interface WorkerFixtures {
  /** A sandbox of this worker's own, with the built portal; faults are lifted and calls forgotten before each test. */
  sandbox: Sandbox;
}

/** Failed requests that the test provoked are logged by the browser too; they are no fault of the page. */
const expected = /Failed to load resource|net::ERR_/;

/** Collects what a page complains about. */
export function watch(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) complaints.push(`console: ${message.text()}`);
  });
}

/** The suite's test: every one runs against a sandbox of its worker and fails on anything that the browser complains about. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sandbox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
    async ({}, use) => {
      const sandbox = await startSandbox({ portal: dist, port: 0 });
      await use(sandbox);
      await sandbox.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ sandbox }, use) => {
    sandbox.setFail('');
    sandbox.setTtl(900);
    sandbox.calls.length = 0;
    await use(`${sandbox.url}/autogestion/`);
  },
  // oxlint-disable-next-line no-empty-pattern
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  page: async ({ page, complaints }, use) => {
    watch(page, complaints);
    await use(page);
  },
  signIn: async ({ page }, use) => {
    await use(async (userName = 'intermediario', path = './login') => {
      await page.goto(path);
      await fillLogin(page, userName);
      await expect(page).not.toHaveURL(/\/login/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  },
});

/** Types the credentials and presses Ingresar. */
export async function fillLogin(page: Page, userName: string, typed = password): Promise<void> {
  await page.getByLabel('Usuario o Correo').fill(userName);
  await page.getByLabel('Contraseña').fill(typed);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

/** Expects no violation of WCAG 2.2 A and AA on the page as it stands. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
}

export { expect };
