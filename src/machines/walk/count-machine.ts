import { assign, fromPromise, type PromiseActorLogic, setup } from 'xstate';
import type { Failure, OperationId } from '../../domain/failure.ts';
import { createNewRows } from '../../domain/new-rows.ts';
import type { NoticeEmitted } from '../../domain/notice.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import { notProvided } from '../not-provided.ts';
import { emitNotice } from '../notice-action.ts';
import { ofType, typed, untyped } from '../typed-edge.ts';
import { endedAs, endGuards, keepEnd, keptOfEnd, lacksDropped, tellDropped, tellFailed } from './walk-end.ts';
import { type TakeRows, type WalkProgress, type WalkProgressed, walkMachine, walkStart } from './walk-machine.ts';

/** The most rows that are walked through for a count. */
export const mostCounted = 2000;

/** What has been counted of a list. */
export interface Tally<Row = unknown> {
  /** Counts the rows that it has not seen, at most `room`; gives how many those were. */
  readonly take: (rows: readonly Row[], room: number) => number;
  /** How many of them match. */
  readonly matching: () => number;
}

type CountEvent =
  /** Counts at once, from the beginning. */
  | { readonly type: 'count.requested' }
  /** Goes on where it failed. */
  | { readonly type: 'retry' }
  /** The browser has a network again: a count that failed for want of one goes on. */
  | { readonly type: 'network.restored' }
  | WalkProgressed;

interface CountContext {
  /** The call behind the list, for its notices. */
  readonly operation: OperationId;
  readonly filter: unknown;
  readonly newTally: () => Tally;
  /** Whether it counts without being asked, as soon as nothing else is read. */
  readonly isWanted: boolean;
  readonly tally: Tally | null;
  readonly progress: WalkProgress;
  readonly failure: Failure | null;
}

/** Counts the rows of a list of which something is true, by a walk through its pages. {@link provideCount} types it at its edge. */
export const countMachine = setup({
  types: {
    input: ofType<Pick<CountContext, 'operation' | 'filter' | 'newTally' | 'isWanted'>>(),
    context: ofType<CountContext>(),
    events: ofType<CountEvent>(),
    emitted: ofType<NoticeEmitted>(),
    tags: ofType<'busy'>(),
  },
  actors: {
    walk: walkMachine,
    whenQuiet: notProvided<void, void>('whenQuiet'),
  },
  actions: {
    emitNotice: emitNotice(),
    begin: assign(({ context }) => ({ tally: context.newTally(), progress: walkStart, failure: null })),
    keepEnd: assign(keptOfEnd),
  },
  guards: {
    ...endGuards,
    isWanted: ({ context }) => context.isWanted,
    lackedNetwork: ({ context }) => context.failure?.kind === 'transport',
  },
}).createMachine({
  id: 'count',
  context: ({ input }) => ({ ...input, tally: null, progress: walkStart, failure: null }),
  initial: 'idle',
  on: { 'count.requested': { target: '.counting', reenter: true, actions: 'begin' } },
  states: {
    idle: {
      description: 'Nothing was asked for yet.',
      always: { guard: 'isWanted', target: 'waiting' },
    },
    waiting: {
      description: 'Something else is read first.',
      tags: 'busy',
      invoke: {
        id: 'whenQuiet',
        src: 'whenQuiet',
        onDone: { target: 'counting', actions: 'begin' },
        onError: { target: 'counting', actions: 'begin' },
      },
    },
    counting: {
      description: 'The rows are counted, page after page.',
      tags: 'busy',
      on: {
        'count.requested': {},
        'walk.progressed': { actions: assign({ progress: ({ event }) => event.progress }) },
      },
      invoke: {
        id: 'walk',
        src: 'walk',
        input: ({ context: { operation, filter, tally, progress } }) => ({
          operation,
          filter,
          into: tally,
          from: progress,
          most: mostCounted,
        }),
        onDone: [
          { guard: endedAs('whole'), target: 'counted', actions: keepEnd },
          { guard: endedAs('tooMany'), target: 'tooMany', actions: keepEnd },
          { guard: lacksDropped, target: 'incomplete', actions: [keepEnd, tellDropped] },
          { guard: endedAs('short'), target: 'incomplete', actions: keepEnd },
          { target: 'failed', actions: [keepEnd, tellFailed] },
        ],
      },
    },
    counted: { description: 'All rows were counted.' },
    incomplete: { description: 'Some rows went or could not be read: there may be more that match.' },
    tooMany: { description: 'The list has more rows than are walked through.' },
    failed: {
      description: 'A page could not be had. The count goes on when asked, and where the network was missing, when that is back.',
      on: {
        retry: { target: 'counting', actions: assign({ failure: null }) },
        'network.restored': { guard: 'lackedNetwork', target: 'counting', actions: assign({ failure: null }) },
      },
    },
  },
});

/** Makes an empty tally, which knows a row by its id. */
function createTally<Row>(rowId: (row: Row) => string | number, matches: (row: Row) => boolean): Tally<Row> {
  const newOnes = createNewRows(rowId);
  let matching = 0;
  return {
    matching: () => matching,
    take(rows, room) {
      const taken = newOnes(rows, room);
      matching += taken.filter(matches).length;
      return taken.length;
    },
  };
}

const takeIntoTally = fromPromise<number, TakeRows>(async ({ input: { into, rows, room } }) =>
  typed<Tally>(into).take(rows, room),
);

/** A list and what is counted in it. */
export interface Counting<Row, Filter> {
  readonly operation: OperationId;
  readonly fetchPage: PromiseActorLogic<Page<Row>, PageRequest<Filter>>;
  readonly filter: Filter;
  readonly rowId: (row: Row) => string | number;
  readonly matches: (row: Row) => boolean;
}

/** The machine with its effects, and what it is given; `whenQuiet` resolves once nothing else is read. */
export function provideCount<Row, Filter>(
  { operation, fetchPage, filter, rowId, matches }: Counting<Row, Filter>,
  whenQuiet: PromiseActorLogic<void, void>,
) {
  const walk = walkMachine.provide({ actors: { fetchPage: untyped(fetchPage), takeRows: takeIntoTally } });
  return {
    machine: countMachine.provide({ actors: { walk, whenQuiet } }),
    inputOf: (isWanted: boolean) => ({
      operation,
      filter,
      isWanted,
      newTally: () => typed<Tally>(createTally(rowId, matches)),
    }),
  };
}
