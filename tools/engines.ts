import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { attempt, hasAptGet, installPackages, sayMissing } from './install.ts';

/** The engines beside Chromium's that the portal is tried in. */
export type EngineName = 'firefox' | 'webkit';

/** What an engine is driven with, by the paths of the programs. */
export interface Engine {
  readonly name: EngineName;
  /** Firefox, or WebKit's MiniBrowser. */
  readonly browser: string;
  /** What speaks WebDriver for it; Firefox does so itself. */
  readonly driver: string;
  /** The screen without a monitor that its windows stand on. */
  readonly xvfb: string;
  /** Presses keys of a keyboard, dead ones too, which no driver can. */
  readonly xdotool: string;
  readonly setxkbmap: string;
}

/** An engine could not be found or installed; the message says why. */
export class EngineMissing extends Error {}

const engines = {
  firefox: { title: 'Firefox', packages: ['firefox-esr'], browsers: ['firefox-esr', 'firefox'] },
  webkit: { title: 'WebKit', packages: ['webkit2gtk-driver'], browsers: ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser'] },
} as const;
/** The names of all engines. */
export const engineNames: readonly EngineName[] = ['firefox', 'webkit'];

const display = ['xvfb', 'xdotool', 'x11-xkb-utils'] as const;

/**
 * An engine with all that it is driven with: what is there; with `install` else installed by apt-get (as root on Debian).
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

/** The first program that is there, of names on the path and of patterns of files. */
function firstOf(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => (name.startsWith('/') ? globSync(name) : folders.map((folder) => join(folder, name))))
    .find((path) => existsSync(path));
}

if (import.meta.main) for (const name of engineNames) await findEngine(name, true).catch(sayMissing(EngineMissing));
