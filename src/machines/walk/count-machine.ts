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

/** The most rows that a count reads. */
export const mostCounted = 2000;

/** The running count over a list. */
export interface Tally<Row = unknown> {
  /** Counts the rows that were not counted before, at most `room`; gives how many it counted. */
  readonly take: (rows: readonly Row[], room: number) => number;
  /** How many of the counted rows match. */
  readonly matching: () => number;
}

type CountEvent =
  /** Counts at once, from the first page. */
  | { readonly type: 'count.requested' }
  | { readonly type: 'retry' }
  /** Resumes a count that failed for want of network. */
  | { readonly type: 'network.restored' }
  | WalkProgressed;

interface CountContext {
  readonly operation: OperationId;
  readonly filter: unknown;
  readonly newTally: () => Tally;
  /** Whether the count starts unasked, once the portal reads nothing else. */
  readonly isWanted: boolean;
  readonly tally: Tally | null;
  readonly progress: WalkProgress;
  readonly failure: Failure | null;
}

/** Counts the rows of a list that match a condition. {@link provideCount} types it. */
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
      description: 'No count was requested yet.',
      always: { guard: 'isWanted', target: 'waiting' },
    },
    waiting: {
      description: 'The count waits until the portal reads nothing else.',
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
    incomplete: { description: 'Some rows vanished or could not be read: more rows may match than were counted.' },
    tooMany: { description: 'The list has more rows than a count reads.' },
    failed: {
      description: 'A page could not be loaded. The count resumes on retry, and when a missing network is back.',
      on: {
        retry: { target: 'counting', actions: assign({ failure: null }) },
        'network.restored': { guard: 'lackedNetwork', target: 'counting', actions: assign({ failure: null }) },
      },
    },
  },
});

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

/** A list and the condition that its rows are counted by. */
export interface Counting<Row, Filter> {
  readonly operation: OperationId;
  readonly fetchPage: PromiseActorLogic<Page<Row>, PageRequest<Filter>>;
  readonly filter: Filter;
  readonly rowId: (row: Row) => string | number;
  readonly matches: (row: Row) => boolean;
}

/** The machine with its effects and its input; `whenQuiet` resolves once nothing else is read. */
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
