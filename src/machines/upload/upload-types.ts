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
  /**
   * Whether the file was chosen for a kind of document: then it is sent once its check has passed.
   */
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
  /**
   * Whether the quote has one of the same kind and name already, so that finding one proves
   * nothing.
   */
  readonly isKnown: boolean;
}

/** The events of an upload. */
export type UploadEvent =
  | { readonly type: 'datos.changed'; readonly datos: DatosDocumento }
  /** A large picture is to be made smaller, or sent as it is. */
  | { readonly type: 'shrink.accepted' }
  | { readonly type: 'shrink.declined' }
  /** The document is to be sent when its turn comes, or again after a failure. */
  | { readonly type: 'send.requested' }
  /** The person wants to type the days of a document that the service has. */
  | { readonly type: 'days.wanted' }
  /** The days stay as they were. */
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
  /** Why the file can't be a document. */
  readonly refusal: Refusal | null;
  /** Whether the picture could not be made smaller. */
  readonly isSmallest: boolean;
  /** Whether the picture was not made smaller for want of a worker. */
  readonly hasShrinkFailed: boolean;
  readonly datos: DatosDocumento;
  /** The data that the service has, while the person types other days. */
  readonly storedDatos: DatosDocumento | null;
  /** Whether the document was asked to be sent, so that missing data are shown. */
  readonly attempted: boolean;
  /** Whether it was asked to be sent before its file was checked or made smaller. */
  readonly isRequested: boolean;
  /**
   * Whether the file was chosen for a kind of document: then it is sent once its check has passed.
   */
  readonly sendsOnceChecked: boolean;
  readonly turn: UploadTurn | null;
  /** The body, while it is sent. */
  readonly json: Blob | null;
  /** How much of the body is sent, from 0 to 1. */
  readonly progress: number;
  /** Whether the last attempt may have been stored. */
  readonly uncertain: boolean;
  /** Why the last attempt failed. */
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
