import type { Page } from './page.ts';
import { expect, test } from './support.ts';

/** The number of shapes with a size in each chart. */
const drawn = (page: Page): Promise<number[]> =>
  page.css('.recharts-surface').evaluate((drawings) =>
    drawings.map((drawing) => {
      const shapes = [...drawing.querySelectorAll('.recharts-sector, path:not([stroke])')];
      return shapes.filter((shape) => shape.getBoundingClientRect().height > 1).length;
    }),
  );

/** How many months of the commissions have an amount. */
const months = async (page: Page): Promise<number> =>
  (await page.role('region', 'Comisiones').css('tbody td').texts()).filter((text) => text !== '0.00').length;

/** Waits until each month has its bar. */
const expectBars = (page: Page): Promise<void> =>
  expect.poll(async () => ((await drawn(page)).at(-1) ?? 0) - (await months(page)), { message: 'bars' }).toBe(0);

test('the dashboard is drawn, in the light and in the dark', async ({ portal, enter, look }) => {
  await enter('./');
  await portal.heading('Dashboard').shown();
  await portal.css('.recharts-surface').number(4);
  await expectBars(portal);
  expect((await drawn(portal)).slice(0, 3).every((shapes) => shapes >= 2)).toBe(true);
  await portal.role('region', 'Cotizaciones').role('row').number(5);
  // Links look like links: WebKit drops a shorthand whose colour is a variable.
  const links = portal.role('region', 'Cotizaciones').css('h2 > a, th > a');
  const lines = () => links.evaluate((found) => found.map((link) => getComputedStyle(link).textDecorationLine));
  expect(await lines()).toEqual(Array.from(await lines(), () => 'underline'));
  expect(await links.count()).toBe(4);
  await look('dashboard', { picture: true });

  await portal.role('region', 'Comisiones').role('combobox').choose('Año 2025');
  await portal.arrives('/?anio=2025');
  await expect.poll(() => months(portal)).toBe(12);
  await expectBars(portal);

  await portal.goto('./configuracion');
  await portal.label('Modo de color').choose('Oscuro');
  await portal.css(':root.dark body').shown();
  await look('settings dark');
  await portal.goto('./');
  await portal.css('.recharts-surface').number(4);
  await portal.css(':root.dark body').shown();
  await look('dashboard dark', { picture: true });
});
