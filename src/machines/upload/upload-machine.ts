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

/** What is typed of it can be changed here. */
const changeable = {
  'datos.changed': { actions: { type: 'keepDatos', params: ({ event }: { event: { datos: DatosDocumento } }) => event } },
} as const;

/** A request to be sent that comes before the file is known to fit is carried out after that. */
const requestable = { 'send.requested': { actions: 'noteRequest' } } as const;

const tell = (phase: UploadPhase) => ({ type: 'report', params: { phase } }) as const;

/**
 * One document of a quote, from the choice of its file to the service's answer. What can't be a document is `refused`, a large picture is offered
 * smaller; it is read only when its turn has come, and sent through the write machine: a lost answer is looked for before it is sent again
 * (assumptions Q8). The list that keeps it gives the turns and stops it when it is removed.
 */
export const uploadMachine = setup({
  types: {
    input: ofType<UploadInput>(),
    context: ofType<UploadContext>(),
    events: ofType<UploadEvent>(),
    tags: ofType<'busy'>(),
  },
  actors: {
    /** Says what a file is by its first bytes. */
    readHead: notProvided<HeadKind | null, Blob>('readHead'),
    /** Makes a picture smaller; null when it can't be. Rejects without a worker. */
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
    takeBackDatos: assign(({ context: { said, datos } }) => ({ datos: said ?? datos, said: null })),
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
    /** It can be sent as it is. */
    fits: ({ context }) => context.file.size <= mostBytes,
    isSmallEnough: (_, { file }: { file: Blob | null }) => file !== null && file.size <= mostBytes,
    isComplete: ({ context }) => Object.keys(findDatoProblems(context.datos)).length === 0,
    isRequested: ({ context }) => context.isRequested || context.goesUp,
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
    said: null,
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
      description: 'The first bytes say what the file is.',
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
    refused: { description: 'The file is none that the service takes.', entry: tell('refused') },
    offering: {
      description: 'A large picture: smaller, or as it is.',
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
      description: 'It did not become small enough: it goes as it is where it fits.',
      always: [
        { guard: 'fits', target: 'checked', actions: assign({ isSmallest: true }) },
        { target: 'refused', actions: { type: 'refuse', params: { refusal: 'tooLarge' } } },
      ],
    },
    checked: {
      description: 'The file fits: it is sent at once where its kind was chosen before it, or that was asked for meanwhile.',
      always: [{ guard: and(['isRequested', 'isComplete']), target: 'queued' }, { target: 'editing' }],
    },
    editing: {
      description: 'What is missing is being typed.',
      on: {
        ...changeable,
        'send.requested': [{ guard: 'isComplete', target: 'queued' }, { actions: assign({ attempted: true }) }],
      },
    },
    queued: {
      description: 'It waits for its turn.',
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
        // Without its worker nothing is known against the file: what failed is the portal's own script, which may be had the next time.
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => toFailure(event.error, 'uploadCotizacionDocumento') }),
        },
      },
    },
    sending: {
      description: 'The body is on its way.',
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
      description: 'It was refused, or nobody knows what became of it; it can be sent again.',
      entry: tell('failed'),
      on: {
        ...changeable,
        'send.requested': [{ guard: 'isComplete', target: 'queued' }, { actions: assign({ attempted: true }) }],
      },
    },
    unreadable: {
      description: "The file was there when it was chosen, and can't be read any more.",
      entry: tell('unreadable'),
      on: { ...changeable, 'send.requested': { guard: 'isComplete', target: 'queued' } },
    },
    uploaded: {
      description: 'The service has it.',
      entry: tell('uploaded'),
      on: { 'days.wanted': { target: 'dating', actions: assign({ said: ({ context }) => context.datos, attempted: false }) } },
    },
    dating: {
      description: 'The service has it; its days are being typed, with which it goes up again in its own place.',
      on: {
        ...changeable,
        'send.requested': [
          { guard: 'isComplete', target: 'queued', actions: assign({ said: null }) },
          { actions: assign({ attempted: true }) },
        ],
        'days.dropped': { target: 'uploaded', actions: 'takeBackDatos' },
      },
    },
  },
});

/** One upload of a list. */
export type UploadRef = ActorRefFrom<typeof uploadMachine>;

/** An upload as its row sees it. */
export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>;

/** The calls of an upload, and what is done with its file. */
export interface UploadEffects {
  readonly readHead: PromiseActorLogic<HeadKind | null, Blob>;
  readonly shrink: PromiseActorLogic<Blob | null, Blob>;
  readonly readBody: PromiseActorLogic<Blob | null, DocumentoSource>;
  readonly send: PromiseActorLogic<DocumentoAnswer, UploadOrder>;
  /** Finds the document of an attempt whose answer was lost; null while the quote has none such. */
  readonly verify: PromiseActorLogic<StoredDocumento | null, UploadOrder>;
}

/** The machine with its effects. */
export function provideUpload({ readHead, shrink, readBody, send, verify }: UploadEffects) {
  const write = provideChildWrite(send, verify);
  return uploadMachine.provide({ actors: { readHead, shrink, readBody: untyped(readBody), write } });
}
