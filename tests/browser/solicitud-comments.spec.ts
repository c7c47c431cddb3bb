import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { firstRow, go } from '../support/lists.ts';
import { expect, expectToasts, test } from '../support/portal.ts';

// The comments of a request, also for unexpected answers of the service.

test.use({ world: 'solicitudes' });

/** The comments of the thread, without list items inside comments. */
const bubbles = (page: Page) =>
  page
    .getByRole('region', { name: 'Comentarios' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('time') });

/** Opens a request and waits for its thread. */
async function open(page: Page, enter: (user?: string, path?: string) => Promise<void>, id: number) {
  await enter('intermediario', `./solicitudes/update/${id}`);
  await expect(bubbles(page).first()).toBeVisible();
}

/** Appends comments to the answer of the service, including those that it should not pass on. */
async function passOn(page: Page, id: number, more: readonly object[]): Promise<void> {
  await page.route(`**/v1/tickets/${id}/comments`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { value: { comments: object[] } };
    await route.fulfill({ response, json: { ...answer, value: { comments: [...answer.value.comments, ...more] } } });
  });
}

test('an internal note that a service passes on is not shown, counted or searched', async ({ page, enter }) => {
  const note = { author_id: 90_001, public: false, created_at: '2026-11-20T15:00:00Z', body: 'Cliente moroso' };
  await passOn(page, 60, [{ ...note, id: 6003 }, note, { ...note, id: 6004, body: null, html_body: '<p>Cliente moroso</p>' }]);
  await open(page, enter, 60);
  await expect(bubbles(page)).toHaveCount(2);
  await expect(page.getByText('Cliente moroso')).toHaveCount(0);
  await expectToasts(page, []);

  await go(page, '/solicitudes?numeroSolicitud=60&comentario=moroso');
  await expect(page.getByRole('table')).toContainText('Ninguna fila de esta página coincide con los filtros.');
  await go(page, '/solicitudes?numeroSolicitud=60&comentario=conductor');
  expect(await firstRow(page, 'Registros')).toContain('Incluir conductor en la póliza 700');
});

test('a comment without text says so, and names its files', async ({ page, enter }) => {
  const by = { author_id: 90_001, created_at: '2026-11-20T15:00:00Z' };
  await passOn(page, 60, [
    { ...by, id: 6003, body: '', html_body: '<p></p>', attachments: [{ file_name: 'cédula.jpg' }] },
    { ...by, id: 6004, body: null, html_body: null },
    { ...by, id: 6005, body: ' \u200B', html_body: '<p>&nbsp;</p><p>&#8203;</p>', attachments: [] },
    { ...by, id: 6006, body: 'Ver los dos', html_body: '<p>Ver los dos</p>', attachments: [{ file_name: 'a.pdf' }, {}] },
  ]);
  await open(page, enter, 60);
  const contents = (place: number) => bubbles(page).nth(place).locator('> :not(:first-child)');
  await expect(contents(2)).toHaveText(['Trae un archivo adjunto que no se puede abrir aquí: cédula.jpg.']);
  for (const place of [3, 4])
    await expect(contents(place)).toHaveText([
      'Este comentario no tiene texto. Si trae un archivo adjunto, no se puede abrir aquí.',
    ]);
  await expect(contents(5)).toHaveText(['Ver los dos', 'Trae 2 archivos adjuntos que no se pueden abrir aquí: a.pdf.']);
  await expectNoAxeViolations(page);
});

test('headings in a comment are nested under the heading of its day', async ({ page, enter }) => {
  await open(page, enter, 51);
  const names = await bubbles(page)
    .nth(1)
    .getByRole('heading')
    .evaluateAll((all) => all.map((one) => `${one.localName} ${one.textContent}`));
  expect(names).toEqual(['h4 Resumen', 'h5 Estado del caso', 'h6 Documentos', 'h6 Recibidos', 'h6 Copias', 'h6 Originales']);
  await expectNoAxeViolations(page);
});
