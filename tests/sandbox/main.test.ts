import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../../sandbox/environment.ts';
import { startSandbox } from '../../sandbox/server.ts';
import { buildPortal, temporaryFolder } from './support.ts';

const SANDBOX = join(import.meta.dirname, '..', '..', 'sandbox');
const folder = temporaryFolder();
const portal = buildPortal(folder);

interface Run {
  /** The first line of stdout, as soon as it is there. */
  ready: Promise<string>;
  done: Promise<{ code: number | null; stdout: string; stderr: string }>;
  stop: (signal: NodeJS.Signals) => void;
}

function run(script: 'main.ts' | 'reset.ts', env: Record<string, string>): Run {
  const defaults = { PORT: '0', SANDBOX_DB: ':memory:', SANDBOX_PORTAL: portal };
  const child = spawn(process.execPath, [join(SANDBOX, script)], { env: { ...defaults, ...env }, cwd: folder });
  const output = { stdout: '', stderr: '' };
  const ready = Promise.withResolvers<string>();
  child.stdout.on('data', (chunk: Buffer) => {
    output.stdout += chunk.toString();
    const [line = '', rest] = output.stdout.split('\n');
    if (rest !== undefined) ready.resolve(line);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output.stderr += chunk.toString();
  });
  const done = once(child, 'close').then(([code]) => ({ code: code as number | null, ...output }));
  return { ready: ready.promise, done, stop: (signal) => void child.kill(signal) };
}

describe.concurrent('npm start', { timeout: 60_000 }, () => {
  test('says where the portal is and who can enter, and SIGTERM stops it at once', async () => {
    const { ready, done, stop } = run('main.ts', {});
    const [, port = ''] = /^Portal listo en http:\/\/localhost:(\d+)\/autogestion\/$/.exec(await ready) ?? [];
    const page = await fetch(`http://localhost:${port}/autogestion/login`);
    expect(page.status).toBe(200);
    const begin = performance.now();
    stop('SIGTERM');
    const { code, stdout, stderr } = await done;
    expect(performance.now() - begin).toBeLessThan(1000);
    expect([code, stderr]).toEqual([0, '']);
    const users = ['intermediario', 'corredora', 'cobranzas', 'autorizador', 'sociedad', 'volumen'];
    expect(users.filter((user) => !stdout.includes(user))).toEqual([]);
    expect(stdout).toContain('Portal-2026');
    expect(stdout).toContain('Para probar, no para producción');
  });

  test('a busy port is one line and exit code 1', async () => {
    const server = createServer().listen(0);
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { code, stdout, stderr } = await run('main.ts', { PORT: String(port) }).done;
    server.close();
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `El puerto ${port} está ocupado: cierra el otro programa o elige otro puerto (PORT=${port + 1} npm start).\n`,
    );
  });

  test('a rubbish database is one line and exit code 1, and the reset removes it', async () => {
    const db = join(folder, 'rubbish.db');
    writeFileSync(db, 'no soy una base de datos '.repeat(200));
    const failed = await run('main.ts', { SANDBOX_DB: db }).done;
    expect([failed.code, failed.stdout]).toEqual([1, '']);
    expect(failed.stderr).toMatch(/^La base de datos «.+rubbish\.db» no sirve \(no es una base de datos\): .*sandbox:reset.*\n$/);
    expect(existsSync(db)).toBe(true);

    const reset = await run('reset.ts', { SANDBOX_DB: db }).done;
    expect([reset.code, reset.stdout]).toEqual([0, `Base de datos borrada: ${db}. El próximo «npm start» crea una nueva.\n`]);
    expect(existsSync(db)).toBe(false);
    const again = await run('reset.ts', { SANDBOX_DB: db }).done;
    expect([again.code, again.stdout]).toEqual([0, `No hay nada que borrar en «${db}».\n`]);
  });
});

describe('the environment', () => {
  test('has a default for everything; an empty variable counts as absent', () => {
    const options = { port: 4280, ttl: 900, attempts: 5, fail: '', db: join('.sandbox', 'portal.db') };
    expect(readEnvironment({})).toMatchObject(options);
    expect(readEnvironment({ PORT: '', SANDBOX_TTL: ' ', SANDBOX_DB: '', SANDBOX_FAIL: '' })).toMatchObject(options);
    expect(readEnvironment({ PORT: '8080', SANDBOX_TTL: '2', SANDBOX_ATTEMPTS: '0', SANDBOX_DB: ':memory:' })).toMatchObject({
      port: 8080,
      ttl: 2,
      attempts: 0,
      db: ':memory:',
    });
  });

  test.each([
    ['PORT', 'abc', 'PORT=«abc» no sirve: debe ser un número entero de 0 a 65535.'],
    ['PORT', '65536', 'PORT=«65536» no sirve: debe ser un número entero de 0 a 65535.'],
    ['PORT', '1e3', 'PORT=«1e3» no sirve: debe ser un número entero de 0 a 65535.'],
    ['SANDBOX_TTL', '0', 'SANDBOX_TTL=«0» no sirve: debe ser un número entero de 1 a 31536000.'],
    ['SANDBOX_FAIL', 'GET /v1/clientes=boom', 'SANDBOX_FAIL: no entiendo «GET /v1/clientes=boom».'],
    ['SANDBOX_NOW', 'mañana', 'SANDBOX_NOW=«mañana» no es una fecha'],
    ['SANDBOX_PORTAL', '/nowhere', 'El portal no está construido en «/nowhere»: ejecuta «npm run build».'],
  ])('%s=%s stops the start with one line', async (name, value, line) => {
    const env = { PORT: '0', SANDBOX_DB: ':memory:', SANDBOX_PORTAL: portal, [name]: value };
    await expect((async () => startSandbox(readEnvironment(env)))()).rejects.toThrow(line);
  });
});
