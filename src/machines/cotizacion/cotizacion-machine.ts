import { assign, emit, enqueueActions, type PromiseActorLogic, setup, type SnapshotFrom } from 'xstate';
import {
  type Cotizada,
  type CotizacionFound,
  longestPeriod,
  type NewCotizacion,
  type PlanCotizado,
} from '../../domain/cotizaciones.ts';
import type { NoticeEmitted } from '../../domain/notice.ts';
import { emitNotice } from '../notice-action.ts';
import { ofType } from '../typed-edge.ts';
import { childWrite, type ChildWriteSnapshot, isWriteUnderWay, provideChildWrite } from '../write/child-write.ts';
import type { WriteOutput } from '../write/write-machine.ts';
import type {
  CotizacionContext,
  CotizacionEvent,
  CotizacionInput,
  CotizacionOrder,
  CotizacionOutput,
  CotizacionRefused,
  OrderWanted,
  RateRequested,
} from './cotizacion-types.ts';
import { givenBy, isOfLost, savedNotice, stillOffered, wordsOf } from './cotizacion-write.ts';

/** The body with its number; without one, with the earlier attempt whose answer was lost. */
function toBody({ numero, order, lost }: Pick<CotizacionContext, 'numero' | 'order' | 'lost'>): NewCotizacion | null {
  if (!order) return null;
  const body = { ...order.request.body, nuCotizacionMod: numero };
  const isOther = numero === null && lost !== null && lost.datos !== order.datos;
  return { ...order.request, body, ...(isOther && { lost: lost.request }) };
}

const writeInput = ({ context }: { context: CotizacionContext }) => ({
  operation: 'createCotizacion' as const,
  uncertain: context.uncertain,
  request: { body: toBody(context) },
});

interface WriteChanged {
  readonly event: { readonly snapshot: ChildWriteSnapshot };
}

const asRated = ({ event }: { readonly event: RateRequested }) => event;

const ratingTransitions = {
  'order.requested': { actions: 'wantOrder' },
  'rate.requested': [
    {
      guard: { type: 'isLong', params: asRated },
      target: 'confirmingPeriod',
      actions: { type: 'keepAsked', params: asRated },
    },
    { target: 'rating', actions: { type: 'keepOrder', params: asRated } },
  ],
} as const;

const writeFailed = {
  target: 'settling',
  actions: [
    { type: 'keepFailure', params: ({ event }: WriteChanged) => ({ write: event.snapshot }) },
    { type: 'tellRefused', params: ({ event }: WriteChanged) => ({ write: event.snapshot }) },
  ],
} as const;

/**
 * One quote: it is rated, its plans stay current until the data change, and saving rates it again
 * under its number (specification 2, section 4; assumptions Q3). A lost answer is verified first.
 */
