import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { attempt, hasAptGet, installPackages, reportMissing } from './install.ts';

/** Engines other than Chromium in which the portal is tested. */
export type EngineName = 'firefox' | 'webkit';

/** Programs that drive an engine, by path. */
export interface Engine {
  readonly name: EngineName;
  /** Firefox, or WebKit's MiniBrowser. */
  readonly browser: string;
  /** WebDriver server of the engine; Firefox has its own. */
  readonly driver: string;
  /** The virtual display for its windows. */
  readonly xvfb: string;
  /** Presses real keys, including dead keys, which no driver can. */
  readonly xdotool: string;
  readonly setxkbmap: string;
}

/** An engine could not be found or installed; the message says why. */
export class EngineMissing extends Error {}

const engines = {
  firefox: { title: 'Firefox', packages: ['firefox-esr'], browsers: ['firefox-esr', 'firefox'] },
  webkit: { title: 'WebKit', packages: ['webkit2gtk-driver'], browsers: ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser'] },
} as const;
export const engineNames: readonly EngineName[] = ['firefox', 'webkit'];

const display = ['xvfb', 'xdotool', 'x11-xkb-utils'] as const;

/**
 * An engine with its programs; `install` adds missing ones by apt-get (root on Debian).
 * @throws {EngineMissing} when something is missing.
 */
export async function findEngine(name: EngineName, install = false): Promise<Engine> {
  const ready = present(name);
  if (ready) return ready;
  const { title, packages } = engines[name];
  const wanted = [...packages, ...display];
  const mayInstall = install && hasAptGet();
  if (mayInstall) {
    console.error(`Instalando ${title} con apt-get…`);
    await attempt('apt-get', ['update']);
    await installPackages(wanted);
    const installed = present(name);
    if (installed) return installed;
  }
  throw new EngineMissing(
    `Falta ${title}${mayInstall ? ' y apt-get no lo pudo instalar' : ''} (en Debian: apt-get install -y ${wanted.join(' ')}).`,
  );
}

function present(name: EngineName): Engine | null {
  const browser = firstOf(engines[name].browsers);
  const driver = name === 'webkit' ? firstOf(['WebKitWebDriver']) : browser;
  const [xvfb, xdotool, setxkbmap] = ['Xvfb', 'xdotool', 'setxkbmap'].map((program) => firstOf([program]));
  if (!browser || !driver || !xvfb || !xdotool || !setxkbmap) return null;
  return { name, browser, driver, xvfb, xdotool, setxkbmap };
}

/** First existing program, of names on the path and file patterns. */
function firstOf(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => (name.startsWith('/') ? globSync(name) : folders.map((folder) => join(folder, name))))
    .find((path) => existsSync(path));
}

if (import.meta.main) for (const name of engineNames) await findEngine(name, true).catch(reportMissing(EngineMissing));
