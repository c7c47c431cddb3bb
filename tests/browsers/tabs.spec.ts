import { Page } from './page.ts';
import { expect, test } from './support.ts';

test('two tabs renew their session by one call, and Salir in one signs the other out', async ({
  portal,
  enter,
  sandbox,
  callsTo,
}) => {
  await enter('./configuracion');
  await portal.heading('Configuración').shown();
  const other = new Page(await portal.tab.openTab(), `${sandbox.url}/autogestion/`);
  await other.goto('./configuracion');
  await other.heading('Configuración').shown();
  sandbox.expireTokens();
  sandbox.calls.length = 0;
  for (const tab of [portal, other]) {
    await tab.role('navigation', 'Menú principal').role('link', 'Clientes').click();
    await tab.role('table', 'Clientes').css('tbody tr').number(10);
  }
  expect(callsTo('refresh')).toEqual(['POST /v1/account/token/refresh 200']);

  await portal.button(/^Menú de usuario/).click();
  await portal.role('menuitem', 'Salir').click();
  for (const tab of [portal, other]) {
    await tab.arrives('/login');
    await tab.button('Ingresar').shown();
    expect(await tab.evaluate(() => Object.keys(localStorage))).toEqual([]);
  }
  await other.tab.back();
  await other.button('Ingresar').shown();
  await other.role('table', 'Clientes').gone();
});
