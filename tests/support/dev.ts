import { createServer } from 'vite';
import { test as portalTest } from './portal.ts';

/** A test of what exists in development only: the portal is served by Vite, over the sandbox of the worker. */
export const test = portalTest.extend<object, { devUrl: string }>({
  devUrl: [
    async ({ sandbox }, use, { parallelIndex }) => {
      const vite = await createServer({
        logLevel: 'error',
        // Two servers that prepare one cache at the same time remove each other's files.
        cacheDir: `node_modules/.vite-tests/${parallelIndex}`,
        server: { port: 0, hmr: false, proxy: { '/servicios': sandbox.url } },
      });
      await vite.listen();
      await use(vite.resolvedUrls?.local[0] ?? '');
      await vite.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // The address of the sandbox is not used, but asking for it makes the sandbox ready for a test.
  baseURL: async ({ baseURL: _sandbox, devUrl }, use) => use(devUrl),
});
