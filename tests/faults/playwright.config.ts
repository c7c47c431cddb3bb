import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** `npm run test:faults`: every screen and write under every fault; writes test-results/faults.md. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/faults',
  // A test is a row of the table.
  timeout: 240_000,
  // What waits for something that never comes makes its own cell red, and says for what.
  use: { ...base.use, actionTimeout: 60_000 },
  reporter: [[process.env['CI'] ? 'dot' : 'list'], ['./report.ts']],
});
