import { expect, test } from 'vitest';
import { CORE, sandboxForFile, signIn } from './support.ts';

const sandbox = await sandboxForFile();

/** An answer as sent to a client that accepts compression. */
async function ask(path: string): Promise<{ encoding: string | null; value: unknown }> {
  const { token } = await signIn(sandbox, 'corredora');
  const response = await fetch(`${sandbox.url}${CORE}${path}`, {
    headers: { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'br, gzip' },
  });
  const { value } = (await response.json()) as { value: unknown };
  return { encoding: response.headers.get('content-encoding'), value };
}

test('A long answer comes compressed and whole', async () => {
  const { encoding, value } = await ask('/v1/tickets/1000069/comments');
  expect(encoding).toBe('br');
  expect((value as { comments: unknown[] }).comments).toHaveLength(500);
});

test('A short answer comes uncompressed', async () => {
  expect((await ask('/v1/monedas')).encoding).toBeNull();
});
