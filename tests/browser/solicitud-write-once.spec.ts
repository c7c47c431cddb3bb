import {
  countSolicitudes,
  fillSolicitud,
  guardar,
  noSolicitud,
  solicitudPosts,
  solicitudTyped,
  verSolicitudes,
} from '../support/solicitud.ts';
import { expect, hold, letDraw, test } from '../support/portal.ts';
import { expectFields, field, fillFields, summary } from '../support/wizard-page.ts';

// A separate world, because these tests create requests and other files count the lists.
test.use({ world: 'solicitudes' });
test.beforeEach(() => test.setTimeout(90_000));

test('Enter and a click, while the first is under way, make one request; so does a double click that the answer overtakes @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter('intermediario', './solicitudes/create');
  await fillSolicitud(page, 'SOLENTER1');
  const request = await hold(page, '**/v1/solicitudes');
  await field(page, 'Asunto').press('Enter');
  await expect.poll(request.held).toBe(1);
  await guardar(page).dispatchEvent('click');
  await page.keyboard.press('Enter');
  request.open();
  await expect(verSolicitudes(page)).toBeVisible();
  expect(solicitudPosts(sandbox)).toEqual([200]);
  expect(await countSolicitudes(sandbox, 'SOLENTER1')).toBe(1);

  await fillFields(page, solicitudTyped('SOLENTER2'));
  await guardar(page).click();
  await expectFields(page, noSolicitud);
  // The second click of the former double click.
  await guardar(page).dispatchEvent('click', { detail: 2 });
  await letDraw(page);
  await expect(summary(page)).toHaveCount(0);
  await guardar(page).click();
  await expect(summary(page)).toBeFocused();
  expect(await countSolicitudes(sandbox, 'SOLENTER2')).toBe(1);
});
