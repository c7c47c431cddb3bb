import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** `npm run test:day`: a working day in one tab, and a spoilt one whose leaks have to be found. DAY_MINUTES goes on for longer. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/day',
  workers: 1,
});
