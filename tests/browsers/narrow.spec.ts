import { expect, test } from './support.ts';

test.use({ size: { width: 360, height: 740 } });

test('at 360 px a list is cards, the menu is a drawer, and nothing scrolls sideways', async ({ portal, enter, look }) => {
  await enter('./clientes');
  expect(await portal.evaluate(() => innerWidth)).toBe(360);
  const rows = portal.role('table', 'Clientes').css('tbody tr');
  await rows.number(10);
  await portal.expectNoSidewaysScroll();
  await look('clients narrow', { picture: true });
  await portal.button('Abrir menú').click();
  const drawer = portal.role('dialog', 'Menú');
  await drawer.shown();
  await look('menu narrow');
  await drawer.role('link', 'Solicitudes').click();
  await drawer.gone();
  await portal.heading('Solicitudes').shown();
  await portal.expectNoSidewaysScroll();

  await portal.goto('./clientes/create');
  await portal.heading('Registro de nuevo cliente').shown();
  await portal.label('Tipo de persona').choose('Natural');
  await portal.label('Primer nombre').fill('Ana');
  await portal.expectNoSidewaysScroll();
  await look('wizard narrow');
});
