import type { DocumentoAnswer } from '../domain/documentos.ts';
import { zUploadCotizacionDocumentoResponse } from '../generated/schemas/emisiones.ts';
import type { WithBearer } from './bearer-fetch.ts';
import { callDone } from './call.ts';
import { type Posting, postWithProgress } from './post-with-progress.ts';

/** The progress and the cancelling of an upload. */
export interface UploadWatch {
  readonly signal: AbortSignal;
  /** Called with the sent share of the body, from 0 to 1. */
  readonly onProgress: (progress: number) => void;
}

/** POST /v1/documentos/cotizaciones with a body that is JSON already. Rejects with a Failure. */
export type UploadDocumento = (json: Blob, watch: UploadWatch) => Promise<DocumentoAnswer>;

/** Address, bearer and deadline for sending documents. */
export interface UploadServices {
  readonly base: string;
  readonly withBearer: WithBearer;
  /** How long the transfer may stand still before it is cancelled, in milliseconds. */
  readonly deadline: number;
  readonly post?: (posting: Posting) => Promise<Response>;
}

const operation = 'uploadCotizacionDocumento';
const uploaded = { title: 'Documento cotización', messages: ['El documento fue cargado correctamente.'] };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Makes the call that sends a document, by the rules of the bearer. */
export function createUploadDocumento({ base, withBearer, deadline, post = postWithProgress }: UploadServices): UploadDocumento {
  const url = `${base}/v1/documentos/cotizaciones`;
  return (json, watch) =>
    callDone(operation, zUploadCotizacionDocumentoResponse, uploaded, async () => {
      const response = await withBearer(url, (bearer, traceparent) =>
        post({ url, bearer, traceparent, body: json, deadline, ...watch }),
      );
      const text = await response.text();
      const body = text.trim() === '' ? undefined : parsed(text);
      return response.ok ? { data: body, response } : { error: body, response };
    });
}
