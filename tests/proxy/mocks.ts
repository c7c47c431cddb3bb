import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test as portalTest } from '../support/portal.ts';
import { dist } from './support.ts';

const script = join(import.meta.dirname, '../../tools/prism/start.ts');

/** A run of `npm run start:prism`. */
interface Run {
  child: ChildProcess;
  /** Where the portal is, from the line that says so. */
  url: Promise<string>;
  done: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

/** Starts `npm run start:prism`. */
export function runMocks(env: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: '0', SANDBOX_PORTAL: dist, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // A group of its own, to be ended as a terminal does.
  });
  const output = { stdout: '', stderr: '' };
  const url = Promise.withResolvers<string>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    output.stdout += `${line}\n`;
    const [, port] = /^Portal listo en http:\/\/localhost:(\d+)\/autogestion\/ \(Prism\)$/.exec(line) ?? [];
    if (port !== undefined) url.resolve(`http://localhost:${port}`);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output.stderr += chunk.toString();
  });
  const done = once(child, 'close').then(([code]) => {
    url.reject(new Error(`start:prism ended: ${output.stderr}`));
    return { code: code as number | null, ...output };
  });
  url.promise.catch(() => undefined);
  return { child, url: url.promise, done };
}

/** The suite's test, with the portal against the examples of Prism. */
export const test = portalTest.extend<object, { mocks: string }>({
  mocks: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { child, url, done } = runMocks();
      await use(await url);
      child.kill('SIGTERM');
      const { code, stderr } = await done;
      expect([code, stderr]).toEqual([0, '']);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ mocks }, use) => use(`${mocks}/autogestion/`),
});
