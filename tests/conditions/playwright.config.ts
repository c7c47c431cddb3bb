import { defineConfig } from '@playwright/test';
import { findChromium, launchArgs } from '../../tools/chromium.ts';
import base from '../../playwright.config.ts';

// The workers load this file too and need not look again. Chromium's headless shell keeps no page for Back.
const executablePath = (process.env['TEST_WHOLE_CHROMIUM'] ??= await findChromium());

/** `npm run test:conditions`: every screen under settings of browsers, systems and people. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/conditions',
  grepInvert: [],
  timeout: 120_000,
  use: { ...base.use, actionTimeout: 15_000 },
  projects: [
    { name: 'conditions', testIgnore: ['back.spec.ts', 'large-text.spec.ts'] },
    {
      name: 'large text',
      testMatch: 'large-text.spec.ts',
      use: {
        launchOptions: {
          ...base.use?.launchOptions,
          args: [...launchArgs, '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'],
        },
      },
    },
    {
      name: 'back',
      testMatch: 'back.spec.ts',
      use: {
        launchOptions: {
          ...base.use?.launchOptions,
          executablePath,
          // Playwright turns off the back/forward cache, which these tests need.
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
  ],
});
