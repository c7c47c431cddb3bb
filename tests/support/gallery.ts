import { test as devTest } from './dev.ts';
import { expect } from './portal.ts';

/** A test that starts on the open development page. */
export const test = devTest.extend<{ galeria: void }>({
  galeria: [
    async ({ enter, page }, use) => {
      await enter('intermediario', './galeria');
      await expect(page.getByRole('heading', { level: 1, name: 'Galería' })).toBeVisible({ timeout: 45_000 });
      await use();
    },
    // Vite compiles the page at the first request, which must not count as time of the test.
    { auto: true, timeout: 60_000 },
  ],
});
