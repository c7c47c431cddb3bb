import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { EngineMissing, engineNames, findEngine } from '../../tools/engines.ts';
import type { EngineOptions } from './support.ts';

// The workers load this file too and need not look again.
for (const name of engineNames)
  process.env[`ENGINE_${name}`] ??= await findEngine(name).then(
    (engine) => JSON.stringify(engine),
    (error: unknown) => {
      if (!(error instanceof EngineMissing)) throw error;
      console.error(`Pruebas omitidas. ${error.message}`);
      return JSON.stringify(error.message);
    },
  );

/** `npm run test:browsers`: the main flows in Firefox and WebKit, over WebDriver. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  globalSetup: join(import.meta.dirname, '../support/seeded.ts'),
  workers: 2,
  retries: 0,
  timeout: 120_000,
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['CI'] ? 'dot' : 'list',
  projects: engineNames.map((engineName) => ({ name: engineName, use: { engineName } })),
});
