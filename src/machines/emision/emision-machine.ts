import { and, assign, emit, fromCallback, type PromiseActorLogic, setup, type SnapshotFrom } from 'xstate';
import { estatusCotizacion } from '../../domain/cotizaciones.ts';
import {
  type EmisionRequest,
  type EstadoCotizacion,
  estatusProcesada,
  type PolizaEmitida,
  type Requisito,
} from '../../domain/emisiones.ts';
import type { Notice } from '../../domain/notice.ts';
import { actionNotProvided } from '../not-provided.ts';
import { emitNotice } from '../notice-action.ts';
import { ofType } from '../typed-edge.ts';
import { childWrite, type ChildWriteSnapshot, isWriteUnderWay, provideChildWrite } from '../write/child-write.ts';
import { comprobacionMachine, type ComprobacionOutput } from './comprobacion-machine.ts';
import { answerOf, conflict, isRefusal, issuedNotice, notIssuedNotice, refusedMessages, warning } from './emision-notices.ts';
import type { EmisionContext, EmisionEmitted, EmisionEvent, EmisionInput, EmitidaElsewhere } from './emision-types.ts';

/** A further attempt only repeats the warning (specification 2, section 4). */
const onlyWarned = { 'emit.requested': { actions: { type: 'emitNotice', params: { notice: warning } } } } as const;

/**
 * The issuance of one quote: one request, never repeated (specification 2, section 4; assumptions
 * Q7). After a lost answer the quote's status says whether the policy was issued.
 */
