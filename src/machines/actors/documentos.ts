import { fromPromise } from 'xstate';
import { callRows } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import { runDocumentTask } from '../../api/document-tasks.ts';
import type { UploadDocumento } from '../../api/upload-documento.ts';
import {
  type DocumentoAnswer,
  type HeadKind,
  headLength,
  kindOf,
  type NewDocumento,
  type StoredDocumento,
  storedOf,
  takesPlaceOf,
  type TramiteDocumento,
} from '../../domain/documentos.ts';
import { zFetchTramiteDocumentosResponse } from '../../generated/schemas/emisiones.ts';
import type { DocumentoSource, UploadOrder } from '../upload/upload-types.ts';
import { fetchCotizacion } from './cotizacion.ts';

/** GET /v1/tramitedocumentos (specification 2, section 7) of an area. Rejects with a Failure. */
export function defineFetchTramiteDocumentosActor(core: CoreClient) {
  return fromPromise<{ data: readonly TramiteDocumento[]; dropped: number }, { params: { idArea: number } }>(
    async ({ input, signal }) => {
      const { rows, dropped } = await callRows('fetchTramiteDocumentos', zFetchTramiteDocumentosResponse, () =>
        core.GET('/v1/tramitedocumentos', { params: { query: { idArea: input.params.idArea } }, signal }),
      );
      return { data: rows, dropped };
    },
  );
}

/** Detects the kind of a file by its first bytes. Rejects when the file can't be read. */
export function defineReadHeadActor() {
  return fromPromise<HeadKind | null, Blob>(async ({ input }) =>
    kindOf(new Uint8Array(await input.slice(0, headLength).arrayBuffer())),
  );
}

/** Makes a picture smaller, with readable text; null when that fails. Rejects without a worker. */
export function defineShrinkPictureActor(run = runDocumentTask) {
  return fromPromise<Blob | null, Blob>(({ input, signal }) => run({ kind: 'smaller', picture: input }, signal));
}

/** Makes the body of an upload; null when the file can't be read. Rejects without a worker. */
export function defineReadDocumentoActor(run = runDocumentTask) {
  return fromPromise<Blob | null, DocumentoSource>(({ input, signal }) => run({ kind: 'body', ...input }, signal));
}

/** POST /v1/documentos/cotizaciones (specification 2, section 7). Rejects with a Failure. */
export function defineUploadDocumentoActor(upload: UploadDocumento) {
  return fromPromise<DocumentoAnswer, UploadOrder>(({ input: { json, onProgress }, signal }) =>
    upload(json, { signal, onProgress }),
  );
}

const isSame = (found: StoredDocumento, sent: NewDocumento) =>
  takesPlaceOf(found, sent) &&
  found.feEmisionDocumento === (sent.feEmisionDocumento ?? null) &&
  found.feVencimientoDocumento === (sent.feVencimientoDocumento ?? null);

/**
 * Finds the document that a lost upload stored; null for none, and where the quote had an equal one
 * before (assumptions Q8). Rejects with a Failure.
 */
export function defineVerifyDocumentoActor(core: CoreClient) {
  return fromPromise<StoredDocumento | null, UploadOrder>(async ({ input: { documento, isKnown }, signal }) => {
    if (isKnown) return null;
    const { documentos } = await fetchCotizacion(core, documento.nuCotizacion, signal);
    return storedOf(documentos).find((one) => isSame(one, documento)) ?? null;
  });
}
