import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

/** Whether apt-get can install packages: as root on Debian. */
export const hasAptGet = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Installs Debian packages without questions. */
export const installPackages = async (names: readonly string[], options: readonly string[] = []): Promise<void> =>
  attempt('apt-get', ['install', '-y', '--no-install-recommends', ...options, ...names]);

/** Runs an installer for at most ten minutes. A failure shows when its program is still missing. */
export async function attempt(command: string, args: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await promisify(execFile)(command, args, { env, timeout: 600_000, maxBuffer: 64 * 1024 * 1024 }).catch(() => undefined);
}

/** Reports a missing program on stderr, for tests skipped without it; rethrows other errors. */
export const reportMissing =
  (Missing: new () => Error) =>
  (error: unknown): void => {
    if (!(error instanceof Missing)) throw error;
    console.error(error.message);
  };
