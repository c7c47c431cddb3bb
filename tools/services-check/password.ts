import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { CheckProblem } from './problem.ts';

const passwordVariable = 'SERVICES_CHECK_PASSWORD';

/** The password from the environment, or typed without echo. */
export async function readPassword(env: NodeJS.ProcessEnv, user: string): Promise<string> {
  const given = env[passwordVariable];
  if (given) return given;
  if (!process.stdin.isTTY)
    throw new CheckProblem(`Falta la contraseña: ponla en ${passwordVariable}, o inicia la orden en una terminal.`);
  process.stderr.write(`Contraseña de ${user}: `);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  lines.once('line', resolve);
  lines.once('SIGINT', () => reject(new CheckProblem('La comprobación se interrumpió antes de empezar.')));
  try {
    return await promise;
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
