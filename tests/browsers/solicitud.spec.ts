import type { Page } from './page.ts';
import { expect, test } from './support.ts';

const comments = (page: Page) => page.role('region', 'Comentarios');

test('a reply is sent by Enter and stands in the thread', async ({ portal, enter, look }) => {
  await enter('./solicitudes/update/60');
  await comments(portal).css('time').number(2);
  await look('request', { picture: true });
  await portal.label(/^Respuesta/).click();
  await portal.type('Envío ambas copias <b>hoy</b>');
  await portal.key('Enter');
  await comments(portal).css('time').number(3);
  await comments(portal).says('Envío ambas copias <b>hoy</b>');
  await portal.label(/^Respuesta/).holds('');
  await portal.label(/^Respuesta/).focused();
});

test('a comment with formatting shows it, and its links lead out in a tab of their own', async ({
  portal,
  session,
  enter,
  look,
}) => {
  await enter('./solicitudes/update/51');
  await comments(portal).role('link', 'nuestra página').shown();
  await look('comments');
  const link = comments(portal).role('link', 'nuestra página');
  expect(await link.attribute('href')).toBe('https://www.ejemplo.do/endosos');
  expect(await link.attribute('rel')).toContain('noopener');
  await link.click();
  await expect.poll(() => session.countTabs()).toBe(2);
  expect(await portal.path()).toBe('/solicitudes/update/51');
});

test('a request is made by keyboard alone', async ({ portal, enter, look, callsTo }) => {
  await enter('./solicitudes/create');
  await portal.heading('Creación de solicitud').shown();
  const choose = async (label: string, typed: string, chosen: string) => {
    await portal.tabTo(portal.label(label));
    await expect
      .poll(() => portal.label(label).evaluate(([select]) => (select as HTMLSelectElement).options.length))
      .toBeGreaterThan(1);
    await portal.type(typed);
    await portal.label(label).holds(chosen);
  };
  const type = async (label: string, text: string) => {
    await portal.tabTo(portal.label(label));
    await portal.type(text);
  };
  await choose('Tipo de solicitud', 'Cob', 'Cobros');
  await choose('Motivo', 'Recibo d', 'Recibo duplicado');
  await choose('Tipo de ramo', 'Sal', 'Salud');
  await choose('Tipo de documento', 'Pas', 'Pasaporte');
  await type('Número de documento', 'RD4471902');
  await type('Nombre del solicitante', 'Ana Núñez');
  await type('Correo electrónico', 'ana@ejemplo.do');
  await type('Asunto', 'Me cobraron dos veces');
  await type('Detalle', 'Dos recibos de noviembre.');
  await look('request by keys');
  await portal.tabTo(portal.button('Guardar'));
  await portal.key('Enter');
  await portal
    .role('status')
    .saying(/La solicitud fue creada correctamente/)
    .shown();
  expect(callsTo('/v1/solicitudes').filter((call) => call.startsWith('POST'))).toEqual(['POST /v1/solicitudes 200']);
  await portal.label('Tipo de solicitud').focused();
});
