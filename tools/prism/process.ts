import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { SandboxError } from '../../sandbox/server.ts';

const CLI = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
const LEAVE_WITH_PARENT = new URL('leave-with-parent.ts', import.meta.url).href;
const BUNDLES = join(import.meta.dirname, '../../openapi/bundle');
const LISTENING = /Prism is listening on (http:\S+)/;
const KEPT_LINES = 5;

/** A Prism process for one document. */
export interface PrismProcess {
  /** Address; undefined until it listens. It changes when Prism reloads a changed document. */
  readonly url: string | undefined;
  /** Rejects with a SandboxError when the process ends before it listens. */
  readonly ready: Promise<void>;
  /** Resolves with the last output when the process ends afterwards. */
  readonly died: Promise<SandboxError>;
  /** Ends the process at once. */
  close(): Promise<void>;
}

/**
 * Starts Prism for a bundled document on a port of its own; it ends with this process.
 * @param document name of the bundle: `core`
 * @param upstream service to check, refusing requests that break the document; without it Prism
 * mocks
 */
export function startPrismProcess(document: string, upstream?: string): PrismProcess {
  const file = join(BUNDLES, `${document}.json`);
  const mode = upstream === undefined ? ['mock', file] : ['proxy', file, upstream, '--errors'];
  const child = fork(CLI, [...mode, '--host', '127.0.0.1', '--port', '0', '--no-multiprocess', '--no-cors'], {
    execArgv: ['--import', LEAVE_WITH_PARENT],
    env: { ...process.env, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });

  let url: string | undefined;
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => undefined); // Without a listener it must be no unhandled rejection.
  const last: string[] = [];
  eachLine(child, (line) => {
    const [, address] = LISTENING.exec(line) ?? [];
    if (address !== undefined) {
      url = address;
      ready.resolve();
    }
    last.push(line);
    if (last.length > KEPT_LINES) last.shift();
  });

  let closing = false;
  const died = Promise.withResolvers<SandboxError>();
  const closed = Promise.withResolvers<void>();
  child.once('error', (cause) => ready.reject(new SandboxError(`Prism (${document}) no arranca: ${cause.message}`)));
  child.once('close', () => {
    const words = new SandboxError([`Prism (${document}) terminó.`, ...last].join('\n'));
    ready.reject(words);
    if (!closing) died.resolve(words);
    closed.resolve();
  });
  return {
    get url() {
      return url;
    },
    ready: ready.promise,
    died: died.promise,
    close: async () => {
      closing = true;
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await closed.promise;
    },
  };
}

function eachLine({ stdout, stderr }: ChildProcess, onLine: (line: string) => void): void {
  for (const input of [stdout, stderr]) {
    if (input) createInterface({ input }).on('line', (line) => onLine(stripVTControlCharacters(line)));
  }
}
