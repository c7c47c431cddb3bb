import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { attempt, hasAptGet, installPackages, reportMissing } from './install.ts';

const run = promisify(execFile);
const places = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'];
const modules = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules', '/usr/local/nginx/modules'];

/** An nginx that starts. */
export interface Nginx {
  readonly path: string;
  /** The module that sends .br files; null where there is none. */
  readonly brotli: string | null;
}

/** No nginx was found or installed; the message says why. */
export class NginxMissing extends Error {}

/**
 * An nginx that starts, with openssl; `install` adds missing ones by apt-get (root on Debian
 * without systemd, which would start a server).
 * @throws {NginxMissing} when there is none.
 */
export async function findNginx(install = false): Promise<Nginx> {
  const ready = await present();
  if (ready?.brotli) return ready;
  const mayInstall = install && hasAptGet() && !existsSync('/run/systemd/system');
  if (mayInstall) {
    console.error('Instalando nginx con apt-get…');
    await attempt('apt-get', ['update']);
    for (const names of [['nginx', 'openssl'], ['libnginx-mod-http-brotli-static']]) await installPackages(names);
  }
  const found = (await present()) ?? ready;
  if (found) return found;
  throw new NginxMissing(
    `Falta nginx${mayInstall ? ' y apt-get no lo pudo instalar' : ''}: instálalo junto con openssl (en Debian: apt-get install -y nginx openssl).`,
  );
}

async function present(): Promise<Nginx | undefined> {
  if (!(await starts('openssl', ['version']))) return undefined;
  for (const path of places) {
    if (!(await starts(path, ['-v']))) continue;
    const brotli = modules.map((folder) => `${folder}/ngx_http_brotli_static_module.so`).find((file) => existsSync(file));
    return { path, brotli: brotli ?? null };
  }
  return undefined;
}

async function starts(command: string, args: string[]): Promise<boolean> {
  return run(command, args, { timeout: 30_000 }).then(
    () => true,
    () => false,
  );
}

if (import.meta.main) await findNginx(true).catch(reportMissing(NginxMissing));
