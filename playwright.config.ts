import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { ChromiumMissing, findTestChromium, launchArgs } from './tools/chromium.ts';

// The workers load this file too and need not look again.
const executablePath = (process.env['TEST_CHROMIUM'] ??= await findTestChromium().catch((error: unknown) => {
  if (!(error instanceof ChromiumMissing)) throw error;
  console.error(error.message);
  return process.exit(1);
}));

/** The browser suite. The address comes from the fixture of tests/support, which starts a sandbox for each worker. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  globalSetup: join(import.meta.dirname, 'tests/support/seeded.ts'),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Slow tests walk through many states: some take 25 s beside another on two cores.
  timeout: process.env['FULL'] ? 60_000 : 30_000,
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['CI'] ? 'dot' : 'list',
  ...(process.env['FULL'] ? {} : { grepInvert: /@slow/ }),
  use: {
    browserName: 'chromium',
    locale: 'es-DO',
    timezoneId: 'America/Santo_Domingo',
    // What a service worker answers, no test can hold back or change; its own tests allow it.
    serviceWorkers: 'block',
    // Recording slows every test down; TRACE=1 asks for it.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    // Without a language of UTF-8, Chromium can't open a file whose name has accents.
    launchOptions: { executablePath, args: launchArgs, env: { ...process.env, LC_ALL: 'C.UTF-8' } },
  },
});
