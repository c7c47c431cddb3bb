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
 * `npm run test:translated`: a walk through every screen, and what is done there, in a browser that translates. A text that is not in a text node of its
 * own would stay as it was, which the console is told.
 */
export default defineConfig({
  ...base,
  testDir: '..',
  outputDir: '../../test-results/translated',
  use: { ...base.use, actionTimeout: 15_000 },
  testMatch: ['**/translated/*.spec.ts', ...uses.map((name) => `**/browser/${name}.spec.ts`)],
});
