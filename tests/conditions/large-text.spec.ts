import { expect, test } from '../support/portal.ts';
import { expectLegible, sizes } from './legible.ts';
import { installLook } from './look.ts';

// The browser's font size at twice its default; pictures and the window keep their size.

test.beforeEach(({ context }) => installLook(context));

for (const [name, size] of Object.entries(sizes)) {
  test(`letters of twice the size, ${name}: nothing is cut, covered or out of reach`, async ({ page, enter }) => {
    await page.setViewportSize(size);
    await page.goto('./login');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), 'the setting holds').toBe('32px');
    await expectLegible(page, enter);
  });
}
