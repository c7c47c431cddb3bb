// `npm run dev`: Vite with the sandbox behind it. `?inspect` in the address opens the inspector of
// the machines.
import { createServer } from 'vite';
import { startSandbox } from '../sandbox/server.ts';

const port = Number(process.env['PORT'] ?? 4280);
const sandbox = await startSandbox({
  db: process.env['SANDBOX_DB'] ?? '.sandbox/portal.db',
  ttl: Number(process.env['SANDBOX_TTL'] ?? 900),
  fail: process.env['SANDBOX_FAIL'] ?? '',
  ...(process.env['SANDBOX_NOW'] && { now: process.env['SANDBOX_NOW'] }),
  portal: null,
});
const vite = await createServer({ server: { port, strictPort: true, proxy: { '/servicios': sandbox.url } } });
await vite.listen();
console.log(`Portal en desarrollo en http://localhost:${port}/autogestion/ (con ?inspect, las máquinas en vivo)`);

const stop = () => {
  void Promise.all([vite.close(), sandbox.close()]).then(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
