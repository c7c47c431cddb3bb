import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** `npm run test:robot`: the random walk, for ROBOT_MINUTES from ROBOT_SEED on, and the faults that it has to find. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/robot',
  // The planted faults beside the long walk.
  workers: 2,
});
