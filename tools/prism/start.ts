// `npm run start:prism`: the built portal against Prism, which answers from the contracts'
// examples.
import { readEnvironment } from '../../sandbox/environment.ts';
import { BASE } from '../../sandbox/portal.ts';
import { SandboxError } from '../../sandbox/server.ts';
import { startPrismPortal } from './portal.ts';

try {
  const { port, portal } = readEnvironment(process.env);
  const running = await startPrismPortal({ portal: portal ?? 'dist', port, host: null });
  const stop = (code: number) => void running.close().then(() => process.exit(code));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop(0));
  console.log(`Portal listo en http://localhost:${running.port}${BASE}/ (Prism)`);
  console.log('Entra con cualquier usuario y contraseña: cada llamada la responde el primer ejemplo de su contrato.');
  console.error((await running.died).message);
  stop(1);
} catch (error) {
  if (!(error instanceof SandboxError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
