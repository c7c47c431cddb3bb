import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

// The workers load this file too: `tests/support/portal.ts` reads it there.
process.env['TRANSLATED'] = '1';

/** The ordinary tests that use a screen to its end. */
const uses = [
  'cliente-dependencies',
  'cliente-drafts',
  'cliente-view',
  'cotizacion-create',
  'cotizacion-open',
  'dashboard',
  'emision-create',
  'emision-documentos',
  'list-export',
  'list-failures',
  'list-use',
  'lists',
  'reports',
  'search',
  'solicitud-create',
  'solicitud-thread',
  'toasts',
];

/**
 * `npm run test:translated`: every screen and its actions in a browser that translates. A text without
 * its own text node would stay untranslated, which the console reports.
 */
export default defineConfig({
  ...base,
  testDir: '..',
  outputDir: '../../test-results/translated',
  use: { ...base.use, actionTimeout: 15_000 },
  testMatch: ['**/translated/*.spec.ts', ...uses.map((name) => `**/browser/${name}.spec.ts`)],
});
