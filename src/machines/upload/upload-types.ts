import type { ArchivoKind, DatosDocumento, NewDocumento, Refusal, StoredDocumento } from '../../domain/documentos.ts';
import type { Failure } from '../../domain/failure.ts';
import type { NoticeRaised } from '../notice-action.ts';

/** The input of an upload. */
export interface UploadInput {
  readonly id: string;
  readonly nuCotizacion: number;
  readonly cdEntidad: number;
  readonly file: Blob;
  /** The name under which the file is sent. */
  readonly nombre: string;
  /** The kind of document that the file was chosen for; null for none. */
  readonly idDocumentoTramite: number | null;
  /** Whether the document is sent once its file has passed the check. */
  readonly sendsOnceChecked: boolean;
}

/** The phase that an upload reports to its list. */
export type UploadPhase = 'waiting' | 'queued' | 'underWay' | 'failed' | 'unreadable' | 'refused' | 'uploaded';

/** Reports the phase of an upload to the list. */
export interface UploadReported {
  readonly type: 'upload.reported';
  readonly id: string;
  readonly phase: UploadPhase;
  /** The document to send; null while its kind is missing. */
  readonly documento: StoredDocumento | null;
}

/** The data that an upload gets with its turn. */
export interface UploadTurn {
  readonly numItem: number;
  /** Whether the quote has one of the same kind and name already: finding one proves nothing. */
  readonly isKnown: boolean;
}

/** The events of an upload. */
export type UploadEvent =
  | { readonly type: 'datos.changed'; readonly datos: DatosDocumento }
  | { readonly type: 'shrink.accepted' }
  | { readonly type: 'shrink.declined' }
  | { readonly type: 'send.requested' }
  | { readonly type: 'days.wanted' }
  | { readonly type: 'days.dropped' }
  | ({ readonly type: 'turn.given' } & UploadTurn)
  | { readonly type: 'progress.made'; readonly progress: number }
  | NoticeRaised;

/** The context of an upload. */
export interface UploadContext {
  readonly id: string;
  readonly nuCotizacion: number;
  readonly cdEntidad: number;
  readonly file: Blob;
  readonly nombre: string;
  readonly kind: ArchivoKind | null;
  readonly refusal: Refusal | null;
  readonly isSmallest: boolean;
  /** Whether the picture stayed as it was for want of a worker. */
  readonly hasShrinkFailed: boolean;
  readonly datos: DatosDocumento;
  /** The data that the service has, while the person types other days. */
  readonly storedDatos: DatosDocumento | null;
  /** Whether the document was asked to be sent, so that missing data are shown. */
  readonly attempted: boolean;
  /** Whether it was asked to be sent before its file was checked or made smaller. */
  readonly isRequested: boolean;
  readonly sendsOnceChecked: boolean;
  readonly turn: UploadTurn | null;
  readonly json: Blob | null;
  /** How much of the body is sent, from 0 to 1. */
  readonly progress: number;
  /** Whether the last attempt may have been stored. */
  readonly uncertain: boolean;
  readonly failure: Failure | null;
}

/** The parts of a body. */
export interface DocumentoSource {
  readonly documento: NewDocumento;
  readonly file: Blob;
}

/** The input of the upload's write. */
export interface UploadOrder {
  readonly documento: NewDocumento;
  readonly json: Blob;
  readonly isKnown: boolean;
  readonly onProgress: (progress: number) => void;
}
