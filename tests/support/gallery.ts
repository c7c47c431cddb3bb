import { test as devTest } from './dev.ts';
import { expect } from './portal.ts';

/** A test of the development page, open. */
export const test = devTest.extend<{ galeria: void }>({
  galeria: [
    async ({ enter, page }, use) => {
      await enter('intermediario', './galeria');
      await expect(page.getByRole('heading', { level: 1, name: 'Galería' })).toBeVisible({ timeout: 45_000 });
      await use();
    },
    // Vite compiles the page when it is first asked for: that is no time of the test's own.
    { auto: true, timeout: 60_000 },
  ],
});
