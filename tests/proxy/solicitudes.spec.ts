import { expect, heading } from '../support/portal.ts';
import { fillSolicitud, guardar, verSolicitudes } from '../support/solicitud.ts';
import { expectCall, test } from './support.ts';

test.use({ world: 'solicitudes' });

test('a request is made, found, read and answered, and Prism has nothing to object', async ({ page, signIn, watch }) => {
  test.setTimeout(60_000);
  await signIn('intermediario', './login?returnTo=/solicitudes/create');
  await fillSolicitud(page, 'PX900100');
  // Nobody has that passport.
  watch.expectRefusal(/^GET core \/v1\/clientes\/PAS\/PX900100 404$/);
  await guardar(page).click();
  await expectCall(watch, 'POST core /v1/solicitudes 200');
  await verSolicitudes(page).click();
  await expect(heading(page, 'Solicitudes')).toBeVisible();
  const rows = page.getByRole('table', { name: 'Registros' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await rows.nth(1).getByRole('link').click();

  const box = page.getByRole('textbox', { name: /^Respuesta/ });
  await expect(page.getByRole('region', { name: 'Comentarios' })).toContainText('Dos recibos');
  await box.fill('Añado el número del recibo: 15321.');
  await box.press('Enter');
  await expectCall(watch, 'PUT core /v1/tickets 200');
  await expect(page.getByRole('region', { name: 'Comentarios' })).toContainText('Añado el número del recibo');
});
