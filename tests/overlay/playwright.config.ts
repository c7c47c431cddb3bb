import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import base from '../../playwright.config.ts';

/** `npm run test:overlay`: the portal, built with a proposed overlay, against differing services. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/overlay',
  globalSetup: join(import.meta.dirname, 'build-corrected.ts'),
  workers: 1,
});
