import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

/** Whether packages can be installed by apt-get: as root on Debian. */
export const hasAptGet = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Installs packages of Debian's, asking nothing. */
export const installPackages = async (names: readonly string[], options: readonly string[] = []): Promise<void> =>
  attempt('apt-get', ['install', '-y', '--no-install-recommends', ...options, ...names]);

/** Runs an installer, for ten minutes at most; that it failed shows when what it should bring is looked for again. */
export async function attempt(command: string, args: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await promisify(execFile)(command, args, { env, timeout: 600_000, maxBuffer: 64 * 1024 * 1024 }).catch(() => undefined);
}

/** Says on stderr that a program could not be had, for tests that are left out without it; any other error is thrown on. */
export const sayMissing =
  (Missing: new () => Error) =>
  (error: unknown): void => {
    if (!(error instanceof Missing)) throw error;
    console.error(error.message);
  };
