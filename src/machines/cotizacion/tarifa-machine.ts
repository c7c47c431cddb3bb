import { type ActorRef, assign, enqueueActions, type PromiseActorLogic, setup, type Snapshot } from 'xstate';
import { type Failure, toFailure } from '../../domain/failure.ts';
import type { NoticeEmitted } from '../../domain/notice.ts';
import { findTarifa, type PlanTarifa } from '../../domain/plan-tarifas.ts';
import { notProvided } from '../not-provided.ts';
import { emitNotice, failedNotice } from '../notice-action.ts';
import { ofType, untyped } from '../typed-edge.ts';

const operation = 'fetchPlanTarifas';

/** Whose rates are wanted. */
interface TarifasQuery {
  readonly cdProducto: number;
  /** The chosen value of the plan field. */
  readonly plan: string;
}

/** A rate that is wanted: the plan's for an option in a currency; each of these two is empty while it is not chosen. */
export interface WantedTarifa extends TarifasQuery {
  readonly opcion: string;
  /** Id of the currency. */
  readonly moneda: string;
}

/** A value of the plan that differs from what somebody typed. */
export interface TarifaConflict {
  /** The field, as the form knows it and as the person does. */
  readonly name: string;
  readonly label: string;
  /** What stands there and what the plan has, as a person reads them. */
  readonly own: string;
  readonly plan: string;
}

/** The rate that was found, for the form to take over. */
export interface TarifaFound {
  readonly type: 'tarifa.found';
  readonly tarifa: PlanTarifa;
  readonly wanted: WantedTarifa;
}

/** Tells whoever holds it whether the plan's values are on their way or asked about. */
export interface TarifaMoved {
  readonly type: 'tarifa.moved';
  readonly nuBien: number;
  readonly isUnderWay: boolean;
}

/** Who holds it, and for which insured good; nobody where it stands alone. */
export interface TarifaInput {
  readonly parent: ActorRef<Snapshot<unknown>, TarifaMoved>;
  readonly nuBien: number;
}

type TarifaEvent =
  /** Plan, option or currency have changed; null while no plan is chosen. */
  | { readonly type: 'tarifa.wanted'; readonly wanted: WantedTarifa | null }
  | { readonly type: 'retry' }
  /** The form has what it could take; the rest is asked about. */
  | { readonly type: 'values.taken'; readonly conflicts: readonly TarifaConflict[] }
  | { readonly type: 'conflicts.answered' };

interface TarifaContext {
  readonly wanted: WantedTarifa | null;
  /** The rates of the plan that was asked for last, with whose they are. */
  readonly loaded: { readonly query: TarifasQuery; readonly tarifas: readonly PlanTarifa[] } | null;
  readonly failure: Failure | null;
  /** What is asked about. */
  readonly conflicts: readonly TarifaConflict[];
  readonly held: TarifaInput | null;
}

const isSameQuery = (a: TarifasQuery | undefined, b: TarifasQuery | null) =>
  b !== null && a?.cdProducto === b.cdProducto && a.plan === b.plan;

/** Whether option and currency are chosen, too. */
export const isWhole = ({ opcion, moneda }: WantedTarifa): boolean => opcion !== '' && moneda !== '';

const moves = { type: 'report', params: { isUnderWay: true } } as const;
const rests = { type: 'report', params: { isUnderWay: false } } as const;

/**
 * The rate that a plan, its option and a currency lead to: the rates are loaded once a plan is chosen, and the last choice wins. `found` and `missing`
 * say whether they have a row for it (specification 2, section 4; assumptions Q5). The form takes the values of that row over, and what somebody typed
 * otherwise is asked about.
 */
