import { defineConfig } from '@playwright/test';
import faults from './faults/playwright.config.ts';

/** `npm run test:long`: the matrix of faults, and beside it the walk of the robot, which mostly waits. */
export default defineConfig({
  ...faults,
  testDir: '.',
  outputDir: '../test-results/long',
  reporter: [[process.env['CI'] ? 'dot' : 'list'], ['./faults/report.ts']],
  workers: 3,
  projects: [
    { name: 'robot', testDir: 'robot', testMatch: '*.spec.ts' },
    { name: 'faults', testDir: 'faults', testMatch: '*.spec.ts' },
  ],
});
