import { type ActorRefFrom, and, assign, type PromiseActorLogic, sendParent, setup, type SnapshotFrom } from 'xstate';
import {
  type DatosDocumento,
  type DocumentoAnswer,
  findDatoProblems,
  type HeadKind,
  judgeArchivo,
  mostBytes,
  nameAsKind,
  noDay,
  type Refusal,
  type StoredDocumento,
} from '../../domain/documentos.ts';
import { toFailure } from '../../domain/failure.ts';
import { notProvided } from '../not-provided.ts';
import { raiseNotice } from '../notice-action.ts';
import { ofType, untyped } from '../typed-edge.ts';
import { childWrite, type ChildWriteSnapshot, isWriteUnderWay, provideChildWrite } from '../write/child-write.ts';
import { documentoOf, refusalOf, sourceOf } from './upload-document.ts';
import type {
  DocumentoSource,
  UploadContext,
  UploadEvent,
  UploadInput,
  UploadOrder,
  UploadPhase,
  UploadReported,
  UploadTurn,
} from './upload-types.ts';

const changeable = {
  'datos.changed': { actions: { type: 'keepDatos', params: ({ event }: { event: { datos: DatosDocumento } }) => event } },
} as const;

/** A request to send that comes before the check of the file is carried out after the check. */
const requestable = { 'send.requested': { actions: 'noteRequest' } } as const;

const tell = (phase: UploadPhase) => ({ type: 'report', params: { phase } }) as const;

/**
 * One document of a quote, from its file to the service's answer; a lost answer is verified before
 * anything is sent again (assumptions Q8). The parent gives it its turn to be read and sent.
 */