export const tarifaMachine = setup({
  types: {
    input: ofType<TarifaInput | undefined>(),
    context: ofType<TarifaContext>(),
    events: ofType<TarifaEvent>(),
    emitted: ofType<NoticeEmitted | TarifaFound>(),
    tags: ofType<'busy' | 'underWay'>(),
  },
  actors: { load: notProvided<readonly PlanTarifa[], TarifasQuery | null>('load') },
  actions: {
    emitNotice: emitNotice(),
    keepWanted: assign((_, { wanted }: { wanted: WantedTarifa | null }) => ({
      wanted,
      failure: null,
      conflicts: [],
    })),
    keepConflicts: assign((_, { conflicts }: { conflicts: readonly TarifaConflict[] }) => ({ conflicts })),
    tellForm: enqueueActions(({ context, enqueue }) => {
      const tarifa = selectTarifa({ context });
      if (tarifa && context.wanted) enqueue.emit({ type: 'tarifa.found', tarifa, wanted: context.wanted });
    }),
    report: enqueueActions(({ context: { held }, enqueue }, { isUnderWay }: { isUnderWay: boolean }) => {
      if (held) enqueue.sendTo(held.parent, { type: 'tarifa.moved', nuBien: held.nuBien, isUnderWay });
    }),
  },
  guards: {
    wantsNothing: ({ context }) => context.wanted === null,
    isLoaded: ({ context }) => isSameQuery(context.loaded?.query, context.wanted),
    wantsPart: ({ context }) => context.wanted !== null && !isWhole(context.wanted),
    /** What is wanted already begins nothing anew: the form says it again while it takes the values over. */
    isOther: ({ context }, { wanted }: { wanted: WantedTarifa | null }) =>
      JSON.stringify(wanted) !== JSON.stringify(context.wanted),
    areAny: (_, { conflicts }: { conflicts: readonly TarifaConflict[] }) => conflicts.length > 0,
    hasRow: ({ context }) => selectTarifa({ context }) !== null,
    /** The call under way is the one that the new choice needs, too. */
    isSameCall: ({ context }, { wanted }: { wanted: WantedTarifa | null }) => isSameQuery(context.wanted ?? undefined, wanted),
  },
  delays: { nextTask: 0 },
}).createMachine({
  id: 'tarifa',
  context: ({ input }) => ({ wanted: null, loaded: null, failure: null, conflicts: [], held: input ?? null }),
  initial: 'idle',
  on: {
    'tarifa.wanted': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.choosing',
      actions: { type: 'keepWanted', params: ({ event }) => event },
    },
  },
  states: {
    choosing: {
      description: 'Decides whether the rates of the plan are here already.',
      always: [{ guard: 'wantsNothing', target: 'idle' }, { guard: 'isLoaded', target: 'looking' }, { target: 'loading' }],
    },
    idle: { description: 'No plan is chosen.', entry: rests },
    loading: {
      description: 'The rates of the plan are being loaded.',
      tags: ['busy', 'underWay'],
      entry: moves,
      on: {
        'tarifa.wanted': [
          {
            guard: { type: 'isSameCall', params: ({ event }) => event },
            actions: { type: 'keepWanted', params: ({ event }) => event },
          },
          { target: 'choosing', actions: { type: 'keepWanted', params: ({ event }) => event } },
        ],
      },
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => context.wanted,
        onDone: {
          target: 'looking',
          actions: assign({
            loaded: ({ context, event }) => context.wanted && { query: context.wanted, tarifas: event.output },
          }),
        },
        onError: {
          target: 'failed',
          actions: [
            assign({ failure: ({ event }) => toFailure(event.error, operation) }),
            { type: 'emitNotice', params: ({ event }) => ({ notice: failedNotice(event.error, operation) }) },
          ],
        },
      },
    },
    looking: {
      description: 'The rates are here: is there a row for the choice?',
      always: [{ guard: 'wantsPart', target: 'waiting' }, { guard: 'hasRow', target: 'found' }, { target: 'missing' }],
    },
    waiting: { description: 'The rates are here; option or currency is not chosen.', entry: rests },
    found: {
      description: 'There is a row for the choice; the press that chose it ends first, for it would close the question.',
      tags: 'underWay',
      entry: moves,
      after: { nextTask: 'handing' },
    },
    handing: {
      description: 'The form takes the values of the row over.',
      tags: 'underWay',
      entry: 'tellForm',
      on: {
        'values.taken': [
          {
            guard: { type: 'areAny', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'keepConflicts', params: ({ event }) => event },
          },
          { target: 'taken' },
        ],
      },
    },
    asking: {
      description: 'The person is asked which of the typed values stand.',
      tags: 'underWay',
      on: { 'conflicts.answered': { target: 'taken', actions: { type: 'keepConflicts', params: { conflicts: [] } } } },
    },
    taken: { description: 'The form has the values of the row.', entry: rests },
    missing: { description: 'There is no row for the choice.', entry: rests },
    failed: {
      description: 'The rates could not be loaded.',
      entry: rests,
      on: { retry: { target: 'choosing', actions: assign({ failure: null }) } },
    },
  },
});

/** The row for what is wanted; null while there is none. */
export function selectTarifa({
  context: { wanted, loaded },
}: {
  readonly context: Pick<TarifaContext, 'wanted' | 'loaded'>;
}): PlanTarifa | null {
  if (!wanted || !loaded || !isWhole(wanted) || !isSameQuery(loaded.query, wanted)) return null;
  return findTarifa(loaded.tarifas, wanted.opcion, wanted.moneda) ?? null;
}

/** The machine with its effect. */
export function provideTarifa(load: PromiseActorLogic<readonly PlanTarifa[], TarifasQuery>) {
  return tarifaMachine.provide({ actors: { load: untyped(load) } });
}
