import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { attempt, hasAptGet, installPackages } from './install.ts';

const run = promisify(execFile);
const fullNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

const disabledFeatures = [
  // Features that Playwright 1.65 turns off: Chromium heeds only the last such list.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // The list under the address bar is a page that every context draws unseen, at 0.7 s of a
  // processor each.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Chromium's arguments: it runs as root in containers and contacts only the page's server. */
export const launchArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
];

/** No Chromium was found or installed; the message is one line for the terminal. */
export class ChromiumMissing extends Error {}

/**
 * Path of a Chromium that starts: CHROMIUM_PATH, PATH, then Playwright's own; with `install` also
 * an installation by apt-get (root on Debian) or Playwright.
 * @throws {ChromiumMissing} when there is none.
 */
export async function findChromium(install = false): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (await starts(chosen)) return chosen;
    throw new ChromiumMissing(`CHROMIUM_PATH apunta a ${chosen}, que no arranca: corrija la ruta o quite la variable.`);
  }
  const ready = (await firstThatStarts(onPath(fullNames))) ?? (await firstThatStarts(playwrightOwn()));
  if (ready) return ready;
  if (!install) throw new ChromiumMissing('Falta Chromium: node tools/chromium.ts lo instala.');

  if (hasAptGet()) {
    console.error('Instalando Chromium con apt-get…');
    await attempt('apt-get', ['update']);
    await installPackages(['chromium']);
    const installed = await firstThatStarts(onPath(fullNames));
    if (installed) return installed;
  }
  console.error('Instalando Chromium con Playwright…');
  await attempt('npx', ['playwright', 'install', 'chromium']);
  const downloaded = await firstThatStarts(playwrightOwn());
  if (downloaded) return downloaded;
  throw new ChromiumMissing(
    'Falta Chromium y no se pudo instalar: instálelo (en Debian: apt-get install -y chromium) o indique su ruta en CHROMIUM_PATH.',
  );
}

/**
 * Path of the tests' Chromium: CHROMIUM_PATH, the headless shell (the same engine, a sixth faster,
 * without a page cache), then findChromium. `install` installs the shell by apt-get.
 * @throws {ChromiumMissing} when there is none.
 */
export async function findTestChromium(install = false): Promise<string> {
  if (process.env['CHROMIUM_PATH']) return findChromium();
  const ready = await firstThatStarts(onPath(shellNames));
  if (ready) return ready;
  const full = await findChromium(install);
  if (!install || !hasAptGet() || !existsSync('/usr/bin/chromium')) return full;
  console.error('Instalando chromium-headless-shell con apt-get…');
  const impatient = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  await installPackages(['chromium-headless-shell'], impatient);
  return (await firstThatStarts(onPath(shellNames))) ?? full;
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter((path) => existsSync(path));
}

function playwrightOwn(): string[] {
  try {
    const path = chromium.executablePath();
    return existsSync(path) ? [path] : [];
  } catch {
    return []; // Playwright has no build for this system.
  }
}

async function firstThatStarts(paths: string[]): Promise<string | undefined> {
  for (const path of paths) if (await starts(path)) return path;
  return undefined;
}

async function starts(path: string): Promise<boolean> {
  try {
    const { stdout } = await run(path, ['--no-sandbox', '--headless', '--version'], { timeout: 30_000 });
    return /chrom/i.test(stdout);
  } catch {
    return false;
  }
}

if (import.meta.main) {
  try {
    await findChromium(true);
    await findTestChromium(true);
  } catch (error) {
    if (!(error instanceof ChromiumMissing)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