export const cotizacionMachine = setup({
  types: {
    input: ofType<CotizacionInput>(),
    context: ofType<CotizacionContext>(),
    events: ofType<CotizacionEvent>(),
    emitted: ofType<NoticeEmitted | OrderWanted | CotizacionRefused>(),
    output: ofType<CotizacionOutput | null>(),
    tags: ofType<'busy' | 'asking'>(),
  },
  actors: { write: childWrite },
  actions: {
    emitNotice: emitNotice(),
    keepDatos: assign((_, { datos }: { datos: string }) => ({ datos })),
    keepLoaded: assign(({ context }, { planes, rated }: { planes: readonly PlanCotizado[]; rated: string }) => ({
      planes,
      rated,
      noItem: stillOffered(planes, context.noItem),
    })),
    keepOrder: assign((_, { order }: { order: CotizacionOrder }) => ({ order, datos: order.datos, failure: null, words: null })),
    keepAsked: assign((_, { order, days }: Omit<RateRequested, 'type'>) => ({ asked: { order, days } })),
    takeAsked: assign(({ context: { asked } }) =>
      asked ? { order: asked.order, datos: asked.order.datos, failure: null, words: null, asked: null } : {},
    ),
    forgetAsked: assign({ asked: null }),
    wantOrder: emit({ type: 'order.wanted' }),
    keepPlanes: assign(({ context }, { output }: { output: WriteOutput | null }) => {
      const { numero, planes, idEstatus } = givenBy(output);
      const noItem = stillOffered(planes, context.noItem);
      const rated = context.order?.datos ?? null;
      return {
        numero: numero ?? context.numero,
        idEstatus: idEstatus ?? context.idEstatus,
        planes,
        noItem,
        rated,
        order: null,
        uncertain: false,
        lost: null,
        words: wordsOf(output),
      };
    }),
    /** Takes the number of an earlier attempt's quote; the present data are sent under it. */
    keepNumero: assign((_, { output }: { output: WriteOutput | null }) => {
      const { numero, idEstatus } = givenBy(output);
      return { numero, idEstatus, uncertain: false, lost: null };
    }),
    keepFailure: assign(({ context }, { write }: { write: ChildWriteSnapshot }) => {
      const { failure, uncertain } = write.context;
      // A verification that failed has sent nothing, so an earlier lost attempt stays lost.
      const wasSent = failure?.operation === 'createCotizacion';
      const lost = wasSent ? context.order : (context.lost ?? context.order);
      return { order: null, failure, uncertain, lost: uncertain ? lost : null };
    }),
    tellRefused: enqueueActions(({ enqueue }, { write }: { write: ChildWriteSnapshot }) => {
      const { failure } = write.context;
      if (failure?.kind === 'rejected') enqueue.emit({ type: 'refused', messages: failure.messages });
    }),
  },
  guards: {
    isLong: (_, { days }: Omit<RateRequested, 'type'>) => days > longestPeriod,
    isUnrated: ({ context }) => context.planes === null && context.order === null,
    hasPlanes: ({ context }) => context.planes !== null,
    isCurrent: ({ context }) => context.planes !== null && (context.datos === null || context.datos === context.rated),
    isChanged: ({ context }, { datos }: { datos: string }) => context.rated !== datos,
    isPricedFrom: ({ context }, { datos }: { datos: string }) => context.rated === datos && (context.planes?.length ?? 0) > 0,
    isRatedFrom: ({ context }, { datos }: { datos: string }) => context.rated === datos,
    isOfLost: (_, { output }: { output: WriteOutput | null }) => isOfLost(output),
    isOffered: ({ context }, { noItem }: { noItem: number }) => context.planes?.some((plan) => plan.noItem === noItem) ?? false,
  },
}).createMachine({
  id: 'cotizacion',
  context: ({ input }) => ({
    numero: input.numero,
    idEstatus: null,
    planes: null,
    rated: null,
    datos: null,
    noItem: input.noItem ?? null,
    asked: null,
    order: null,
    uncertain: input.uncertain ?? false,
    lost: input.lost ?? null,
    failure: null,
    words: null,
    output: null,
  }),
  initial: 'settling',
  on: {
    'notice.raised': { actions: { type: 'emitNotice', params: ({ event }) => ({ notice: event.notice }) } },
    'datos.changed': { actions: { type: 'keepDatos', params: ({ event }) => event } },
    'planes.loaded': { guard: 'isUnrated', actions: { type: 'keepLoaded', params: ({ event }) => event } },
  },
  states: {
    settling: {
      description: 'Decides the state by the typed data and the rated data.',
      always: [{ guard: 'isCurrent', target: 'rated' }, { guard: 'hasPlanes', target: 'stale' }, { target: 'editing' }],
    },
    editing: {
      description: 'Nothing is rated yet.',
      on: {
        'planes.loaded': { target: 'settling', actions: { type: 'keepLoaded', params: ({ event }) => event } },
        ...ratingTransitions,
        'cancel.requested': 'confirmingCancel',
      },
    },
    rating: {
      description: 'The service is asked for the plans.',
      tags: 'busy',
      invoke: {
        id: 'rate',
        src: 'write',
        input: writeInput,
        onDone: [
          {
            guard: { type: 'isOfLost', params: ({ event }) => ({ output: event.output }) },
            target: 'rating',
            reenter: true,
            actions: { type: 'keepNumero', params: ({ event }) => ({ output: event.output }) },
          },
          { target: 'settling', actions: { type: 'keepPlanes', params: ({ event }) => ({ output: event.output }) } },
        ],
        onSnapshot: [{ guard: isWriteUnderWay }, writeFailed],
      },
    },
    rated: {
      description: 'The plans belong to the typed data.',
      on: {
        'datos.changed': [
          {
            guard: { type: 'isRatedFrom', params: ({ event }) => event },
            actions: { type: 'keepDatos', params: ({ event }) => event },
          },
          { target: 'stale', actions: { type: 'keepDatos', params: ({ event }) => event } },
        ],
        'plan.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          actions: assign({ noItem: ({ event }) => event.noItem }),
        },
        ...ratingTransitions,
        'save.requested': [
          {
            guard: { type: 'isPricedFrom', params: ({ event }) => event.order },
            target: 'saving',
            actions: { type: 'keepOrder', params: ({ event }) => event },
          },
          {
            guard: { type: 'isChanged', params: ({ event }) => event.order },
            target: 'stale',
            actions: { type: 'keepDatos', params: ({ event }) => event.order },
          },
        ],
        'cancel.requested': 'confirmingCancel',
      },
    },
    stale: {
      description: 'The typed data have changed since the rating.',
      on: {
        'datos.changed': [
          {
            guard: { type: 'isRatedFrom', params: ({ event }) => event },
            target: 'rated',
            actions: { type: 'keepDatos', params: ({ event }) => event },
          },
          { actions: { type: 'keepDatos', params: ({ event }) => event } },
        ],
        ...ratingTransitions,
        'cancel.requested': 'confirmingCancel',
      },
    },
    saving: {
      description: 'The quote is rated again under its number, to be saved.',
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'write',
        input: writeInput,
        onDone: {
          target: 'saved',
          actions: [
            { type: 'keepPlanes', params: ({ event }) => ({ output: event.output }) },
            { type: 'emitNotice', params: ({ event }) => ({ notice: savedNotice(event.output) }) },
            assign({ output: ({ context }) => ({ kind: 'saved', numero: context.numero }) }),
          ],
        },
        onSnapshot: [{ guard: isWriteUnderWay }, writeFailed],
      },
    },
    confirmingPeriod: {
      description: 'The person is asked to confirm a long period.',
      tags: 'asking',
      on: {
        'period.confirmed': { target: 'rating', actions: 'takeAsked' },
        'period.declined': { target: 'settling', actions: 'forgetAsked' },
      },
    },
    confirmingCancel: {
      description: 'The person is asked whether to abandon the quote.',
      tags: 'asking',
      on: {
        'cancel.declined': 'settling',
        'cancel.confirmed': { target: 'cancelled', actions: assign({ output: { kind: 'cancelled' } }) },
      },
    },
    saved: { description: 'The quote is saved.', type: 'final' },
    cancelled: { description: 'The person abandoned the quote.', type: 'final' },
  },
  output: ({ context }) => context.output,
});

export interface CotizacionEffects {
  readonly rate: PromiseActorLogic<Cotizada, NewCotizacion>;
  readonly verify: PromiseActorLogic<CotizacionFound | null, NewCotizacion>;
}

/** The quote machine with its effects. */
export function provideCotizacion({ rate, verify }: CotizacionEffects) {
  return cotizacionMachine.provide({ actors: { write: provideChildWrite(rate, verify) } });
}

/** A snapshot of the quote machine. */
export type CotizacionSnapshot = SnapshotFrom<typeof cotizacionMachine>;