export const uploadMachine = setup({
  types: {
    input: ofType<UploadInput>(),
    context: ofType<UploadContext>(),
    events: ofType<UploadEvent>(),
    tags: ofType<'busy'>(),
  },
  actors: {
    readHead: notProvided<HeadKind | null, Blob>('readHead'),
    /** Makes a picture smaller; null when that fails. Rejects without a worker. */
    shrink: notProvided<Blob | null, Blob>('shrink'),
    /** Makes the body; null when the file can't be read any more. Rejects without a worker. */
    readBody: notProvided<Blob | null, DocumentoSource | null>('readBody'),
    write: childWrite,
  },
  actions: {
    raiseNotice: raiseNotice(),
    report: sendParent(
      ({ context }: { context: UploadContext }, { phase }: { phase: UploadPhase }): UploadReported => ({
        type: 'upload.reported',
        id: context.id,
        phase,
        documento: documentoOf(context),
      }),
    ),
    keepDatos: assign((_, { datos }: { datos: DatosDocumento }) => ({ datos })),
    keepKind: assign(({ context: { nombre } }, { kind }: { kind: HeadKind | null }) =>
      kind === null || kind === 'picture' ? {} : { kind, nombre: nameAsKind(nombre, kind) },
    ),
    takeBackDatos: assign(({ context: { storedDatos, datos } }) => ({ datos: storedDatos ?? datos, storedDatos: null })),
    noteRequest: assign({ attempted: true, isRequested: true }),
    refuse: assign((_, { refusal }: { refusal: Refusal }) => ({ refusal })),
    keepSmaller: assign(({ context }, { file }: { file: Blob | null }) => ({
      file: file ?? context.file,
      nombre: nameAsKind(context.nombre, 'jpeg'),
    })),
    keepTurn: assign((_, { numItem, isKnown }: UploadTurn) => ({ turn: { numItem, isKnown }, progress: 0, failure: null })),
    keepFailure: assign((_, { write }: { write: ChildWriteSnapshot }) => ({
      failure: write.context.failure,
      uncertain: write.context.uncertain,
    })),
    dropBody: assign({ json: null }),
  },
  guards: {
    isFine: ({ context }, { kind }: { kind: HeadKind | null }) => judgeArchivo(kind, context.file.size) === 'fine',
    isLarge: ({ context }, { kind }: { kind: HeadKind | null }) => judgeArchivo(kind, context.file.size) === 'large',
    fits: ({ context }) => context.file.size <= mostBytes,
    isSmallEnough: (_, { file }: { file: Blob | null }) => file !== null && file.size <= mostBytes,
    isComplete: ({ context }) => Object.keys(findDatoProblems(context.datos)).length === 0,
    isRequested: ({ context }) => context.isRequested || context.sendsOnceChecked,
    hasBody: (_, { json }: { json: Blob | null }) => json !== null,
  },
}).createMachine({
  id: 'upload',
  context: ({ input: { idDocumentoTramite, ...input } }) => ({
    ...input,
    kind: null,
    refusal: null,
    isSmallest: false,
    hasShrinkFailed: false,
    datos: { idDocumentoTramite, feEmision: noDay, feVencimiento: noDay },
    storedDatos: null,
    attempted: false,
    isRequested: false,
    turn: null,
    json: null,
    progress: 0,
    uncertain: false,
    failure: null,
  }),
  initial: 'checking',
  on: {
    'notice.raised': { actions: { type: 'raiseNotice', params: ({ event }) => ({ notice: event.notice }) } },
  },
  states: {
    checking: {
      description: 'The first bytes tell the kind of the file.',
      on: { ...changeable, ...requestable },
      invoke: {
        id: 'readHead',
        src: 'readHead',
        input: ({ context }) => context.file,
        onDone: [
          {
            guard: { type: 'isFine', params: ({ event }) => ({ kind: event.output }) },
            target: 'checked',
            actions: { type: 'keepKind', params: ({ event }) => ({ kind: event.output }) },
          },
          {
            guard: { type: 'isLarge', params: ({ event }) => ({ kind: event.output }) },
            target: 'offering',
            actions: { type: 'keepKind', params: ({ event }) => ({ kind: event.output }) },
          },
          {
            target: 'refused',
            actions: {
              type: 'refuse',
              params: ({ context, event }) => ({ refusal: refusalOf(event.output, context.file.size) }),
            },
          },
        ],
        onError: { target: 'refused', actions: { type: 'refuse', params: { refusal: 'unreadable' } } },
      },
    },
    refused: { description: 'The service does not take this file.', entry: tell('refused') },
    offering: {
      description: 'The picture is large: the person chooses to make it smaller or to keep it.',
      entry: assign({ isRequested: false }),
      on: {
        ...changeable,
        'shrink.accepted': 'shrinking',
        'shrink.declined': { guard: 'fits', target: 'checked' },
        'send.requested': { actions: assign({ attempted: true }) },
      },
    },
    shrinking: {
      description: 'The picture is being made smaller.',
      entry: assign({ hasShrinkFailed: false }),
      on: { ...changeable, ...requestable },
      tags: 'busy',
      invoke: {
        id: 'shrink',
        src: 'shrink',
        input: ({ context }) => context.file,
        onDone: [
          {
            guard: { type: 'isSmallEnough', params: ({ event }) => ({ file: event.output }) },
            target: 'checked',
            actions: { type: 'keepSmaller', params: ({ event }) => ({ file: event.output }) },
          },
          { target: 'unshrunk' },
        ],
        onError: { target: 'offering', actions: assign({ hasShrinkFailed: true }) },
      },
    },
    unshrunk: {
      description: 'The picture stays too large: it is sent as it is, or refused.',
      always: [
        { guard: 'fits', target: 'checked', actions: assign({ isSmallest: true }) },
        { target: 'refused', actions: { type: 'refuse', params: { refusal: 'tooLarge' } } },
      ],
    },
    checked: {
      description: 'The file fits: it is sent at once where the person has asked for it.',
      always: [{ guard: and(['isRequested', 'isComplete']), target: 'queued' }, { target: 'editing' }],
    },
    editing: {
      description: 'The person types the missing data.',
      on: {
        ...changeable,
        'send.requested': [{ guard: 'isComplete', target: 'queued' }, { actions: assign({ attempted: true }) }],
      },
    },
    queued: {
      description: 'The document waits for its turn.',
      entry: tell('queued'),
      tags: 'busy',
      on: { 'turn.given': { target: 'reading', actions: { type: 'keepTurn', params: ({ event }) => event } } },
    },
    reading: {
      description: 'The body is being made from the file.',
      tags: 'busy',
      invoke: {
        id: 'readBody',
        src: 'readBody',
        input: ({ context }) => sourceOf(context),
        onDone: [
          {
            guard: { type: 'hasBody', params: ({ event }) => ({ json: event.output }) },
            target: 'sending',
            actions: assign({ json: ({ event }) => event.output }),
          },
          { target: 'unreadable' },
        ],
        // A missing worker says nothing about the file; the script may load next time.
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => toFailure(event.error, 'uploadCotizacionDocumento') }),
        },
      },
    },
    sending: {
      description: 'The body is being sent.',
      tags: 'busy',
      exit: 'dropBody',
      on: { 'progress.made': { actions: assign({ progress: ({ event }) => event.progress }) } },
      invoke: {
        id: 'write',
        src: 'write',
        input: ({ context, self }) => ({
          operation: 'uploadCotizacionDocumento' as const,
          uncertain: context.uncertain,
          request: {
            body: {
              documento: sourceOf(context)?.documento,
              json: context.json,
              isKnown: context.turn?.isKnown ?? false,
              onProgress: (progress: number) => self.send({ type: 'progress.made', progress }),
            },
          },
        }),
        onDone: 'uploaded',
        onSnapshot: [
          { guard: isWriteUnderWay },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ write: event.snapshot }) } },
        ],
      },
    },
    failed: {
      description: 'The service refused the document, or its answer was lost; it can be sent again.',
      entry: tell('failed'),
      on: {
        ...changeable,
        'send.requested': [{ guard: 'isComplete', target: 'queued' }, { actions: assign({ attempted: true }) }],
      },
    },
    unreadable: {
      description: "The file can't be read any more.",
      entry: tell('unreadable'),
      on: {
        ...changeable,
        'send.requested': [{ guard: 'isComplete', target: 'queued' }, { actions: assign({ attempted: true }) }],
      },
    },
    uploaded: {
      description: 'The service has the document.',
      entry: tell('uploaded'),
      on: {
        'days.wanted': { target: 'dating', actions: assign({ storedDatos: ({ context }) => context.datos, attempted: false }) },
      },
    },
    dating: {
      description: 'The service has the document; the person types its days, and it is sent again.',
      on: {
        ...changeable,
        'send.requested': [
          { guard: 'isComplete', target: 'queued', actions: assign({ storedDatos: null }) },
          { actions: assign({ attempted: true }) },
        ],
        'days.dropped': { target: 'uploaded', actions: 'takeBackDatos' },
      },
    },
  },
});

/** One upload of a list. */
export type UploadRef = ActorRefFrom<typeof uploadMachine>;

/** A snapshot of an upload. */
export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>;

/** The effects of an upload. */
export interface UploadEffects {
  readonly readHead: PromiseActorLogic<HeadKind | null, Blob>;
  readonly shrink: PromiseActorLogic<Blob | null, Blob>;
  readonly readBody: PromiseActorLogic<Blob | null, DocumentoSource>;
  readonly send: PromiseActorLogic<DocumentoAnswer, UploadOrder>;
  /** Finds the document of an attempt whose answer was lost; null while the quote has none. */
  readonly verify: PromiseActorLogic<StoredDocumento | null, UploadOrder>;
}

export function provideUpload({ readHead, shrink, readBody, send, verify }: UploadEffects) {
  const write = provideChildWrite(send, verify);
  return uploadMachine.provide({ actors: { readHead, shrink, readBody: untyped(readBody), write } });
}
