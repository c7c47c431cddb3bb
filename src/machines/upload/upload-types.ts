import type { ArchivoKind, DatosDocumento, NewDocumento, Refusal, StoredDocumento } from '../../domain/documentos.ts';
import type { Failure } from '../../domain/failure.ts';
import type { NoticeRaised } from '../notice-action.ts';

/** What an upload begins with. */
export interface UploadInput {
  readonly id: string;
  readonly nuCotizacion: number;
  readonly cdEntidad: number;
  readonly file: Blob;
  /** Its name as it is sent. */
  readonly nombre: string;
  /** The kind of document that it was chosen for. */
  readonly idDocumentoTramite: number | null;
  /** The file was chosen for a kind of document: it goes up once it is known to fit. */
  readonly goesUp: boolean;
}

/** How far an upload is, for whoever keeps many: chosen, asked to be sent, being read or sent, and what became of it. */
export type UploadPhase = 'waiting' | 'queued' | 'underWay' | 'failed' | 'unreadable' | 'refused' | 'uploaded';

/** Tells the list how far an upload is. */
export interface UploadReported {
  readonly type: 'upload.reported';
  readonly id: string;
  readonly phase: UploadPhase;
  /** What is sent; null while its kind is missing. */
  readonly documento: StoredDocumento | null;
}

/** What an upload is sent with once it is its turn. */
export interface UploadTurn {
  readonly numItem: number;
  /** The quote has one of the same kind and name already: to find one proves nothing. */
  readonly isKnown: boolean;
}

/** What an upload hears. */
export type UploadEvent =
  | { readonly type: 'datos.changed'; readonly datos: DatosDocumento }
  /** A large picture is to be made smaller, or sent as it is. */
  | { readonly type: 'shrink.accepted' }
  | { readonly type: 'shrink.declined' }
  /** It is to be sent once it is its turn; again, after a failure. */
  | { readonly type: 'send.requested' }
  /** The days of one that the service has are to be typed. */
  | { readonly type: 'days.wanted' }
  /** The days stay as they were. */
  | { readonly type: 'days.dropped' }
  | ({ readonly type: 'turn.given' } & UploadTurn)
  | { readonly type: 'progress.made'; readonly progress: number }
  | NoticeRaised;

/** What an upload knows. */
export interface UploadContext {
  readonly id: string;
  readonly nuCotizacion: number;
  readonly cdEntidad: number;
  readonly file: Blob;
  readonly nombre: string;
  readonly kind: ArchivoKind | null;
  /** Why the file can't be a document. */
  readonly refusal: Refusal | null;
  /** The picture could not be made smaller. */
  readonly isSmallest: boolean;
  /** It was not tried to make the picture smaller, for want of a worker. */
  readonly hasShrinkFailed: boolean;
  readonly datos: DatosDocumento;
  /** The data that the service has of the document, while other days are typed. */
  readonly said: DatosDocumento | null;
  /** It was asked to be sent: what is missing is shown. */
  readonly attempted: boolean;
  /** It was asked to be sent while its file was looked at or made smaller: that comes first. */
  readonly isRequested: boolean;
  /** The file was chosen for a kind of document: it goes up once it is known to fit. */
  readonly goesUp: boolean;
  readonly turn: UploadTurn | null;
  /** The body, while it is sent. */
  readonly json: Blob | null;
  /** How much of it has gone, from 0 to 1. */
  readonly progress: number;
  /** Nobody knows whether the last attempt was stored. */
  readonly uncertain: boolean;
  /** Why the last attempt came to nothing. */
  readonly failure: Failure | null;
}

/** What a body is made of. */
export interface DocumentoSource {
  readonly documento: NewDocumento;
  readonly file: Blob;
}

/** What is written. */
export interface UploadOrder {
  readonly documento: NewDocumento;
  readonly json: Blob;
  readonly isKnown: boolean;
  readonly onProgress: (progress: number) => void;
}
