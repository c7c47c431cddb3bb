import { createServer } from 'vite';
import { test as portalTest } from './portal.ts';

/** A test of development-only features: Vite serves the portal over the worker's sandbox. */
export const test = portalTest.extend<object, { devUrl: string }>({
  devUrl: [
    async ({ sandbox }, use, { parallelIndex }) => {
      const vite = await createServer({
        logLevel: 'error',
        // Two servers that prepare one cache at the same time delete each other's files.
        cacheDir: `node_modules/.vite-tests/${parallelIndex}`,
        server: { port: 0, hmr: false, proxy: { '/servicios': sandbox.url } },
      });
      await vite.listen();
      await use(vite.resolvedUrls?.local[0] ?? '');
      await vite.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // The test ignores this sandbox address, but the fixture prepares the sandbox.
  baseURL: async ({ baseURL: _sandbox, devUrl }, use) => use(devUrl),
});
