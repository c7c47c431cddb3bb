import { type AnyEventObject, createActor, fromCallback } from 'xstate';
import type { HeadKind, DatosDocumento, DocumentoAnswer, StoredDocumento } from '../../src/domain/documentos.ts';
import type { Failure } from '../../src/domain/failure.ts';
import { provideUpload, type UploadSnapshot } from '../../src/machines/upload/upload-machine.ts';
import type { DocumentoSource, UploadEvent, UploadInput, UploadOrder } from '../../src/machines/upload/upload-types.ts';
import { provideUploads, type UploadsEvent, type UploadsInput } from '../../src/machines/upload/uploads-machine.ts';
import { controllable, noticesOf } from './machines.ts';

const operation = 'uploadCotizacionDocumento';

/** A file of a name and a size; the machines ignore the content. */
export const file = (name: string, size = 10): File => new File([new Uint8Array(size)], name);

export const done: DocumentoAnswer = { title: 'Documento cotización', messages: ['El documento fue cargado correctamente.'] };
export const refused: Failure = { kind: 'rejected', operation, status: 400, title: 'Documento cotización', messages: ['No'] };
export const lost: Failure = { kind: 'transport', operation };
export const cancelled: Failure = { kind: 'cancelled', operation };
export const notVerified: Failure = { kind: 'transport', operation: 'fetchCotizacion' };

/** The input for a document: kind and date of issue. */
export const datos = (idDocumentoTramite: number | null, emision = ''): DatosDocumento => ({
  idDocumentoTramite,
  feEmision: { typed: emision, day: emision === '' ? null : emision },
  feVencimiento: { typed: '', day: null },
});

/** A document of kind 1 by default. */
export const stored = (nmArchivo: string, idDocumentoTramite = 1, emision: string | null = null): StoredDocumento => ({
  idDocumentoTramite,
  nmArchivo,
  feEmisionDocumento: emision,
  feVencimientoDocumento: null,
});

function effects() {
  return {
    readHead: controllable<HeadKind | null, Blob>(),
    shrink: controllable<Blob | null, Blob>(),
    readBody: controllable<Blob | null, DocumentoSource>(),
    write: controllable<DocumentoAnswer, UploadOrder>(),
    verify: controllable<StoredDocumento | null, UploadOrder>(),
  };
}

const provided = ({ readHead, shrink, readBody, write, verify }: ReturnType<typeof effects>) => ({
  readHead: readHead.logic,
  shrink: shrink.logic,
  readBody: readBody.logic,
  send: write.logic,
  verify: verify.logic,
});

/** A parent list that only records the events that it receives. */
function createListener() {
  const received: AnyEventObject[] = [];
  const actor = createActor(
    fromCallback(({ receive }) => {
      receive((event) => received.push(event));
    }),
  );
  actor.start();
  return { actor, received };
}

export const archivo: UploadInput = {
  id: 'documento-1',
  nuCotizacion: 900,
  cdEntidad: 1,
  file: file('cedula.pdf'),
  nombre: 'cedula.pdf',
  idDocumentoTramite: null,
  sendsOnceChecked: false,
};

/** One upload with effects that the test answers. */
export function createUploadTest(input: UploadInput = archivo) {
  const calls = effects();
  const parent = createListener();
  const actor = createActor(provideUpload(provided(calls)), { input, parent: parent.actor });
  actor.start();
  return {
    ...calls,
    actor,
    /** The reported progress, in order. */
    phases: () => parent.received.filter(({ type }) => type === 'upload.reported').map((event) => String(event['phase'])),
    reports: () => parent.received.filter(({ type }) => type === 'upload.reported'),
    notices: () => parent.received.filter(({ type }) => type === 'notice.raised').length,
    send: (...events: readonly UploadEvent[]) => {
      for (const event of events) actor.send(event);
    },
    see: (): UploadSnapshot => actor.getSnapshot(),
  };
}

/** An upload under test. */
export type UploadTest = ReturnType<typeof createUploadTest>;

/** The list with effects that the test answers. */
export function createUploadsTest(input: Partial<UploadsInput> = {}) {
  const calls = effects();
  const actor = createActor(provideUploads(provided(calls)), {
    input: { nuCotizacion: 900, cdEntidad: 1, numItem: 1, stored: [], ...input },
  });
  const notices = noticesOf(actor);
  actor.start();
  const items = () => actor.getSnapshot().context.items;
  return {
    ...calls,
    actor,
    notices,
    items,
    send: (...events: readonly UploadsEvent[]) => {
      for (const event of events) actor.send(event);
    },
    /** The upload of a file by its sent name. */
    upload(nombre: string) {
      const item = items().find((one) => one.nombre === nombre);
      if (!item) throw new Error(`There is no ${nombre}`);
      return item;
    },
    phases: () => items().map(({ nombre, phase }) => `${nombre}: ${phase}`),
    /** Drops PDFs and sets their kinds; the uploads wait for the submission. */
    async choose(files: readonly File[], idDocumentoTramite: number | null = 1) {
      const before = { calls: calls.readHead.calls.length, ids: items().map(({ id }) => id) };
      actor.send({ type: 'files.chosen', files, idDocumentoTramite: null });
      const added = items().filter(({ id }) => !before.ids.includes(id));
      for (const { ref } of added) {
        const { datos: had } = ref.getSnapshot().context;
        ref.send({ type: 'datos.changed', datos: { ...had, idDocumentoTramite: had.idDocumentoTramite ?? idDocumentoTramite } });
      }
      for (const call of calls.readHead.calls.slice(before.calls)) await call.answer('pdf');
    },
    /** Chooses PDFs for a kind by its own button or place; the uploads start at once. */
    async chooseFor(kind: number, files: readonly File[]) {
      const before = calls.readHead.calls.length;
      actor.send({ type: 'files.chosen', files, idDocumentoTramite: kind });
      for (const call of calls.readHead.calls.slice(before)) await call.answer('pdf');
    },
  };
}

/** A list under test. */
export type UploadsTest = ReturnType<typeof createUploadsTest>;
