import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type Documento, normaliseNumeroDocumento } from '../../domain/documents.ts';
import { type Failure, type OperationId, toFailure } from '../../domain/failure.ts';
import type { NoticeEmitted } from '../../domain/notice.ts';
import { notProvided } from '../not-provided.ts';
import { emitNotice, failedNotice } from '../notice-action.ts';
import { ofType, typed, untyped } from '../typed-edge.ts';

/** Pause in typing before the service is asked, in milliseconds. */
const typingRest = 500;

/** The document in a form; `complete` once it can be looked up. */
export interface DocumentoEdited extends Documento {
  readonly type: 'documento.edited';
  readonly complete: boolean;
}

type LookUpEvent =
  | DocumentoEdited
  | { readonly type: 'retry' }
  /** Another call has found what this one would look for. */
  | { readonly type: 'documento.found'; readonly data: unknown };

interface LookUpContext {
  readonly operation: OperationId;
  readonly documento: Documento | null;
  readonly data: unknown;
  readonly failure: Failure | null;
}

const toDocumento = ({ tipoDocumento, nuDocumento, complete }: DocumentoEdited): Documento | null => {
  const numero = normaliseNumeroDocumento(nuDocumento);
  return complete && tipoDocumento && numero ? { tipoDocumento, nuDocumento: numero } : null;
};

const isSame = (a: Documento | null, b: Documento | null) =>
  a === b || (a?.tipoDocumento === b?.tipoDocumento && a?.nuDocumento === b?.nuDocumento);

/**
 * Looks a document up when typing pauses (specification 1, section 4); the next edit cancels the
 * call, and separators alone change nothing. {@link provideLookUp} types it.
 */
export const lookUpMachine = setup({
  types: {
    input: ofType<{ readonly operation: OperationId }>(),
    context: ofType<LookUpContext>(),
    events: ofType<LookUpEvent>(),
    emitted: ofType<NoticeEmitted>(),
    tags: ofType<'busy'>(),
  },
  actors: {
    /** Gives null when nobody has the document. */
    find: notProvided<unknown, Documento | null>('find'),
  },
  actions: {
    emitNotice: emitNotice(),
    keepDocumento: assign((_, params: { documento: Documento | null }) => ({
      documento: params.documento,
      data: null,
      failure: null,
    })),
    forget: assign({ data: null, failure: null }),
  },
  guards: {
    isSame: ({ context }, params: { documento: Documento | null }) => isSame(context.documento, params.documento),
    isIncomplete: (_, params: { documento: Documento | null }) => params.documento === null,
    isComplete: ({ context }) => context.documento !== null,
    isNobody: (_, params: { found: unknown }) => params.found === null,
  },
  delays: { typingRest },
}).createMachine({
  id: 'lookUp',
  context: ({ input }) => ({ operation: input.operation, documento: null, data: null, failure: null }),
  initial: 'idle',
  on: {
    'documento.edited': [
      { guard: { type: 'isSame', params: ({ event }) => ({ documento: toDocumento(event) }) } },
      {
        guard: { type: 'isIncomplete', params: ({ event }) => ({ documento: toDocumento(event) }) },
        target: '.idle',
        actions: { type: 'keepDocumento', params: { documento: null } },
      },
      {
        target: '.resting',
        actions: { type: 'keepDocumento', params: ({ event }) => ({ documento: toDocumento(event) }) },
      },
    ],
    retry: { guard: 'isComplete', target: '.looking', actions: 'forget' },
    'documento.found': {
      target: '.found',
      actions: assign({ data: ({ event }) => event.data, failure: null }),
    },
  },
  states: {
    idle: { description: 'The document is incomplete.' },
    resting: {
      description: 'The document was edited a moment ago.',
      after: { typingRest: 'looking' },
    },
    looking: {
      description: 'The service is asked.',
      tags: 'busy',
      invoke: {
        id: 'find',
        src: 'find',
        input: ({ context }) => context.documento,
        onDone: [
          { guard: { type: 'isNobody', params: ({ event }) => ({ found: event.output }) }, target: 'missing' },
          { target: 'found', actions: assign({ data: ({ event }) => event.output }) },
        ],
        onError: {
          target: 'failed',
          actions: [
            assign({ failure: ({ context, event }) => toFailure(event.error, context.operation) }),
            {
              type: 'emitNotice',
              params: ({ context, event }) => ({ notice: failedNotice(event.error, context.operation) }),
            },
          ],
        },
      },
      on: { retry: {} },
    },
    found: { description: 'Somebody has this document.' },
    missing: { description: 'Nobody has this document.' },
    failed: { description: 'The service could not answer.' },
  },
});

/** The look-up machine with its typed effect; `find` gives null when nobody has the document. */
export function provideLookUp<Found>(find: PromiseActorLogic<Found | null, Documento>) {
  return {
    machine: lookUpMachine.provide({ actors: { find: untyped(find) } }),
    /** What was found; null in every other state. */
    selectFound: (snapshot: { readonly context: LookUpContext }) => typed<Found | null>(snapshot.context.data),
  };
}
