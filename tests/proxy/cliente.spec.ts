import { largo } from '../support/long-cliente.ts';
import { sentBodies } from '../support/sent-bodies.ts';
import { expect, expectToasts, heading } from '../support/portal.ts';
import { WizardPage } from '../support/wizard-page.ts';
import { expectCall, test } from './support.ts';

// It adds a client to those that the other flows count.
test.use({ world: 'clientes' });

test('the longest possible client is registered and shown, and Prism has nothing to object', async ({ page, signIn, watch }) => {
  test.setTimeout(90_000);
  const bodies = await sentBodies(page, '/v1/clientes');
  await signIn('intermediario', './login?returnTo=/clientes/create');
  // Nobody has that document yet, and the register does not know it.
  watch.expectRefusal(/^GET core \/v1\/clientes\/CED\/\d+ 404$/);
  watch.expectRefusal(/^GET core \/v1\/personas\/padron\/CED\/\d+ 404$/);
  const wizard = new WizardPage(page);
  await wizard.fillAll(largo.typed);
  await wizard.crear.click();
  await expectToasts(page, [['Creación de cliente', 'El cliente fue creado correctamente.']]);
  await expectCall(watch, 'POST core /v1/clientes 200');
  expect(bodies.map((body): unknown => JSON.parse(body))).toStrictEqual([largo.body]);

  await page.getByRole('button', { name: /^Acciones de/ }).click();
  await page.getByRole('menuitem', { name: 'Ver detalle' }).click();
  await expect(heading(page, largo.body.nombreCompleto)).toBeVisible();
  for (const tab of ['Datos de contacto', 'Datos financieros', 'Información adicional']) await wizard.tab(tab).click();
  expect(watch.calls().filter((call) => /^GET core \/v1\/clientes\/\d+ 200$/.test(call))).toHaveLength(1);
});
