import { createServer } from 'vite';
import { expect, test as portalTest } from './portal.ts';

/** A test of the development page, open: it exists in development only, so the portal is served by Vite here, over the sandbox of the worker. */
export const test = portalTest.extend<{ galeria: void }, { devUrl: string }>({
  devUrl: [
    async ({ sandbox }, use) => {
      const vite = await createServer({
        logLevel: 'error',
        server: { port: 0, hmr: false, proxy: { '/servicios': sandbox.url } },
      });
      await vite.listen();
      await use(vite.resolvedUrls?.local[0] ?? '');
      await vite.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ sandbox, devUrl }, use) => {
    sandbox.setFail('');
    sandbox.setTtl(900);
    sandbox.calls.length = 0;
    await use(devUrl);
  },
  galeria: [
    async ({ enter, page }, use) => {
      await enter('intermediario', './galeria');
      await expect(page.getByRole('heading', { level: 1, name: 'Galería' })).toBeVisible({ timeout: 30_000 });
      await use();
    },
    { auto: true },
  ],
});
