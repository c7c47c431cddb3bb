import { assign, type PromiseActorLogic, setup, type SnapshotFrom } from 'xstate';
import type { Cotizacion, Cotizada, NewCotizacion, PlanCotizado } from '../../domain/cotizaciones.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Notice, NoticeEmitted } from '../../domain/notice.ts';
import { emitNotice, type NoticeRaised, raiseNotice } from '../notice-action.ts';
import { ofType, typed } from '../typed-edge.ts';
import { provideWrite, writeMachine, type WriteOutput } from '../write/write-machine.ts';

/** What the machine begins with: nothing for a new quote, its number for one that is opened again. */
export interface CotizacionInput {
  readonly numero: number | null;
  readonly noItem?: number | null;
  /** The answer of an earlier attempt was lost, maybe before a reload. */
  readonly uncertain?: boolean;
}

/** What is to be rated. */
export interface CotizacionOrder {
  /** Its `nuCotizacionMod` is the machine's to fill. */
  readonly request: NewCotizacion;
  /** All that the price follows from, as text: two orders with the same are priced alike. */
  readonly datos: string;
}

type CotizacionEvent =
  /** What the service has of the quote: the plans that it was rated with last, and what from, as {@link CotizacionOrder.datos}. */
  | { readonly type: 'planes.loaded'; readonly planes: readonly PlanCotizado[]; readonly rated: string }
  /** What is typed has changed and rests. */
  | { readonly type: 'datos.changed'; readonly datos: string }
  | { readonly type: 'rate.requested'; readonly order: CotizacionOrder }
  | { readonly type: 'save.requested'; readonly order: CotizacionOrder }
  | { readonly type: 'plan.chosen'; readonly noItem: number }
  | { readonly type: 'cancel.requested' }
  | { readonly type: 'cancel.declined' }
  | { readonly type: 'cancel.confirmed' }
  | NoticeRaised;

interface CotizacionContext {
  /** The quote's number once the service has given one. */
  readonly numero: number | null;
  /** What came of the last rating; null before the first. */
  readonly planes: readonly PlanCotizado[] | null;
  /** What those plans were rated from. */
  readonly rated: string | null;
  /** What is typed now; null before anybody said. */
  readonly datos: string | null;
  /** The plan that was chosen. */
  readonly noItem: number | null;
  /** What is under way. */
  readonly order: CotizacionOrder | null;
  /** Nobody knows whether the last attempt was written. */
  readonly uncertain: boolean;
  /** Why the last attempt came to nothing. */
  readonly failure: Failure | null;
  /** What was said of the last rating. */
  readonly words: Words | null;
  readonly output: CotizacionOutput | null;
}

/** How it ended: with a saved quote, or given up. */
export type CotizacionOutput = { readonly kind: 'saved'; readonly numero: number | null } | { readonly kind: 'cancelled' };

/** What the service says of a quote that was made. */
export interface Words {
  readonly title: string;
  readonly messages: readonly string[];
}

const childWrite = writeMachine.provide({ actions: { emitNotice: raiseNotice() } });

type WriteSnapshot = SnapshotFrom<typeof childWrite>;

/** What a write that came to its end gave: the answer, or what an earlier attempt had left. */
function givenBy(output: WriteOutput | null): Pick<Cotizada, 'numero' | 'planes'> {
  if (output?.kind === 'written') return typed<Cotizada>(output.answer);
  if (output?.kind !== 'alreadyThere') return { numero: null, planes: [] };
  const { nuCotizacion, planes } = typed<Cotizacion>(output.found);
  return { numero: nuCotizacion, planes };
}

/** The chosen plan, as long as it is among those that are offered. */
const stillOffered = (planes: readonly PlanCotizado[], noItem: number | null) =>
  planes.some((plan) => plan.noItem === noItem) ? noItem : null;

/** What is said of a write that came to its end. */
function wordsOf(output: WriteOutput | null): Words {
  if (output?.kind === 'written') {
    const { title, messages } = typed<Cotizada>(output.answer);
    return { title, messages };
  }
  const messages = output ? [`La cotización ya estaba hecha: n.º ${typed<Cotizacion>(output.found).nuCotizacion}.`] : [];
  return { title: 'Cotización', messages };
}

/** The notice of a quote that was saved. */
const savedNotice = (output: WriteOutput | null): Notice => ({ type: 'message', status: 'success', ...wordsOf(output) });

/** The body with the number that the machine knows. */
function toBody({ numero, order }: Pick<CotizacionContext, 'numero' | 'order'>): NewCotizacion | null {
  return order && { ...order.request, body: { ...order.request.body, nuCotizacionMod: numero } };
}

const writeInput = ({ context }: { context: CotizacionContext }) => ({
  operation: 'createCotizacion' as const,
  uncertain: context.uncertain,
  request: { body: toBody(context) },
});

const isUnderWay = ({ event }: { event: { snapshot: WriteSnapshot } }) =>
  event.snapshot.status !== 'active' || event.snapshot.hasTag('busy');

/**
 * One quote: what is typed is rated, the plans are current (`rated`) until what they came from changes (`stale`), and saving rates once more under
 * the same number (specification 2, section 4; assumptions Q3). A number that the service has given stays; an attempt whose answer was lost is
 * looked up before anything is sent again.
 */
