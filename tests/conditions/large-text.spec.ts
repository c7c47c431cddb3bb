import { expect, test } from '../support/portal.ts';
import { expectLegible, sizes } from './legible.ts';
import { installLook } from './look.ts';

// The browser's own setting of the size of letters, at the double of what it comes with: pictures and the window stay as they are.

test.beforeEach(({ context }) => installLook(context));

for (const [name, size] of Object.entries(sizes)) {
  test(`letters of twice the size, ${name}: nothing is cut, covered or out of reach`, async ({ page, enter }) => {
    await page.setViewportSize(size);
    await page.goto('./login');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), 'the setting holds').toBe('32px');
    await expectLegible(page, enter);
  });
}
