import { readEnvironment } from './environment.ts';
import { BASE } from './portal.ts';
import { PASSWORD, TODOS } from './seed/usuarios.ts';
import { SandboxError, startSandbox } from './server.ts';

/** How much load the sandbox was tested with (docs/sandbox.md, "Load"). */
const testedLoad =
  'Para probar, no para producción: se probó con 50 conexiones a la vez, con 1,000 páginas de pólizas por segundo en 2 núcleos.';

try {
  const options = readEnvironment(process.env);
  const sandbox = await startSandbox({ ...options, host: null });
  console.log(`Portal listo en ${options.tls ? 'https' : 'http'}://localhost:${sandbox.port}${BASE}/`);
  console.log(`\nUsuarios (contraseña de todos: ${PASSWORD})`);
  for (const { userName, roles, uso } of TODOS) {
    console.log(`  ${userName.padEnd(14)} ${roles.join(', ').padEnd(11)} ${uso}`);
  }
  console.log(`\n${testedLoad}`);
  if (options.fail) console.log(`\nFallos activos: ${options.fail}`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
  }
} catch (error) {
  if (!(error instanceof SandboxError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
