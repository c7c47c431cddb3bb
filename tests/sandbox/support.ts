import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';

export const AUTH = '/servicios/autorizacion';
export const CORE = '/servicios/core';
export const REPORTS = '/servicios/reportes';

/** An answer as it came, with its body read as JSON (undefined when it is none). */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // What the test expects decides the shape.
  body: Body | undefined;
}

/** The envelope with the fields that the tests read. */
export interface Body {
  title: string;
  messages: string[];
  value: Record<string, unknown> & { token: string; refreshToken: string };
  meta: { currentPage: number; totalPages: number; totalCount: number; hasPreviousPage: boolean; hasNextPage: boolean };
}

/** A row of the client list. */
export interface Row {
  id: number;
  tipoDocumento: string;
  nuDocumento: string;
  nombre: string;
  fechaNacimiento: string | null;
  fechaIngresoSistema: string;
}

/** Starts a sandbox that closes after the file's tests. */
export async function sandboxForFile(options: Parameters<typeof startSandbox>[0] = {}): Promise<Sandbox> {
  const sandbox = await startSandbox({ now: '2026-11-20', ...options });
  afterAll(() => sandbox.close());
  return sandbox;
}

/** A folder that is deleted after the file's tests. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-test-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Sends a call; an object as body goes as JSON, a string as it is. */
export async function send(
  sandbox: Pick<Sandbox, 'url'>,
  operation: string,
  { token, body, headers = {} }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const [method = '', path = ''] = operation.split(/ (.*)/s);
  const response = await fetch(sandbox.url + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parse(text) };
}

/** Signs in with the password of the seed; gives the pair of tokens. */
export async function signIn(sandbox: Sandbox, userName: string): Promise<{ token: string; refreshToken: string }> {
  const { body } = await send(sandbox, `POST ${AUTH}/v1/account/authenticate`, { body: { userName, password: 'Portal-2026' } });
  if (body === undefined) throw new Error(`${userName} could not sign in`);
  return body.value;
}

/** A page of the client list: rows and meta. */
export async function listClientes(
  sandbox: Sandbox,
  token: string,
  query: Record<string, string> = {},
): Promise<{ rows: Row[]; meta: Body['meta'] }> {
  const { status, body, text } = await send(sandbox, `GET ${CORE}/v1/clientes?${new URLSearchParams(query).toString()}`, {
    token,
  });
  if (status !== 200 || body === undefined) throw new Error(`${status} ${text}`);
  return { rows: body.value as unknown as Row[], meta: body.meta };
}

/** A built portal with the files that the server treats specially. */
export function buildPortal(folder: string): string {
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  const script = 'console.log("portal");'.repeat(50);
  const files: Record<string, string | Buffer> = {
    'index.html': '<!doctype html><title>index</title><script type="module" src="/autogestion/assets/app.js"></script>',
    'login.html': '<!doctype html><title>login</title><script>document.title = "hola";\r\n</script>',
    'config.json': JSON.stringify({
      servicios: { auth: '/servicios/autorizacion', core: 'https://core.ejemplo.do/api/', reports: 'https://core.ejemplo.do/r' },
      archivos: ['archivos.ejemplo.do'],
      enlaces: {},
    }),
    'assets/app.js': script,
    'sw.js': '// worker',
    'assets/app.js.br': brotliCompressSync(script),
    'assets/app.js.gz': gzipSync(script),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dist, name), content);
  return dist;
}

function parse(text: string): Body | undefined {
  try {
    return JSON.parse(text) as Body;
  } catch {
    return undefined;
  }
}

/** Lets this process notice closed connections, as `setFail` does, so that none is reused. */
export async function hearClosings(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await setImmediate();
}
