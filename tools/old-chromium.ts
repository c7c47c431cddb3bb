import { chromium } from '@playwright/test';
import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { reportMissing } from './install.ts';

const run = promisify(execFile);

/** Packages with old Chromiums, pinned by hash. At 65 MB each they are fetched only for tests. */
const packages = {
  119: {
    name: '@sparticuz/chromium@119.0.2',
    integrity: 'sha512-VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww==',
  },
  121: {
    name: '@sparticuz/chromium@121.0.0',
    integrity: 'sha512-0DiRzlCJljjMKOUh0W36zeR1ibG7EZkwIG+ve8Lg0+tbCM6TWaFlHMSt/6K6Y7o7PFy3eaPoLrUvGRRYUvd81g==',
  },
  122: {
    name: '@sparticuz/chromium@122.0.0',
    integrity: 'sha512-DvS/KHg6QKw8Umn+yv2i3kFwg0uP/mAGvPw6L0n3kLPWo37DMB6HD4/vNDIQM9Gm13x0AVaqoGjOtDwPHP0uNQ==',
  },
  126: {
    name: '@sparticuz/chromium@126.0.0',
    integrity: 'sha512-qqGQmZQj3y0/V2osKswRHbzK4Qe80YHSDnpt6ac51hsY1bMDinMS9Q+eEmcL+re2MEhYN+ykoV9BY8Dyw1Lyjg==',
  },
  138: {
    name: '@sparticuz/chromium@138.0.2',
    integrity: 'sha512-vs5qUiK6kFCzLCxZ2buWONcB6jdF3VWdYp6kH1tt56tZ78p51dMAxfWsfk9P62z/jAeqbVg4V6Rb3Ic4aAeOKQ==',
  },
  143: {
    name: '@sparticuz/chromium@143.0.4',
    integrity: 'sha512-/6I7uQTRhRDD2/gGPQ1Gkf+Dqk0RYDACPJDZfSzz0OWk4JmUTonNHPXbrn6UIklOHlnDLf8xAAzkOZKB/cJpLA==',
  },
} as const;

/** Major version of an old Chromium for tests. */
export type OldChromium = keyof typeof packages;

/** Further arguments of old Chromiums. */
export const oldLaunchArgs = ['--no-zygote'];

/** The Chromium is missing or does not start; the message is one line for the terminal. */
export class OldChromiumMissing extends Error {}

export const oldChromiums: readonly OldChromium[] = [119, 121, 122, 126, 138, 143];

/**
 * Path of an old Chromium in the cache folder; `install` unpacks its package from the registry
 * there.
 * @throws {OldChromiumMissing} when there is none.
 */
export async function findOldChromium(version: OldChromium, install = false): Promise<string> {
  const cache = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'autogestion');
  const path = join(cache, `chromium-${version}`);
  try {
    if (!(await isThere(path))) {
      if (!install) throw new Error('node tools/old-chromium.ts lo trae');
      console.error(`Trayendo Chromium ${version}…`);
      await mkdir(cache, { recursive: true });
      await unpack(packages[version], path, await mkdtemp(join(cache, 'unpacking-')));
    }
    const found = await versionOf(path);
    if (!found.startsWith(`${version}.`)) throw new Error(`It is ${found}`);
    return path;
  } catch (error) {
    throw new OldChromiumMissing(`No hay Chromium ${version} (${packages[version].name}): ${String(error).split('\n')[0]}`, {
      cause: error,
    });
  }
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Asked over the protocol: `--version` of 119 starts the browser and never ends. */
async function versionOf(executablePath: string): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', ...oldLaunchArgs], timeout: 60_000 });
  await browser.close();
  return browser.version();
}

async function unpack({ name, integrity }: { name: string; integrity: string }, path: string, folder: string): Promise<void> {
  try {
    const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder, name], { timeout: 600_000 });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what npm writes of one package
    const [pack] = JSON.parse(stdout) as { filename: string; integrity: string }[];
    if (pack?.integrity !== integrity) throw new Error(`${name} is another package: ${pack?.integrity}`);
    await run('tar', ['-xzf', join(folder, pack.filename), '-C', folder, 'package/bin/chromium.br']);
    const unpacked = join(folder, 'chromium');
    await pipeline(
      createReadStream(join(folder, 'package/bin/chromium.br')),
      createBrotliDecompress(),
      createWriteStream(unpacked, { mode: 0o755 }),
    );
    await rename(unpacked, path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

if (import.meta.main)
  for (const version of oldChromiums) await findOldChromium(version, true).catch(reportMissing(OldChromiumMissing));
