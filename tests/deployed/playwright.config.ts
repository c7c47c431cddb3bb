import { defineConfig } from '@playwright/test';
import { findNginx, NginxMissing } from '../../tools/nginx.ts';
import base from '../../playwright.config.ts';

// The workers load this file too and need not look again.
process.env['NGINX_FOUND'] ??= await findNginx().then(
  (nginx) => JSON.stringify(nginx),
  (error: unknown) => {
    if (!(error instanceof NginxMissing)) throw error;
    console.error(`Pruebas omitidas. ${error.message}`);
    return JSON.stringify(error.message);
  },
);

/** `npm run test:deployed`: the built portal behind the nginx of deploy/, with TLS. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/deployed',
  // One nginx serves every test.
  workers: 1,
  fullyParallel: false,
});
