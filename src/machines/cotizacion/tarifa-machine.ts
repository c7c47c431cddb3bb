import { type ActorRef, assign, enqueueActions, type PromiseActorLogic, setup, type Snapshot } from 'xstate';
import { type Failure, toFailure } from '../../domain/failure.ts';
import type { NoticeEmitted } from '../../domain/notice.ts';
import { findTarifa, type PlanTarifa } from '../../domain/plan-tarifas.ts';
import { notProvided } from '../not-provided.ts';
import { emitNotice, failedNotice } from '../notice-action.ts';
import { ofType, untyped } from '../typed-edge.ts';

const operation = 'fetchPlanTarifas';

interface TarifasQuery {
  readonly cdProducto: number;
  readonly plan: string;
}

/** The wanted rate; `opcion` and `moneda` are empty while they are not chosen. */
export interface WantedTarifa extends TarifasQuery {
  readonly opcion: string;
  readonly moneda: string;
}

/** A value of the plan that differs from a typed value. */
export interface TarifaConflict {
  readonly name: string;
  readonly label: string;
  readonly own: string;
  readonly plan: string;
}

/** The rate that was found; the form takes its values. */
export interface TarifaFound {
  readonly type: 'tarifa.found';
  readonly tarifa: PlanTarifa;
  readonly wanted: WantedTarifa;
}

/** Reports to the parent whether the plan's values are being loaded or asked about. */
export interface TarifaMoved {
  readonly type: 'tarifa.moved';
  readonly nuBien: number;
  readonly isUnderWay: boolean;
}

/** The parent, and the insured good whose values the machine loads. */
export interface TarifaInput {
  readonly parent: ActorRef<Snapshot<unknown>, TarifaMoved>;
  readonly nuBien: number;
}

type TarifaEvent =
  /** Null while no plan is chosen. */
  | { readonly type: 'tarifa.wanted'; readonly wanted: WantedTarifa | null }
  | { readonly type: 'retry' }
  /** The form has taken the values that don't conflict. */
  | { readonly type: 'values.taken'; readonly conflicts: readonly TarifaConflict[] }
  | { readonly type: 'conflicts.answered' };

interface TarifaContext {
  readonly wanted: WantedTarifa | null;
  readonly loaded: { readonly query: TarifasQuery; readonly tarifas: readonly PlanTarifa[] } | null;
  readonly failure: Failure | null;
  readonly conflicts: readonly TarifaConflict[];
  readonly owner: TarifaInput | null;
}

const isSameQuery = (a: TarifasQuery | undefined, b: TarifasQuery | null) =>
  b !== null && a?.cdProducto === b.cdProducto && a.plan === b.plan;

/** Whether option and currency are chosen, too. */
export const isWhole = ({ opcion, moneda }: WantedTarifa): boolean => opcion !== '' && moneda !== '';

const reportUnderWay = { type: 'report', params: { isUnderWay: true } } as const;
const reportAtRest = { type: 'report', params: { isUnderWay: false } } as const;

/**
 * The rate of a plan, its option and a currency (specification 2, section 4; assumptions Q5). The
 * form takes the values of the rate; the person decides where a typed value differs.
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
    report: enqueueActions(({ context: { owner }, enqueue }, { isUnderWay }: { isUnderWay: boolean }) => {
      if (owner) enqueue.sendTo(owner.parent, { type: 'tarifa.moved', nuBien: owner.nuBien, isUnderWay });
    }),
  },
  guards: {
    wantsNothing: ({ context }) => context.wanted === null,
    isLoaded: ({ context }) => isSameQuery(context.loaded?.query, context.wanted),
    wantsPart: ({ context }) => context.wanted !== null && !isWhole(context.wanted),
    /** The form sends the same choice again while it takes the values: that starts nothing. */
    isOther: ({ context }, { wanted }: { wanted: WantedTarifa | null }) =>
      JSON.stringify(wanted) !== JSON.stringify(context.wanted),
    areAny: (_, { conflicts }: { conflicts: readonly TarifaConflict[] }) => conflicts.length > 0,
    hasRow: ({ context }) => selectTarifa({ context }) !== null,
    /** Whether the call under way loads the rates of the new choice, too. */
    isSameCall: ({ context }, { wanted }: { wanted: WantedTarifa | null }) => isSameQuery(context.wanted ?? undefined, wanted),
  },
  delays: { nextTask: 0 },
}).createMachine({
  id: 'tarifa',
  context: ({ input }) => ({ wanted: null, loaded: null, failure: null, conflicts: [], owner: input ?? null }),
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
      description: 'Decides whether the rates of the plan are loaded already.',
      always: [{ guard: 'wantsNothing', target: 'idle' }, { guard: 'isLoaded', target: 'looking' }, { target: 'loading' }],
    },
    idle: { description: 'No plan is chosen.', entry: reportAtRest },
    loading: {
      description: 'The rates of the plan are being loaded.',
      tags: ['busy', 'underWay'],
      entry: reportUnderWay,
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
      description: 'The rates are loaded: decides whether they have a row for the choice.',
      always: [{ guard: 'wantsPart', target: 'waiting' }, { guard: 'hasRow', target: 'found' }, { target: 'missing' }],
    },
    waiting: { description: 'The rates are loaded; option or currency is not chosen.', entry: reportAtRest },
    found: {
      description: 'A row was found; the press that chose it must end first, as it would close the question.',
      tags: 'underWay',
      entry: reportUnderWay,
      after: { nextTask: 'handing' },
    },
    handing: {
      description: 'The form takes the values of the row.',
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
      description: 'The person is asked which typed values to keep.',
      tags: 'underWay',
      on: { 'conflicts.answered': { target: 'taken', actions: { type: 'keepConflicts', params: { conflicts: [] } } } },
    },
    taken: { description: 'The form has the values of the row.', entry: reportAtRest },
    missing: { description: 'There is no row for the choice.', entry: reportAtRest },
    failed: {
      description: 'The rates could not be loaded.',
      entry: reportAtRest,
      on: { retry: { target: 'choosing', actions: assign({ failure: null }) } },
    },
  },
});

/** The row for the choice; null while there is none. */
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
