import type { Page } from '@playwright/test';
import type { Sandbox } from '../../sandbox/server.ts';
import { expect, fillLogin, notices } from '../support/portal.ts';
import {
  byName,
  bytesOf,
  choose,
  choosePlan,
  expectDocumentos,
  failUploads,
  mostAtATime,
  numero,
  openDocumentos,
  outcome,
  place,
  press,
  progress,
  row,
  rows,
  sentUploads,
  sha256,
  slowLine,
  statusesOf,
  submit,
  test,
  uploadCalls,
  watchProgress,
} from '../support/uploads-page.ts';

// Uploads on a slow line, with a token that expires and a session that ends meanwhile.

const kilobyte = 1024;

test.use({ world: 'documentos-linea' });
test.beforeEach(() => test.setTimeout(180_000));

const refreshes = (sandbox: Sandbox) =>
  sandbox.calls.filter(({ path }) => path === '/v1/account/token/refresh').map(({ status }) => status);

/** Waits until the progress of an upload is between its start and its end. */
const midUpload = (page: Page, name: string) =>
  expect
    .poll(() => progress(page, name).evaluate((bar: HTMLProgressElement) => bar.value > 0 && bar.value < 1), {
      timeout: 30_000,
    })
    .toBe(true);

test('six documents upload two at a time with their progress, and only the failed one is sent again @slow', async ({
  page,
  enter,
  sandbox,
  documentsOf,
  write,
}) => {
  await openDocumentos(page, enter);
  const files = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf', 'f.pdf'].map(
    (name) => [name, bytesOf('pdf', 300 * kilobyte, name)] as const,
  );
  await choose(
    page,
    files.map(([name, bytes]) => write(name, bytes)),
  );
  await expect(submit(page)).toHaveText('Subir documentos (6)');
  const line = await slowLine(page);
  await line(400 * kilobyte);
  const seen = await watchProgress(page);
  failUploads(sandbox, '400x1');
  await submit(page).click();
  await expect(row(page, 'f.pdf')).toContainText('En espera');
  await midUpload(page, 'a.pdf');
  await expect(outcome(page)).toHaveText('Cargados: 5. Con error: 1.', { timeout: 90_000 });
  await line(-1);

  const shown = await seen();
  expect(Object.keys(shown).toSorted()).toEqual(files.map(([name]) => name));
  for (const [name, values] of Object.entries(shown)) {
    expect(values, name).toEqual(values.toSorted((one, other) => one - other));
    expect(values.filter((value) => value > 0 && value < 1).length, `${name}: ${values.join(', ')}`).toBeGreaterThan(1);
  }
  test.info().annotations.push({ type: 'progress', description: JSON.stringify(shown) });

  const refused = (await sentUploads(page)).find(({ status }) => status === 400)?.nombre ?? '';
  expect(['a.pdf', 'b.pdf']).toContain(refused);
  await press(page, 'Reintentar', refused).click();
  await expect(outcome(page)).toHaveText('Cargados: 6.');
  const sent = (await sentUploads(page)).map(({ nombre }) => nombre);
  expect(sent.slice(0, -1).toSorted()).toEqual(files.map(([name]) => name));
  expect(sent.at(-1)).toBe(refused);
  expect(await mostAtATime(page)).toBe(2);
  expect(
    documentsOf(numero)
      .toSorted(byName)
      .map(({ nmArchivo, bytes }) => [nmArchivo, sha256(bytes)]),
  ).toEqual(files.map(([name, bytes]) => [name, sha256(bytes)]));
});

