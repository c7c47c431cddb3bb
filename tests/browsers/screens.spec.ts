import { bare, places } from '../faults/screens.ts';
import { test } from './support.ts';

test('every screen is drawn, opened by its address, and axe finds nothing in it', async ({ portal, enter }) => {
  test.setTimeout(240_000);
  await enter('./perfil');
  await portal.heading('Perfil').shown();
  const all = [...places.map(({ path, title }) => [path, title] as const), ...bare];
  for (const [path, title] of all) {
    await test.step(path, async () => {
      await portal.goto(`.${path}`);
      await portal.heading(title).shown();
      await portal.css('main [aria-busy=true]').gone();
      await portal.expectNoAxeViolations();
    });
  }
});
