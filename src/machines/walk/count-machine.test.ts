import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { controllable, noticesOf, settle } from '../../../tests/support/machines.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import { mostCounted, provideCount } from './count-machine.ts';

interface Row {
  readonly id: number;
}

const offline: Failure = { kind: 'transport', operation: 'fetchPolizas' };
const refused: Failure = { kind: 'rejected', operation: 'fetchPolizas', status: 400, title: 'No', messages: [] };

/** Rows numbered on from `first`, as a page out of `totalCount`; one in ten matches. */
function page(first: number, count: number, { totalCount = 500, dropped = 0 } = {}): Page<Row> {
  return {
    rows: Array.from({ length: count }, (_, index) => ({ id: first + index })),
    dropped,
    meta: {
      currentPage: 1,
      totalPages: Math.ceil(totalCount / 200),
      totalCount,
      hasPreviousPage: false,
      hasNextPage: true,
    },
  };
}

function createTestActor(isWanted = false) {
  const fetchPage = controllable<Page<Row>, PageRequest<string>>();
  const quiet = Promise.withResolvers<void>();
  const { machine, inputOf } = provideCount<Row, string>(
    {
      operation: 'fetchPolizas',
      fetchPage: fetchPage.logic,
      filter: 'todas',
      rowId: ({ id }) => id,
      matches: ({ id }) => id % 10 === 0,
    },
    fromPromise(() => quiet.promise),
  );
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: inputOf(isWanted), clock });
  const notices = noticesOf(actor);
  actor.start();
  return {
    actor,
    fetchPage,
    notices,
    quiet,
    ask: () => actor.send({ type: 'count.requested' }),
    async fail(error: Failure) {
      await fetchPage.call().fail(error);
      clock.increment(1000);
      await settle();
      await fetchPage.call().fail(error);
    },
    see() {
      const { value, context } = actor.getSnapshot();
      return { state: value, count: context.tally?.matching() ?? null, failure: context.failure };
    },
    asked: () => fetchPage.calls.map(({ input: { filter, pageNumber, pageSize } }) => [filter, pageNumber, pageSize]),
  };
}

describe('A count', () => {
  test('walks through all pages and counts each row once', async () => {
    const t = createTestActor();
    expect(t.see()).toEqual({ state: 'idle', count: null, failure: null });
    t.ask();
    expect(t.see()).toEqual({ state: 'counting', count: 0, failure: null });
    await t.fetchPage.call().answer(page(0, 200));
    expect(t.see().count).toBe(20);
    await t.fetchPage.call().answer(page(200, 200));
    await t.fetchPage.call().answer(page(400, 100));
    expect(t.see()).toEqual({ state: 'counted', count: 50, failure: null });
    expect(t.asked()).toEqual([
      ['todas', 1, 200],
      ['todas', 2, 200],
      ['todas', 3, 200],
    ]);
    expect(t.notices).toEqual([]);
  });

  test('starts again on request, and not while it is under way', async () => {
    const t = createTestActor();
    t.ask();
    await t.fetchPage.call().answer(page(0, 10, { totalCount: 10 }));
    t.ask();
    t.ask();
    expect(t.see()).toEqual({ state: 'counting', count: 0, failure: null });
    expect(t.asked()).toHaveLength(2);
    await t.fetchPage.call().answer(page(0, 11, { totalCount: 11 }));
    expect(t.see()).toEqual({ state: 'counted', count: 2, failure: null });
  });

  test('ends at the first page of a list with too many rows', async () => {
    const t = createTestActor();
    t.ask();
    await t.fetchPage.call().answer(page(0, 200, { totalCount: mostCounted + 1 }));
    expect(t.see()).toEqual({ state: 'tooMany', count: 0, failure: null });
    expect(t.asked()).toHaveLength(1);
  });

  test('reads at most the allowed number of rows', async () => {
    const t = createTestActor();
    t.ask();
    for (let first = 0; first < mostCounted; first += 200) {
      await t.fetchPage.call().answer(page(first, 200, { totalCount: mostCounted }));
    }
    expect(t.see()).toEqual({ state: 'counted', count: 200, failure: null });
  });

  test('is incomplete when rows moved or can not be read', async () => {
    const moved = createTestActor();
    moved.ask();
    await moved.fetchPage.call().answer(page(0, 200, { totalCount: 300 }));
    await moved.fetchPage.call().answer(page(150, 100, { totalCount: 300 }));
    expect(moved.see()).toEqual({ state: 'incomplete', count: 25, failure: null });
    expect(moved.notices).toEqual([]);

    const unreadable = createTestActor();
    unreadable.ask();
    await unreadable.fetchPage.call().answer(page(0, 9, { totalCount: 11, dropped: 2 }));
    expect(unreadable.see()).toEqual({ state: 'incomplete', count: 1, failure: null });
    expect(unreadable.notices).toEqual([{ type: 'rowsDropped', operation: 'fetchPolizas', count: 2 }]);
  });
});

describe('A count that fails', () => {
  test('resumes at its page on retry', async () => {
    const t = createTestActor();
    t.ask();
    await t.fetchPage.call().answer(page(0, 200));
    await t.fail(refused);
    expect(t.see()).toEqual({ state: 'failed', count: 20, failure: refused });
    expect(t.notices).toEqual([{ type: 'failed', failure: refused }]);
    t.actor.send({ type: 'network.restored' });
    expect(t.see().state).toBe('failed');
    t.actor.send({ type: 'retry' });
    expect(t.see()).toEqual({ state: 'counting', count: 20, failure: null });
    expect(t.asked().map(([, number]) => number)).toEqual([1, 2, 2, 2]);
    await t.fetchPage.call().answer(page(200, 200));
    await t.fetchPage.call().answer(page(400, 100));
    expect(t.see()).toEqual({ state: 'counted', count: 50, failure: null });
  });

  test('resumes when the network is back', async () => {
    const t = createTestActor();
    t.ask();
    await t.fail(offline);
    expect(t.see()).toEqual({ state: 'failed', count: 0, failure: offline });
    t.actor.send({ type: 'network.restored' });
    await t.fetchPage.call().answer(page(0, 1, { totalCount: 1 }));
    expect(t.see()).toEqual({ state: 'counted', count: 1, failure: null });
    t.actor.send({ type: 'network.restored' });
    expect(t.see().state).toBe('counted');
  });
});

describe('A count that is wanted', () => {
  test('waits until nothing else is read', async () => {
    const t = createTestActor(true);
    await settle();
    expect(t.see()).toEqual({ state: 'waiting', count: null, failure: null });
    expect(t.asked()).toEqual([]);
    t.quiet.resolve();
    await settle();
    expect(t.see().state).toBe('counting');
    expect(t.asked()).toHaveLength(1);
  });

  test('starts at once when the person presses', async () => {
    const t = createTestActor(true);
    t.ask();
    expect(t.see().state).toBe('counting');
    t.quiet.resolve();
    await settle();
    expect(t.asked()).toHaveLength(1);
  });
});
