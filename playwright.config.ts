import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { ChromiumMissing, findTestChromium, launchArgs } from './tools/chromium.ts';

// Workers load this file too and need no second search.
const executablePath = (process.env['TEST_CHROMIUM'] ??= await findTestChromium().catch((error: unknown) => {
  if (!(error instanceof ChromiumMissing)) throw error;
  console.error(error.message);
  return process.exit(1);
}));

/**
 * The browser suite. A fixture of tests/support starts a sandbox for each worker and gives the
 * address.
 */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  globalSetup: join(import.meta.dirname, 'tests/support/seeded.ts'),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Slow tests walk through many states: some take 25 s when two run on two cores.
  timeout: process.env['FULL'] ? 60_000 : 30_000,
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['CI'] ? 'dot' : 'list',
  ...(process.env['FULL'] ? {} : { grepInvert: /@slow/ }),
  use: {
    browserName: 'chromium',
    locale: 'es-DO',
    timezoneId: 'America/Santo_Domingo',
    // Tests can't hold back or change answers of a service worker; its own tests allow it.
    serviceWorkers: 'block',
    // Recording slows every test; TRACE=1 turns it on.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    // Without a UTF-8 locale, Chromium can't open a file whose name has accents.
    launchOptions: { executablePath, args: launchArgs, env: { ...process.env, LC_ALL: 'C.UTF-8' } },
  },
});
