import { bare, expectStands, places } from '../faults/screens.ts';
import { expect, expectToasts, heading, test } from '../support/portal.ts';

test('every screen is drawn, opened by its address', async ({ page, enter }) => {
  test.setTimeout(180_000);
  await enter('intermediario', './perfil');
  for (const place of places) {
    await test.step(place.name, async () => {
      await page.goto(`.${place.path}`);
      await expectStands(page, place);
    });
  }
  for (const [path, title] of bare) {
    await test.step(title, async () => {
      await page.goto(`.${path}`);
      await expect(heading(page, title)).toBeVisible();
    });
  }
  await expectToasts(page, []);
});
