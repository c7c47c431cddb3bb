import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { cotizacion } from '../../../tests/support/cotizacion-machine.ts';
import { outcome } from '../../../tests/support/machines.ts';
import { described, fakeService, json, unusable } from '../../../tests/support/service.ts';
import { lost, stored } from '../../../tests/support/uploads.ts';
import { createCoreClient } from '../../api/core-client.ts';
import type { DocumentTask } from '../../api/document-worker.ts';
import type { NewDocumento, StoredDocumento } from '../../domain/documentos.ts';
import type { UploadOrder } from '../upload/upload-types.ts';
import {
  defineFetchTramiteDocumentosActor,
  defineReadDocumentoActor,
  defineReadHeadActor,
  defineShrinkPictureActor,
  defineUploadDocumentoActor,
  defineVerifyDocumentoActor,
} from './documentos.ts';

const documento: NewDocumento = {
  cdEntidad: 1,
  numItem: 2,
  nuCotizacion: 900,
  cdDocumentoTramite: 1,
  ...stored('cedula.pdf', 1, '2020-03-17'),
};
const order: UploadOrder = { documento, json: new Blob(['{}']), isKnown: false, onProgress: () => undefined };

function start() {
  const service = fakeService();
  return { service, core: createCoreClient('https://core.example', service.send) };
}

describe('The documents that an area requires', () => {
  const rows = [
    { idDocumentoTramite: 1, nombre: 'Copia de la cédula', obligatorio: true },
    { idDocumentoTramite: 2, nombre: 'Matrícula', obligatorio: null },
  ];

  test('are loaded by its id; an unreadable row is counted', async () => {
    const { service, core } = start();
    const done = outcome(createActor(defineFetchTramiteDocumentosActor(core), { input: { params: { idArea: 25 } } }));
    (await service.next()).answer(json({ title: '', messages: [], value: [...rows, { nombre: 'Sin id' }] }));
    expect(await done).toEqual({ output: { data: rows, dropped: 1 } });
    expect(service.calls.map(described)).toEqual([
      { method: 'GET', url: 'https://core.example/v1/tramitedocumentos?idArea=25', authorization: null, body: '' },
    ]);
  });
});

async function verify(documentos: readonly StoredDocumento[] | null | undefined) {
  const { service, core } = start();
  const done = outcome(createActor(defineVerifyDocumentoActor(core), { input: order }));
  (await service.next()).answer(json({ title: '', messages: [], value: { ...cotizacion, documentos } }));
  return { found: await done, calls: service.calls.map(described) };
}

describe('A document whose answer was lost', () => {
  const same = stored('cedula.pdf', 1, '2020-03-17');

  test('is found in its quote', async () => {
    const { found, calls } = await verify([stored('otra.pdf'), same]);
    expect(found).toEqual({ output: same });
    expect(calls.map(({ method, url }) => [method, url])).toEqual([['GET', 'https://core.example/v1/cotizaciones/900']]);
  });

  test.each([
    ['the quote has none', []],
    ['the quote does not tell', null],
    ['the quote does not tell at all', undefined],
    ['one has another name', [stored('otra.pdf', 1, '2020-03-17')]],
    ['one has another kind', [stored('cedula.pdf', 2, '2020-03-17')]],
    ['one expires', [{ ...stored('cedula.pdf', 1, '2020-03-17'), feVencimientoDocumento: '2030-03-17' }]],
    ['one has another day', [stored('cedula.pdf', 1, '2020-03-18')]],
  ])('is not found when %s', async (_, documentos) => {
    expect((await verify(documentos)).found).toEqual({ output: null });
  });

  test('is not looked for where the quote had an equal one before', async () => {
    const { service, core } = start();
    const done = outcome(createActor(defineVerifyDocumentoActor(core), { input: { ...order, isKnown: true } }));
    expect(await done).toEqual({ output: null });
    expect(service.calls).toEqual([]);
  });

  test.each(unusable)('fails to be found after %s', async (_, answer, failure) => {
    const { service, core } = start();
    const done = outcome(createActor(defineVerifyDocumentoActor(core), { input: order }));
    (await service.next()).answer(answer());
    expect(await done).toEqual({ error: { ...failure, operation: 'fetchCotizacion' } });
  });
});

test('only the head of a file is read', async () => {
  const read: (readonly [number | undefined, number | undefined])[] = [];
  const file = new File(['%PDF-1.7 and much more'], 'a.exe');
  const slice = file.slice.bind(file);
  file.slice = (from, to) => {
    read.push([from, to]);
    return slice(from, to);
  };
  expect(await outcome(createActor(defineReadHeadActor(), { input: file }))).toEqual({ output: 'pdf' });
  expect(read).toEqual([[0, 1024]]);
});

test('the worker makes pictures and bodies', async () => {
  const tasks: DocumentTask[] = [];
  const made = new Blob(['x']);
  const run = (task: DocumentTask) => {
    tasks.push(task);
    return Promise.resolve(made);
  };
  const file = new File(['%PDF-'], 'a.pdf');
  expect(await outcome(createActor(defineShrinkPictureActor(run), { input: file }))).toEqual({ output: made });
  expect(await outcome(createActor(defineReadDocumentoActor(run), { input: { documento, file } }))).toEqual({ output: made });
  expect(tasks).toEqual([
    { kind: 'smaller', picture: file },
    { kind: 'body', documento, file },
  ]);
});

test('an upload passes its body on and reports its progress', async () => {
  const progress: number[] = [];
  const upload = defineUploadDocumentoActor((body, { onProgress }) => {
    onProgress(body.size / 4);
    return Promise.reject(lost);
  });
  const input = { ...order, onProgress: (one: number) => progress.push(one) };
  expect(await outcome(createActor(upload, { input }))).toEqual({ error: lost });
  expect(progress).toEqual([0.5]);
});
