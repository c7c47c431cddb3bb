import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import { launchArgs } from '../../tools/chromium.ts';

/** `npm run test:day`: a working day in one tab, and a spoilt one whose leaks have to be found. DAY_MINUTES goes on for longer. */
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
      // What V8 compiles of code that is often run comes and goes by its own rules: interpreted, the heap is what the page holds.
      args: [...launchArgs, '--js-flags=--no-opt --no-maglev --no-sparkplug --no-always-sparkplug'],
    },
  },
});
