import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import { launchArgs } from '../../tools/chromium.ts';

/** `npm run test:day`: a working day in one tab, and one with planted leaks. DAY_MINUTES prolongs it. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/day',
  workers: 1,
  use: {
    ...base.use,
    launchOptions: {
      ...base.use?.launchOptions,
      // Interpreted only: V8's compiled code comes and goes and would blur the heap of the page.
      args: [...launchArgs, '--js-flags=--no-opt --no-maglev --no-sparkplug --no-always-sparkplug'],
    },
  },
});