export const emisionMachine = setup({
  types: {
    input: ofType<EmisionInput>(),
    context: ofType<EmisionContext>(),
    events: ofType<EmisionEvent>(),
    emitted: ofType<EmisionEmitted>(),
    tags: ofType<'busy'>(),
  },
  actors: {
    write: childWrite,
    comprobacion: comprobacionMachine,
    watchElsewhere: fromCallback<{ type: 'unused' }, { readonly numero: number }, EmitidaElsewhere>(() => {
      throw new Error('Actor `watchElsewhere` must be provided');
    }),
    watchOnline: fromCallback<{ type: 'unused' }, undefined, { type: 'online' }>(() => {
      throw new Error('Actor `watchOnline` must be provided');
    }),
  },
  actions: {
    emitNotice: emitNotice(),
    announce: (_, _params: Omit<EmitidaElsewhere, 'type'> & { readonly numero: number }) => actionNotProvided('announce'),
    keepRequisitos: assign((_, { requisitos }: { requisitos: readonly Requisito[] }) => ({ requisitos })),
    keepRequest: assign((_, { request }: { request: EmisionRequest }) => ({ request, failure: null })),
    forgetRequest: assign({ request: null }),
    keepIssued: assign(
      (_, { emision, issuedRequest }: Pick<EmitidaElsewhere, 'emision'> & Pick<EmisionContext, 'issuedRequest'>) => ({
        idEstatus: estatusProcesada,
        emision,
        issuedRequest,
        request: null,
        uncertain: false,
      }),
    ),
    keepFailure: assign(({ context }, { write }: { write: ChildWriteSnapshot }) => ({
      failure: write.context.failure,
      hasLostAnswer: context.hasLostAnswer || write.context.uncertain,
      uncertain: write.context.uncertain,
      request: null,
    })),
    emitRefused: emit((_, { write }: { write: ChildWriteSnapshot }) => ({
      type: 'refused' as const,
      messages: refusedMessages(write.context.failure),
    })),
    keepFound: assign((_, { output }: { output: ComprobacionOutput }) => ({
      ...('estado' in output && output.estado),
      request: null,
      uncertain: false,
    })),
  },
  guards: {
    isUncertain: ({ context }) => context.uncertain,
    isProcesada: ({ context }) => context.idEstatus === estatusProcesada,
    isOwnProcesada: ({ context }) => context.uncertain && context.idEstatus === estatusProcesada,
    isToBeSent: ({ context }, { output }: { output: ComprobacionOutput }) =>
      output.kind === 'notIssued' && context.request !== null,
    hasLostAnswer: ({ context }) => context.hasLostAnswer,
    canBeIssued: ({ context }) => estatusCotizacion(context.idEstatus).actions.includes('emitir'),
    isComplete: ({ context }) => context.requisitos?.length === 0,
    wasLost: (_, { write }: { write: ChildWriteSnapshot }) => write.context.uncertain,
    isConflict: (_, { write }: { write: ChildWriteSnapshot }) =>
      write.context.failure?.kind === 'rejected' && write.context.failure.status === conflict,
    isWorthSaying: (_, { notice }: { notice: Notice }) => isRefusal(notice),
    isIssuedAfterLoss: ({ context }, { output }: { output: ComprobacionOutput }) => output.kind === 'issued' && context.uncertain,
    isIssued: (_, { output }: { output: ComprobacionOutput }) => output.kind === 'issued',
    isClosed: (_, { output }: { output: ComprobacionOutput }) => output.kind === 'closed',
    isNotIssued: (_, { output }: { output: ComprobacionOutput }) => output.kind === 'notIssued',
  },
}).createMachine({
  id: 'emision',
  context: ({ input }) => ({
    numero: input.numero,
    idEstatus: input.idEstatus,
    requisitos: null,
    request: null,
    issuedRequest: null,
    uncertain: input.uncertain ?? false,
    hasLostAnswer: input.uncertain ?? false,
    failure: null,
    emision: input.emision,
  }),
  invoke: { id: 'watchElsewhere', src: 'watchElsewhere', input: ({ context }) => ({ numero: context.numero }) },
  initial: 'opening',
  on: {
    'notice.raised': {
      guard: { type: 'isWorthSaying', params: ({ event }) => event },
      actions: { type: 'emitNotice', params: ({ event }) => ({ notice: event.notice }) },
    },
    'requisitos.changed': { actions: { type: 'keepRequisitos', params: ({ event }) => event } },
    'emitida.elsewhere': {
      target: '.already',
      actions: [
        { type: 'keepIssued', params: ({ event: { emision } }) => ({ emision, issuedRequest: null }) },
        { type: 'emitNotice', params: { notice: warning } },
      ],
    },
  },
  states: {
    opening: {
      description: 'The status of the quote says whether it can be issued.',
      always: [
        { guard: 'isOwnProcesada', target: 'issued', actions: assign({ uncertain: false }) },
        { guard: 'isProcesada', target: 'already' },
        { guard: 'isUncertain', target: 'verifying' },
        { guard: 'canBeIssued', target: 'open' },
        { target: 'blocked' },
      ],
    },
    open: {
      description: 'The form is open.',
      initial: 'gathering',
      states: {
        gathering: {
          description: 'The person completes what the issuance needs.',
          initial: 'quiet',
          on: {
            'emit.requested': {
              guard: 'isComplete',
              target: 'confirming',
              actions: { type: 'keepRequest', params: ({ event }) => event },
            },
            'cancel.requested': 'confirmingCancel',
          },
          states: {
            quiet: { description: 'No attempt was made, or the last one needs no explanation.' },
            notIssued: { description: 'The last attempt failed, and the service says that nothing was issued.' },
            last: { description: 'The one of the two that was last.', type: 'history' },
          },
        },
        confirming: {
          description: 'The person is asked to confirm.',
          on: {
            'emit.declined': { target: 'gathering.last', actions: 'forgetRequest' },
            'emit.confirmed': [
              // A lost attempt may have been written since.
              { guard: and(['isComplete', 'hasLostAnswer']), target: '#emision.verifying' },
              { guard: 'isComplete', target: '#emision.issuing' },
            ],
          },
        },
        confirmingCancel: {
          description: 'The person is asked whether to abandon the issuance.',
          on: {
            'cancel.declined': 'gathering.last',
            'cancel.confirmed': '#emision.cancelled',
          },
        },
      },
    },
    issuing: {
      description: 'The one request is under way.',
      tags: 'busy',
      // The service's own answer counts.
      on: { 'emitida.elsewhere': {} },
      invoke: {
        id: 'issue',
        src: 'write',
        input: ({ context }: { context: EmisionContext }) => ({
          operation: 'createEmision',
          request: { body: context.request },
        }),
        onDone: {
          target: 'issued',
          actions: [
            {
              type: 'keepIssued',
              params: ({ context, event }) => ({
                emision: answerOf(event.output)?.emision ?? null,
                issuedRequest: context.request,
              }),
            },
            { type: 'emitNotice', params: ({ event }) => ({ notice: issuedNotice(event.output) }) },
          ],
        },
        onSnapshot: [
          { guard: isWriteUnderWay },
          {
            guard: { type: 'wasLost', params: ({ event }) => ({ write: event.snapshot }) },
            target: 'verifying',
            actions: { type: 'keepFailure', params: ({ event }) => ({ write: event.snapshot }) },
          },
          {
            guard: { type: 'isConflict', params: ({ event }) => ({ write: event.snapshot }) },
            target: 'verifying',
            actions: { type: 'keepFailure', params: ({ event }) => ({ write: event.snapshot }) },
          },
          {
            target: 'open',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ write: event.snapshot }) },
              { type: 'emitRefused', params: ({ event }) => ({ write: event.snapshot }) },
            ],
          },
        ],
      },
    },
    verifying: {
      description: "The quote's status is read to learn the outcome of an attempt.",
      tags: 'busy',
      invoke: {
        id: 'comprobacion',
        src: 'comprobacion',
        input: ({ context }) => ({ numero: context.numero }),
        onDone: [
          {
            guard: { type: 'isIssuedAfterLoss', params: ({ event }) => ({ output: event.output }) },
            target: 'issued',
            actions: { type: 'keepFound', params: ({ event }) => ({ output: event.output }) },
          },
          {
            guard: { type: 'isIssued', params: ({ event }) => ({ output: event.output }) },
            target: 'already',
            actions: [
              { type: 'keepFound', params: ({ event }) => ({ output: event.output }) },
              { type: 'emitNotice', params: { notice: warning } },
            ],
          },
          {
            guard: { type: 'isClosed', params: ({ event }) => ({ output: event.output }) },
            target: 'blocked',
            actions: { type: 'keepFound', params: ({ event }) => ({ output: event.output }) },
          },
          {
            guard: { type: 'isToBeSent', params: ({ event }) => ({ output: event.output }) },
            target: 'issuing',
          },
          {
            guard: { type: 'isNotIssued', params: ({ event }) => ({ output: event.output }) },
            target: 'open.gathering.notIssued',
            actions: [
              { type: 'keepFound', params: ({ event }) => ({ output: event.output }) },
              { type: 'emitNotice', params: ({ context }) => ({ notice: notIssuedNotice(context.failure) }) },
            ],
          },
          // The person may be gone when the outcome is known, so the request is not sent later.
          { target: 'unknown', actions: 'forgetRequest' },
        ],
      },
    },
    unknown: {
      description: "The status can't be read: nobody knows whether the policy was issued.",
      invoke: { id: 'watchOnline', src: 'watchOnline' },
      on: {
        'check.requested': 'verifying',
        online: 'verifying',
      },
    },
    issued: {
      description: 'This attempt issued the policy.',
      entry: { type: 'announce', params: ({ context: { numero, emision } }) => ({ numero, emision }) },
      on: { ...onlyWarned, 'emitida.elsewhere': {} },
    },
    already: {
      description: 'The policy existed before, or another tab issued it.',
      on: { ...onlyWarned, 'emitida.elsewhere': {} },
    },
    blocked: { description: 'The status of the quote does not allow it to be issued.', on: { 'emitida.elsewhere': {} } },
    cancelled: { description: 'The person abandoned the issuance.', type: 'final' },
  },
});

export interface EmisionEffects {
  readonly issue: PromiseActorLogic<PolizaEmitida, EmisionRequest>;
  readonly readEstado: PromiseActorLogic<EstadoCotizacion, { readonly numero: number }>;
}

/** The issuance machine with its calls. */
export function provideEmision({ issue, readEstado }: EmisionEffects) {
  return emisionMachine.provide({
    actors: {
      write: provideChildWrite(issue),
      comprobacion: comprobacionMachine.provide({ actors: { readEstado } }),
    },
  });
}

/** A snapshot of the issuance machine. */
export type EmisionSnapshot = SnapshotFrom<typeof emisionMachine>;
