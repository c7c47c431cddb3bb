import { operationOf, type Run, addWholeDifference } from './run.ts';
import type { Service } from './contract.ts';
import type { Answer } from './send.ts';

/** Answers from this number of bytes are worth compressing. */
const WORTH = 4096;
const asked: Readonly<Record<Service, string>> = { auth: 'fetchCurrentUser', core: 'fetchMonedas', reports: 'createReporte' };

/** Checks that long answers are compressed. */
export function checkCompression(run: Run): void {
  const long = run.calls.filter(({ bytes, status }) => bytes > WORTH && status === 200);
  const [first] = long.toSorted((one, other) => other.bytes - one.bytes);
  if (first === undefined || long.some(({ encoding }) => /\b(?:br|gzip|zstd|deflate)\b/.test(encoding))) return;
  addWholeDifference(run, first.operation, {
    kind: 'compression',
    expected: 'gzip o brotli',
    mask: `${Math.round(first.bytes / 1024)} KB sin comprimir`,
    table: ['docs/services-check.md', '## Compression'],
  });
}

/** Checks the headers that let a browser give the portal answers of another origin. */
export async function checkOrigins(run: Run, portal: string | null): Promise<void> {
  for (const service of ['auth', 'core', 'reports'] as const) {
    if (portal === null || new URL(run.bases[service]).origin === portal) continue;
    const operation = operationOf(run, asked[service]);
    const answer = await run.sender.preflight(operation);
    if (answer === null || answer.silence !== undefined) continue;
    const lacks = (path: string, expected: string) =>
      addWholeDifference(run, operation, {
        kind: 'cors',
        path,
        expected,
        mask: 'no está',
        table: ['docs/services-check.md', '## Another origin'],
      });
    if (!allows(answer, portal)) lacks('Access-Control-Allow-Origin', 'el origen del portal');
    for (const name of ['authorization', 'traceparent']) {
      if (!listOf(answer, 'access-control-allow-headers').includes(name))
        lacks(`Access-Control-Allow-Headers: ${name}`, `«${name}» permitida`);
    }
    // Exposed headers stand in the answer to the call, not in the preflight.
    if (operation.method !== 'GET') continue;
    const own = await run.sender.send({ operation }, run.session.token);
    if (!listOf(own, 'access-control-expose-headers').includes('retry-after'))
      lacks('Access-Control-Expose-Headers: Retry-After', '«Retry-After» legible');
  }
}

function allows({ headers }: Answer, portal: string): boolean {
  const allowed = headers.get('access-control-allow-origin');
  return allowed === '*' || allowed === portal;
}

const listOf = ({ headers }: Answer, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase());
