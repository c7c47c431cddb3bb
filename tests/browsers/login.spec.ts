import { password } from '../support/portal.ts';
import { test } from './support.ts';

test('a wrong password is said at its field, the right one opens the dashboard', async ({ portal, look }) => {
  await portal.goto('./login');
  await portal.label('Usuario o Correo').focused();
  await look('login', { picture: true });
  await portal.type('intermediario');
  await portal.key('Tab');
  await portal.type('otra');
  await portal.key('Enter');
  await portal.role('alert').says('Usuario o contraseña incorrectos.');
  // The refusal selects the typed password.
  await portal.label('Contraseña').focused();
  await look('login refused');
  await portal.type(password);
  await portal.label('Contraseña').holds(password);
  await portal.button('Ingresar').click();
  await portal.heading('Dashboard').shown();
});
