import { defineConfig } from '@playwright/test';
import { findOldChromium, type OldChromium, OldChromiumMissing, oldChromiums, oldLaunchArgs } from '../../tools/old-chromium.ts';
import { promisedBrowsers } from '../../tools/browsers.ts';
import base from '../../playwright.config.ts';

/** A project for one old Chromium; null where it can't be had, which is said. */
async function project(version: OldChromium) {
  // The workers load this file too and need not look again.
  const executablePath = (process.env[`OLD_CHROMIUM_${version}`] ??= await findOldChromium(version).catch((error: unknown) => {
    if (!(error instanceof OldChromiumMissing)) throw error;
    console.error(`Pruebas omitidas. ${error.message}`);
    return '';
  }));
  if (!executablePath) return null;
  const { launchOptions } = base.use ?? {};
  const args = [...(launchOptions?.args ?? []), ...oldLaunchArgs];
  const isPromised = version >= Number(promisedBrowsers.chrome);
  const testMatch = isPromised ? /\/(?!outdated)[\w-]+\.spec\.ts$/ : 'outdated.spec.ts';
  return { name: `chromium-${version}`, testMatch, use: { launchOptions: { ...launchOptions, executablePath, args } } };
}

const found = [];
for (const version of oldChromiums) found.push(await project(version));

/** `npm run test:old-browsers`: the portal in real Chromiums of earlier years. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/old-browsers',
  grepInvert: [],
  projects: found.filter((one) => one !== null),
});
