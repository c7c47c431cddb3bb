import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SandboxError } from './sandbox-error.ts';
import type { SandboxOptions } from './server.ts';

const ROOT = join(import.meta.dirname, '..');

/** Path of the database from the current folder: SANDBOX_DB, else `.sandbox/portal.db`. */
export function databasePath(env: NodeJS.ProcessEnv): string {
  return env['SANDBOX_DB'] || relative(process.cwd(), join(ROOT, '.sandbox', 'portal.db'));
}

/**
 * Reads the options of `npm start` from the environment; an empty variable counts as absent.
 * @throws SandboxError that names the variable
 */
export function readEnvironment(env: NodeJS.ProcessEnv): SandboxOptions & { port: number } {
  return {
    port: readInteger(env, 'PORT', 4280, 0, 65_535),
    ttl: readInteger(env, 'SANDBOX_TTL', 900, 1, 31_536_000),
    attempts: readInteger(env, 'SANDBOX_ATTEMPTS', 5, 0, 1000),
    db: databasePath(env),
    fail: env['SANDBOX_FAIL'] ?? '',
    now: env['SANDBOX_NOW'],
    portal: env['SANDBOX_PORTAL'] || join(ROOT, 'dist'),
    tls: readTls(env),
  };
}

function readTls(env: NodeJS.ProcessEnv): SandboxOptions['tls'] {
  if (!env['SANDBOX_CERT'] && !env['SANDBOX_KEY']) return undefined;
  const read = (name: string) => {
    const path = env[name] ?? '';
    try {
      return readFileSync(path);
    } catch (error) {
      throw new SandboxError(`${name}=«${path}» no se puede leer: SANDBOX_CERT y SANDBOX_KEY nombran los dos archivos PEM.`, {
        cause: error,
      });
    }
  };
  return { cert: read('SANDBOX_CERT'), key: read('SANDBOX_KEY') };
}

function readInteger(env: NodeJS.ProcessEnv, name: string, fallback: number, min: number, max: number): number {
  const text = env[name]?.trim() ?? '';
  if (text === '') return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new SandboxError(`${name}=«${text}» no sirve: debe ser un número entero de ${min} a ${max}.`);
  }
  return value;
}
