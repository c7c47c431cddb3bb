import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** `npm run test:proxy`: flows of the browser suite with Prism between portal and sandbox, and the portal against Prism's examples. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/proxy',
  // One sandbox and one set of Prism processes serve every flow.
  workers: 1,
});