export const cotizacionMachine = setup({
  types: {
    input: ofType<CotizacionInput>(),
    context: ofType<CotizacionContext>(),
    events: ofType<CotizacionEvent>(),
    emitted: ofType<NoticeEmitted>(),
    output: ofType<CotizacionOutput | null>(),
    tags: ofType<'busy'>(),
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
    keepOrder: assign((_, { order }: { order: CotizacionOrder }) => ({ order, datos: order.datos, failure: null })),
    keepPlanes: assign(({ context }, { output }: { output: WriteOutput | null }) => {
      const { numero, planes } = givenBy(output);
      const noItem = stillOffered(planes, context.noItem);
      // A quote that was made and has no number is not known: the next attempt looks for it.
      const known = numero ?? context.numero;
      const rated = context.order?.datos ?? null;
      return { numero: known, planes, noItem, rated, order: null, uncertain: known === null, words: wordsOf(output) };
    }),
    keepFailure: assign((_, { write }: { write: WriteSnapshot }) => ({
      order: null,
      failure: write.context.failure,
      uncertain: write.context.uncertain,
    })),
  },
  guards: {
    /** Nothing was rated here, and nothing is being rated. */
    isUnrated: ({ context }) => context.planes === null && context.order === null,
    hasPlanes: ({ context }) => context.planes !== null,
    isCurrent: ({ context }) => context.planes !== null && (context.datos === null || context.datos === context.rated),
    isRatedFrom: ({ context }, { datos }: { datos: string }) => context.rated === datos,
    isOffered: ({ context }, { noItem }: { noItem: number }) => context.planes?.some((plan) => plan.noItem === noItem) ?? false,
  },
}).createMachine({
  id: 'cotizacion',
  context: ({ input }) => ({
    numero: input.numero,
    planes: null,
    rated: null,
    datos: null,
    noItem: input.noItem ?? null,
    order: null,
    uncertain: input.uncertain ?? false,
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
    /** What is typed and what was rated say where it stands. */
    settling: {
      always: [{ guard: 'isCurrent', target: 'rated' }, { guard: 'hasPlanes', target: 'stale' }, { target: 'editing' }],
    },
    /** Nothing is rated yet. */
    editing: {
      on: {
        'planes.loaded': { target: 'settling', actions: { type: 'keepLoaded', params: ({ event }) => event } },
        'rate.requested': { target: 'rating', actions: { type: 'keepOrder', params: ({ event }) => event } },
        'cancel.requested': 'confirmingCancel',
      },
    },
    rating: {
      tags: 'busy',
      invoke: {
        id: 'rate',
        src: 'write',
        input: writeInput,
        onDone: { target: 'settling', actions: { type: 'keepPlanes', params: ({ event }) => ({ output: event.output }) } },
        onSnapshot: [
          { guard: isUnderWay },
          { target: 'settling', actions: { type: 'keepFailure', params: ({ event }) => ({ write: event.snapshot }) } },
        ],
      },
    },
    /** The plans are those of what is typed. */
    rated: {
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
        'rate.requested': { target: 'rating', actions: { type: 'keepOrder', params: ({ event }) => event } },
        'save.requested': [
          {
            guard: { type: 'isRatedFrom', params: ({ event }) => event.order },
            target: 'saving',
            actions: { type: 'keepOrder', params: ({ event }) => event },
          },
          { target: 'stale', actions: { type: 'keepDatos', params: ({ event }) => event.order } },
        ],
        'cancel.requested': 'confirmingCancel',
      },
    },
    /** What is typed has changed since the rating. */
    stale: {
      on: {
        'datos.changed': [
          {
            guard: { type: 'isRatedFrom', params: ({ event }) => event },
            target: 'rated',
            actions: { type: 'keepDatos', params: ({ event }) => event },
          },
          { actions: { type: 'keepDatos', params: ({ event }) => event } },
        ],
        'rate.requested': { target: 'rating', actions: { type: 'keepOrder', params: ({ event }) => event } },
        'cancel.requested': 'confirmingCancel',
      },
    },
    saving: {
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
        onSnapshot: [
          { guard: isUnderWay },
          { target: 'settling', actions: { type: 'keepFailure', params: ({ event }) => ({ write: event.snapshot }) } },
        ],
      },
    },
    confirmingCancel: {
      on: {
        'cancel.declined': 'settling',
        'cancel.confirmed': { target: 'cancelled', actions: assign({ output: { kind: 'cancelled' } }) },
      },
    },
    saved: { type: 'final' },
    cancelled: { type: 'final' },
  },
  output: ({ context }) => context.output,
});

/** The calls of the machine. */
export interface CotizacionEffects {
  readonly rate: PromiseActorLogic<Cotizada, NewCotizacion>;
  /** Finds what a body whose answer was lost has made or changed. */
  readonly verify: PromiseActorLogic<Cotizacion | null, NewCotizacion>;
}

/** The quote machine with its effects. */
export function provideCotizacion({ rate, verify }: CotizacionEffects) {
  const { machine } = provideWrite(rate, verify);
  return cotizacionMachine.provide({ actors: { write: machine.provide({ actions: { emitNotice: raiseNotice() } }) } });
}

/** The machine of a quote as its views see it. */
export type CotizacionSnapshot = SnapshotFrom<typeof cotizacionMachine>;