test('a token that expires during uploads is renewed once, and only interrupted uploads are repeated @slow', async ({
  page,
  enter,
  sandbox,
  documentsOf,
  write,
}) => {
  await openDocumentos(page, enter);
  const line = await slowLine(page);
  const large = (name: string) => write(name, bytesOf('pdf', 300 * kilobyte, name));
  await choose(page, [write('antes.pdf', bytesOf('pdf', 900))]);
  await submit(page).click();
  await expect(outcome(page)).toHaveText('Cargados: 1.');

  await choose(page, [large('una.pdf')]);
  await line(150 * kilobyte);
  await submit(page).click();
  await midUpload(page, 'una.pdf');
  sandbox.expireTokens();
  await line(-1);
  await expect(outcome(page)).toHaveText('Cargados: 2.', { timeout: 30_000 });
  expect(await statusesOf(page, 'una.pdf')).toEqual([401, 200]);
  expect(refreshes(sandbox)).toEqual([200]);

  // Two uploads are under way and one waits: one refresh serves both.
  await choose(page, [large('dos.pdf'), large('tres.pdf'), large('cuatro.pdf')]);
  await line(150 * kilobyte);
  await submit(page).click();
  await midUpload(page, 'dos.pdf');
  await midUpload(page, 'tres.pdf');
  sandbox.expireTokens();
  await line(-1);
  await expect(outcome(page)).toHaveText('Cargados: 5.', { timeout: 30_000 });
  expect(refreshes(sandbox)).toEqual([200, 200]);

  const sent = await sentUploads(page);
  const uploadsOf = (name: string) => sent.filter(({ nombre }) => nombre === name);
  for (const name of ['una.pdf', 'dos.pdf', 'tres.pdf']) {
    expect(
      uploadsOf(name).map(({ status }) => status),
      name,
    ).toEqual([401, 200]);
    expect(new Set(uploadsOf(name).map(({ bearer }) => bearer)).size, name).toBe(2);
  }
  expect(uploadsOf('antes.pdf').map(({ status }) => status)).toEqual([200]);
  expect(uploadsOf('cuatro.pdf').map(({ status }) => status)).toEqual([200]);
  expect(
    documentsOf(numero)
      .map(({ nmArchivo }) => nmArchivo)
      .toSorted(),
  ).toEqual(['antes.pdf', 'cuatro.pdf', 'dos.pdf', 'tres.pdf', 'una.pdf'].toSorted());
  await expect(notices(page).getByText('Error')).toHaveCount(0);
});

test('after a session that ends during uploads, the page comes back with the uploaded documents @slow', async ({
  page,
  enter,
  sandbox,
  documentsOf,
  write,
}) => {
  await openDocumentos(page, enter);
  const line = await slowLine(page);
  await choose(page, [write('subida.pdf', bytesOf('pdf', 900, 'subida'))]);
  await submit(page).click();
  await expect(outcome(page)).toHaveText('Cargados: 1.');
  const cut = write('cortada.pdf', bytesOf('pdf', 300 * kilobyte, 'cortada'));
  const other = write('otra.pdf', bytesOf('pdf', 300 * kilobyte, 'otra'));
  await choose(page, [cut, other, write('en espera.pdf', bytesOf('pdf', 900))], 'Matrícula del vehículo');
  await line(150 * kilobyte);
  await submit(page).click();
  await midUpload(page, 'cortada.pdf');
  await midUpload(page, 'otra.pdf');
  await expect(row(page, 'en espera.pdf')).toContainText('En espera');
  sandbox.expireTokens();
  sandbox.setFail('POST /v1/account/token/refresh=401');
  await line(-1);
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  await expect(page).toHaveURL(/\/login/);
  const before = uploadCalls(sandbox).length;
  sandbox.setFail('');

  await fillLogin(page, 'intermediario');
  await expectDocumentos(page);
  await expect(page).toHaveURL(new RegExp(`/polizas/emision/${numero}$`));
  await expect(page.getByRole('radiogroup', { name: 'Plan' }).getByRole('radio').first()).toBeChecked();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('subida.pdf');
  await expect(rows(page).first()).toContainText('Cargado');
  expect(uploadCalls(sandbox)).toHaveLength(before);
  expect(documentsOf(numero).map(({ nmArchivo }) => nmArchivo)).toEqual(['subida.pdf']);

  await expect(place(page)).toBeEnabled();
  await choosePlan(page);
  await choose(page, [cut], 'Matrícula del vehículo');
  await submit(page).click();
  await expect(outcome(page)).toHaveText('Cargados: 1.');
  expect(documentsOf(numero).map(({ nmArchivo, bytes }) => [nmArchivo, sha256(bytes)])).toEqual([
    ['subida.pdf', sha256(bytesOf('pdf', 900, 'subida'))],
    ['cortada.pdf', sha256(bytesOf('pdf', 300 * kilobyte, 'cortada'))],
  ]);
});
