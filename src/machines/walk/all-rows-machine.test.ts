import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { controllable, noticesOf, settle } from '../../../tests/support/machines.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import { createRowStore, mostRows, provideAllRows } from './all-rows-machine.ts';

interface Row {
  readonly id: number;
}

const offline: Failure = { kind: 'transport', operation: 'fetchClientes' };
const since = '2026-11-20T14:00:00.000Z';

/** Rows numbered on from `first`, as a page out of `totalCount`. */
function page(first: number, count: number, { totalCount = 500, dropped = 0 } = {}): Page<Row> {
  const totalPages = Math.ceil(totalCount / 200);
  return {
    rows: Array.from({ length: count }, (_, index) => ({ id: first + index })),
    dropped,
    meta: { currentPage: 1, totalPages, totalCount, hasPreviousPage: false, hasNextPage: true },
  };
}

function createTestActor() {
  const fetchPage = controllable<Page<Row>, PageRequest<string>>();
  const { machine, requestRows, selectRows } = provideAllRows(fetchPage.logic);
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { operation: 'fetchClientes' }, clock });
  const told = noticesOf(actor);
  actor.start();
  return {
    actor,
    fetchPage,
    told,
    ask: (filter = 'Pérez') =>
      actor.send(
        requestRows(
          filter,
          createRowStore<Row>(({ id }) => id),
          since,
        ),
      ),
    async fail(error: unknown = offline) {
      await fetchPage.call().fail(error);
      clock.increment(1000);
      await settle();
    },
    see() {
      const snapshot = actor.getSnapshot();
      const { progress, failure, isOutdated } = snapshot.context;
      return {
        state: snapshot.value,
        rows: selectRows(snapshot).length,
        total: progress.total,
        dropped: progress.dropped,
        failure,
        isOutdated,
      };
    },
    asked: () => fetchPage.calls.map(({ input }) => [input.filter, input.pageNumber, input.pageSize]),
  };
}

const nothing = { state: 'none', rows: 0, total: null, dropped: 0, failure: null, isOutdated: false };

describe('All rows of a list', () => {
  test('come in page after page, of two hundred rows', async () => {
    const t = createTestActor();
    expect(t.see()).toEqual(nothing);
    t.ask();
    expect(t.see()).toEqual({ ...nothing, state: 'walking' });
    await t.fetchPage.call().answer(page(0, 200));
    expect(t.see()).toEqual({ ...nothing, state: 'walking', rows: 200, total: 500 });
    await t.fetchPage.call().answer(page(200, 200));
    await t.fetchPage.call().answer(page(400, 100));
    expect(t.see()).toEqual({ ...nothing, state: 'whole', rows: 500, total: 500 });
    expect(t.actor.getSnapshot().context.since).toBe(since);
    expect(t.asked()).toEqual([
      ['Pérez', 1, 200],
      ['Pérez', 2, 200],
      ['Pérez', 3, 200],
    ]);
    expect(t.told).toEqual([]);
  });

  test('are counted once when they move between pages, and what is lacking is said', async () => {
    const t = createTestActor();
    t.ask();
    await t.fetchPage.call().answer(page(0, 200));
    await t.fetchPage.call().answer(page(150, 200));
    await t.fetchPage.call().answer(page(400, 100));
    expect(t.see()).toEqual({ ...nothing, state: { incomplete: 'short' }, rows: 450, total: 500 });
    t.actor.send({ type: 'continue' });
    expect(t.see().state).toEqual({ incomplete: 'short' });
    expect(t.fetchPage.calls.length).toBe(3);
    expect(t.told).toEqual([]);
  });

  test('that cannot be read are told of once', async () => {
    const t = createTestActor();
    t.ask();
    await t.fetchPage.call().answer(page(0, 198, { totalCount: 202, dropped: 2 }));
    await t.fetchPage.call().answer(page(200, 2, { totalCount: 202 }));
    expect(t.see()).toEqual({ ...nothing, state: { incomplete: 'short' }, rows: 200, total: 202, dropped: 2 });
    expect(t.told).toEqual([{ type: 'rowsDropped', operation: 'fetchClientes', count: 2 }]);
  });

  test('are not taken when there are more than memory is meant for', async () => {
    const t = createTestActor();
    t.ask();
    await t.fetchPage.call().answer(page(0, 200, { totalCount: mostRows + 1 }));
    expect(t.see()).toEqual({ ...nothing, state: 'tooMany', total: mostRows + 1 });
  });

  test('end with the rows that were counted first, also when others were added meanwhile', async () => {
    const t = createTestActor();
    t.ask();
    await t.fetchPage.call().answer(page(0, 200, { totalCount: 201 }));
    await t.fetchPage.call().answer(page(200, 5, { totalCount: 205 }));
    expect(t.see()).toEqual({ ...nothing, state: 'whole', rows: 201, total: 201 });
  });

  test('of an empty list are all there', async () => {
    const t = createTestActor();
    t.ask();
    await t.fetchPage.call().answer(page(0, 0, { totalCount: 0 }));
    expect(t.see()).toEqual({ ...nothing, state: 'whole', total: 0 });
  });
});

