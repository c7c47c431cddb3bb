import { expect } from '../support/portal.ts';
import {
  bytesOf,
  choose,
  failUploads,
  lookUps,
  numero,
  openDocumentos,
  outcome,
  press,
  progress,
  row,
  rows,
  sentUploads,
  sha256,
  statusesOf,
  submit,
  test,
  uploadCalls,
} from '../support/uploads-page.ts';

// The documents of an issuance, from the chosen file to the rows in the database.

test.use({ world: 'documentos' });
test.beforeEach(() => test.setTimeout(240_000));

const uncertain = 'No se sabe si quedó guardado. Si reintentas, primero se comprobará.';

test('a document that keeps failing is sent again only on request @slow', async ({
  page,
  enter,
  sandbox,
  documentsOf,
  write,
}) => {
  failUploads(sandbox, '500x1');
  await openDocumentos(page, enter);
  await choose(page, [write('terca.pdf', bytesOf('pdf', 900))]);
  await submit(page).click();
  await expect(row(page, 'terca.pdf')).toContainText(uncertain);
  // The look-up of the stored document fails as well.
  sandbox.setFail(`GET /v1/cotizaciones/${numero}=500x1`);
  await press(page, 'Reintentar', 'terca.pdf').click();
  await expect.poll(() => lookUps(sandbox)).toBe(1);
  await expect(row(page, 'terca.pdf')).toContainText(uncertain);
  failUploads(sandbox, '400x1');
  await press(page, 'Reintentar', 'terca.pdf').click();
  await expect(row(page, 'terca.pdf')).toContainText('El sandbox responde 400 porque así se le pidió.');
  await press(page, 'Reintentar', 'terca.pdf').click();
  await expect(row(page, 'terca.pdf')).toContainText('Cargado');
  expect(await statusesOf(page, 'terca.pdf')).toEqual([500, 400, 200]);
  expect(lookUps(sandbox)).toBe(2);
  expect(documentsOf(numero)).toHaveLength(1);
});

test('documents of a quote are uploaded, and removed before, during and after the upload', async ({
  page,
  enter,
  sandbox,
  documentsOf,
  write,
}) => {
  await openDocumentos(page, enter);
  const names = ['antes.pdf', 'durante.pdf', 'otra.pdf', 'en espera.pdf', 'última.pdf'];
  await choose(
    page,
    names.map((nombre) => write(nombre, bytesOf('pdf', 3_000, nombre))),
  );
  await expect(submit(page)).toHaveText('Subir documentos (5)');
  await press(page, 'Quitar', 'antes.pdf').click();
  await expect(row(page, 'antes.pdf')).toHaveCount(0);

  failUploads(sandbox, 'slow:60000x2');
  await submit(page).click();
  await expect.poll(() => uploadCalls(sandbox)).toEqual([0, 0]);
  await expect(progress(page, 'durante.pdf')).toBeVisible();
  await expect(row(page, 'durante.pdf')).toContainText('Subiendo…');
  await expect(row(page, 'última.pdf')).toContainText('En espera');
  await press(page, 'Quitar', 'en espera.pdf').click();
  await press(page, 'Quitar', 'durante.pdf').click();
  await expect(row(page, 'última.pdf')).toContainText('Cargado');
  await press(page, 'Quitar', 'otra.pdf').click();
  await expect(outcome(page)).toHaveText('Cargados: 1.');
  await expect(press(page, 'Quitar', 'última.pdf')).toHaveCount(0);
  await expect(rows(page)).toHaveCount(1);

  // Two files are read at the same time, so either may be sent first.
  expect(Object.fromEntries((await sentUploads(page)).map(({ nombre, status }) => [nombre, status]))).toEqual({
    'durante.pdf': 0,
    'otra.pdf': 0,
    'última.pdf': 200,
  });
  expect(uploadCalls(sandbox)).toEqual([0, 0, 200]);
  const held = documentsOf(numero).map(({ nmArchivo, bytes, numItem }) => [nmArchivo, numItem, sha256(bytes)]);
  expect(held).toEqual([['última.pdf', 1, sha256(bytesOf('pdf', 3_000, 'última.pdf'))]]);
});
