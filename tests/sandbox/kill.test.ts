import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { newCliente } from './clientes-examples.ts';
import { AUTH, buildPortal, CORE, send, temporaryFolder } from './support.ts';

const MAIN = join(import.meta.dirname, '..', '..', 'sandbox', 'main.ts');
const folder = temporaryFolder();
const portal = buildPortal(folder);
const WRITES = 200;
const SEEDED = 40;

/** Runs `npm start` on a separate file; gives the process and its printed address. */
async function start(db: string): Promise<{ child: ChildProcess; url: string }> {
  // A day on which the card of the example has not ended.
  const env = { PORT: '0', SANDBOX_DB: db, SANDBOX_NOW: '2026-11-20', SANDBOX_PORTAL: portal };
  const child = spawn(process.execPath, [MAIN], { env, cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
    output += chunk.toString();
    const [, port] = /localhost:(\d+)/.exec(output) ?? [];
    if (port !== undefined) return { child, url: `http://127.0.0.1:${port}` };
  }
  throw new Error(`the sandbox did not start: ${output}`);
}

async function signIn(url: string): Promise<string> {
  const { body } = await send({ url }, `POST ${AUTH}/v1/account/authenticate`, {
    body: { userName: 'sociedad', password: 'Portal-2026' },
  });
  return body?.value.token ?? '';
}

test('the database survives SIGKILL in the middle of 200 writes, and holds no half client', { timeout: 60_000 }, async () => {
  const db = join(folder, 'killed.db');
  const first = await start(db);
  const token = await signIn(first.url);
  let answered = 0;
  const writes = Array.from({ length: WRITES }, async (_, index) => {
    const body = newCliente('natural', String(index).padStart(11, '0'));
    const { status } = await send(first, `POST ${CORE}/v1/clientes`, { token, body });
    if (status !== 200) throw new Error(`write ${index}: ${status}`);
    answered += 1;
    if (answered === WRITES / 4) first.child.kill('SIGKILL');
  });
  const exit = once(first.child, 'exit');
  const outcomes = await Promise.allSettled(writes);
  expect(await exit).toEqual([null, 'SIGKILL']);
  expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);

  // First the sandbox reopens the file, then the test reads it directly.
  const second = await start(db);
  const again = await send(second, `GET ${CORE}/v1/clientes?pageSize=1`, { token: await signIn(second.url) });
  const stored = (again.body?.meta.totalCount ?? 0) - SEEDED;
  expect(stored).toBeGreaterThanOrEqual(answered);
  expect(stored).toBeLessThan(WRITES);
  const closed = once(second.child, 'exit');
  second.child.kill('SIGTERM');
  await closed;

  const file = new DatabaseSync(db, { readOnly: true });
  expect(file.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  expect(file.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  const halves = file.prepare(`SELECT id FROM cliente AS c WHERE 0 IN (
      (SELECT count(*) FROM cliente_ficha WHERE id_cliente = c.id), (SELECT count(*) FROM telefono WHERE id_cliente = c.id),
      (SELECT count(*) FROM correo WHERE id_cliente = c.id), (SELECT count(*) FROM direccion WHERE id_cliente = c.id))
    OR (id > 200040 AND 1 <> (SELECT count(*) FROM domicilio_bancario WHERE id_cliente = c.id))`);
  expect(halves.all()).toEqual([]);
  file.close();
});
