import { test as devTest } from './dev.ts';
import { expect } from './portal.ts';

/** A test of the development page, open. */
export const test = devTest.extend<{ galeria: void }>({
  galeria: [
    async ({ enter, page }, use) => {
      await enter('intermediario', './galeria');
      await expect(page.getByRole('heading', { level: 1, name: 'Galería' })).toBeVisible({ timeout: 30_000 });
      await use();
    },
    { auto: true },
  ],
});