describe('A page that fails', () => {
  test('is asked for once more by itself after a pause, then when the person says so', async () => {
    const t = createTestActor();
    t.ask();
    await t.fetchPage.call().answer(page(0, 200));
    await t.fail();
    expect(t.see().state).toBe('walking');
    await t.fail();
    expect(t.see()).toEqual({ ...nothing, state: { incomplete: 'failed' }, rows: 200, total: 500, failure: offline });
    expect(t.told).toEqual([{ type: 'failed', failure: offline }]);
    t.actor.send({ type: 'continue' });
    expect(t.see()).toEqual({ ...nothing, state: 'walking', rows: 200, total: 500 });
    await t.fetchPage.call().answer(page(200, 200));
    await t.fetchPage.call().answer(page(400, 100));
    expect(t.see()).toEqual({ ...nothing, state: 'whole', rows: 500, total: 500 });
    expect(t.asked().map(([, number]) => number)).toEqual([1, 2, 2, 2, 3]);
  });
});

describe('A walk', () => {
  test('that is stopped keeps what has come, and goes on where it was', async () => {
    const t = createTestActor();
    t.ask();
    await t.fetchPage.call().answer(page(0, 200));
    const second = t.fetchPage.call();
    t.actor.send({ type: 'stop' });
    expect(second.signal.aborted).toBe(true);
    expect(t.see()).toEqual({ ...nothing, state: { incomplete: 'stopped' }, rows: 200, total: 500 });
    t.actor.send({ type: 'continue' });
    expect(t.asked().at(-1)).toEqual(['Pérez', 2, 200]);
  });

  test('begins anew for another filter; what was asked for before is given up', async () => {
    const t = createTestActor();
    t.ask();
    await t.fetchPage.call().answer(page(0, 200));
    const given = t.fetchPage.call();
    t.ask('Núñez');
    expect(given.signal.aborted).toBe(true);
    expect(t.see()).toEqual({ ...nothing, state: 'walking' });
    await given.answer(page(200, 200));
    expect(t.see()).toEqual({ ...nothing, state: 'walking' });
    await t.fetchPage.call().answer(page(900, 3, { totalCount: 3 }));
    expect(t.see()).toEqual({ ...nothing, state: 'whole', rows: 3, total: 3 });
  });

  test('is forgotten with its rows', async () => {
    const t = createTestActor();
    t.ask();
    await t.fetchPage.call().answer(page(0, 200));
    t.actor.send({ type: 'rows.forgotten' });
    expect(t.see()).toEqual(nothing);
    expect(t.fetchPage.call().signal.aborted).toBe(true);
    t.actor.send({ type: 'continue' });
    t.actor.send({ type: 'stop' });
    expect(t.see()).toEqual(nothing);
  });
});

test('Rows that a write of the portal has made old say so until they are brought in again', async () => {
  const t = createTestActor();
  t.actor.send({ type: 'rows.outdated' });
  expect(t.see()).toEqual(nothing);
  t.ask();
  await t.fetchPage.call().answer(page(0, 3, { totalCount: 3 }));
  t.actor.send({ type: 'rows.outdated' });
  expect(t.see()).toEqual({ ...nothing, state: 'whole', rows: 3, total: 3, isOutdated: true });
  t.ask();
  expect(t.see()).toEqual({ ...nothing, state: 'walking' });
});
