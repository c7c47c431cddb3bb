import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { controllable, noticesOf, settle } from '../../../tests/support/machines.ts';
import type { Failure } from '../../domain/failure.ts';
import { mostRows, mostUnasked, type Page, type PageRequest } from '../../domain/page.ts';
import { provideAllRows, type RememberedRows } from './all-rows-machine.ts';

interface Row {
  readonly id: number;
}

const offline: Failure = { kind: 'transport', operation: 'fetchClientes' };

/** Rows numbered on from `first`, as a page out of `totalCount`. */
function page(first: number, count: number, { totalCount = 500, dropped = 0 } = {}): Page<Row> {
  const totalPages = Math.ceil(totalCount / 200);
  return {
    rows: Array.from({ length: count }, (_, index) => ({ id: first + index })),
    dropped,
    meta: { currentPage: 1, totalPages, totalCount, hasPreviousPage: false, hasNextPage: true },
  };
}

const instants = ['2026-11-20T14:00:00.000Z', '2026-11-20T15:00:00.000Z', '2026-11-20T16:00:00.000Z'] as const;

function createTestActor(remembered: RememberedRows | null = null) {
  const fetchPage = controllable<Page<Row>, PageRequest<string>>();
  const { machine, inputOf, seeList, selectRows, remember } = provideAllRows(
    'fetchClientes',
    fetchPage.logic,
    ({ id }: Row) => id,
  );
  const clock = new SimulatedClock();
  let asked = 0;
  const now = () => instants[asked++] ?? '';
  const actor = createActor(machine, { input: inputOf(now, remembered), clock });
  const notices = noticesOf(actor);
  actor.start();
  return {
    actor,
    fetchPage,
    notices,
    show: (filter: string, total: number | null = 500, wants = true) =>
      actor.send(seeList({ query: filter, filter, total, wantsAllRows: wants })),
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
        taken: progress.taken,
        total: progress.total,
        dropped: progress.dropped,
        failure,
        isOutdated,
      };
    },
    since: () => actor.getSnapshot().context.rowsAskedAt,
    remember: () => remember(actor.getSnapshot()),
    asked: () => fetchPage.calls.map(({ input }) => [input.filter, input.pageNumber, input.pageSize]),
  };
}

type TestActor = ReturnType<typeof createTestActor>;

async function bringAll(t: TestActor) {
  await t.fetchPage.call().answer(page(0, 200));
  await t.fetchPage.call().answer(page(200, 200));
  await t.fetchPage.call().answer(page(400, 100));
}

const nothing = { state: 'none', rows: 0, taken: 0, total: null, dropped: 0, failure: null, isOutdated: false };
const whole = { ...nothing, state: 'whole', rows: 500, taken: 500, total: 500 };

describe('All rows of a list', () => {
  test('are loaded when the address asks for them, in pages of two hundred rows', async () => {
    const t = createTestActor();
    expect(t.see()).toEqual(nothing);
    t.show('Pérez', null);
    expect(t.see()).toEqual(nothing);
    t.show('Pérez');
    expect(t.see()).toEqual({ ...nothing, state: 'walking' });
    await t.fetchPage.call().answer(page(0, 200));
    expect(t.see()).toEqual({ ...nothing, state: 'walking', taken: 200, total: 500 });
    await t.fetchPage.call().answer(page(200, 200));
    await t.fetchPage.call().answer(page(400, 100));
    expect(t.see()).toEqual(whole);
    expect(t.since()).toBe(instants[0]);
    expect(t.asked()).toEqual([
      ['Pérez', 1, 200],
      ['Pérez', 2, 200],
      ['Pérez', 3, 200],
    ]);
    expect(t.notices).toEqual([]);
  });

  test('are not loaded while the address asks for a page', () => {
    const t = createTestActor();
    t.show('Pérez', 500, false);
    expect(t.see()).toEqual(nothing);
    expect(t.asked()).toEqual([]);
  });

  test('count once when they move between pages, and missing ones are reported', async () => {
    const t = createTestActor();
    t.show('Pérez');
    await t.fetchPage.call().answer(page(0, 200));
    await t.fetchPage.call().answer(page(150, 200));
    await t.fetchPage.call().answer(page(400, 100));
    const short = { ...nothing, state: { incomplete: 'short' }, rows: 450, taken: 450, total: 500 };
    expect(t.see()).toEqual(short);
    t.actor.send({ type: 'continue' });
    expect(t.see()).toEqual(short);
    expect(t.fetchPage.calls.length).toBe(3);
    expect(t.notices).toEqual([]);
  });

  test('that are unreadable are reported once', async () => {
    const t = createTestActor();
    t.show('Pérez', 202);
    await t.fetchPage.call().answer(page(0, 198, { totalCount: 202, dropped: 2 }));
    await t.fetchPage.call().answer(page(200, 2, { totalCount: 202 }));
    expect(t.see()).toEqual({
      ...nothing,
      state: { incomplete: 'short' },
      rows: 200,
      taken: 200,
      total: 202,
      dropped: 2,
    });
    expect(t.notices).toEqual([{ type: 'rowsDropped', operation: 'fetchClientes', count: 2 }]);
  });

  test('end at the first count, also when others were added meanwhile', async () => {
    const t = createTestActor();
    t.show('Pérez', 201);
    await t.fetchPage.call().answer(page(0, 200, { totalCount: 201 }));
    await t.fetchPage.call().answer(page(200, 5, { totalCount: 205 }));
    expect(t.see()).toEqual({ ...nothing, state: 'whole', rows: 201, taken: 201, total: 201 });
  });

  test('of an empty list are complete', async () => {
    const t = createTestActor();
    t.show('Pérez', 0);
    await t.fetchPage.call().answer(page(0, 0, { totalCount: 0 }));
    expect(t.see()).toEqual({ ...nothing, state: 'whole', total: 0 });
  });
});

describe('More rows than are loaded unasked', () => {
  test.each([
    [mostUnasked, 'walking'],
    [mostUnasked + 1, 'offered'],
    [mostRows, 'offered'],
    [mostRows + 1, 'tooMany'],
  ])('%d of them: %s', (total, state) => {
    const t = createTestActor();
    t.show('', total);
    expect(t.see().state).toBe(state);
    expect(t.asked().length).toBe(state === 'walking' ? 1 : 0);
  });

  test('are offered until the address asks for a page, and load when the person decides so', () => {
    const t = createTestActor();
    t.show('', 20_000);
    t.show('', 20_000, false);
    expect(t.see()).toEqual(nothing);
    t.show('', 20_000);
    expect(t.see().state).toBe('offered');
    t.actor.send({ type: 'rows.requested' });
    expect(t.see().state).toBe('walking');
    t.actor.send({ type: 'rows.requested' });
    expect(t.asked()).toEqual([['', 1, 200]]);
  });

  test('load when the person decides so before the address does', () => {
    const t = createTestActor();
    t.actor.send({ type: 'rows.requested' });
    expect(t.see()).toEqual(nothing);
    t.show('', 20_000, false);
    t.actor.send({ type: 'rows.requested' });
    expect(t.see().state).toBe('walking');
    t.show('', 20_000);
    expect(t.see().state).toBe('walking');
    expect(t.asked().length).toBe(1);
  });

  test('than fit in memory are not taken, whatever the list has counted', async () => {
    const t = createTestActor();
    t.show('');
    await t.fetchPage.call().answer(page(0, 200, { totalCount: mostRows + 1 }));
    expect(t.see()).toEqual({ ...nothing, state: 'tooMany', total: mostRows + 1 });
    expect(t.remember()).toBe(null);
  });
});

describe('A page that fails', () => {
  test('is loaded again once after a pause, then on request', async () => {
    const t = createTestActor();
    t.show('Pérez');
    await t.fetchPage.call().answer(page(0, 200));
    await t.fail();
    expect(t.see().state).toBe('walking');
    await t.fail();
    expect(t.see()).toEqual({
      ...nothing,
      state: { incomplete: 'failed' },
      rows: 200,
      taken: 200,
      total: 500,
      failure: offline,
    });
    expect(t.notices).toEqual([{ type: 'failed', failure: offline }]);
    t.actor.send({ type: 'continue' });
    expect(t.see()).toEqual({ ...nothing, state: 'walking', rows: 200, taken: 200, total: 500 });
    await t.fetchPage.call().answer(page(200, 200));
    await t.fetchPage.call().answer(page(400, 100));
    expect(t.see()).toEqual(whole);
    expect(t.asked().map(([, number]) => number)).toEqual([1, 2, 2, 2, 3]);
  });
});

describe('A walk that failed', () => {
  test.each([
    ['for want of network goes on when there is one again', offline, 'walking'],
    [
      'otherwise waits for the person',
      { kind: 'rejected', operation: 'fetchClientes', status: 500, title: 'No', messages: [] },
      { incomplete: 'failed' },
    ],
  ] satisfies [string, Failure, unknown][])('%s', async (_, failure, state) => {
    const t = createTestActor();
    t.show('Pérez');
    await t.fetchPage.call().answer(page(0, 200));
    await t.fail(failure);
    await t.fail(failure);
    t.actor.send({ type: 'network.restored' });
    expect(t.see().state).toEqual(state);
    expect(t.asked().length).toBe(state === 'walking' ? 4 : 3);
  });
});

describe('A walk', () => {
  test('that is stopped keeps its rows, and resumes where it was', async () => {
    const t = createTestActor();
    t.show('Pérez');
    await t.fetchPage.call().answer(page(0, 200));
    const second = t.fetchPage.call();
    t.actor.send({ type: 'stop' });
    expect(second.signal.aborted).toBe(true);
    expect(t.see()).toEqual({ ...nothing, state: { incomplete: 'stopped' }, rows: 200, taken: 200, total: 500 });
    t.actor.send({ type: 'continue' });
    expect(t.asked().at(-1)).toEqual(['Pérez', 2, 200]);
  });

  test('stops when the address asks for a page again', async () => {
    const t = createTestActor();
    t.show('Pérez');
    await t.fetchPage.call().answer(page(0, 200));
    t.show('Pérez', 500, false);
    expect(t.see()).toEqual({ ...nothing, state: { incomplete: 'stopped' }, rows: 200, taken: 200, total: 500 });
    t.show('Pérez');
    expect(t.see().state).toEqual({ incomplete: 'stopped' });
  });

  test('starts again for another filter; the former request is dropped', async () => {
    const t = createTestActor();
    t.show('Pérez');
    await t.fetchPage.call().answer(page(0, 200));
    const given = t.fetchPage.call();
    t.show('Núñez', null);
    expect(given.signal.aborted).toBe(true);
    expect(t.see()).toEqual(nothing);
    await given.answer(page(200, 200));
    expect(t.see()).toEqual(nothing);
    t.show('Núñez', 3);
    await t.fetchPage.call().answer(page(900, 3, { totalCount: 3 }));
    expect(t.see()).toEqual({ ...nothing, state: 'whole', rows: 3, taken: 3, total: 3 });
    expect(t.asked().at(-1)).toEqual(['Núñez', 1, 200]);
  });
});

async function createHeld() {
  const t = createTestActor();
  t.show('Pérez');
  await bringAll(t);
  return t;
}

describe('Outdated rows', () => {
  test('are marked after a write of the portal until they are loaded again; meanwhile they stay', async () => {
    const t = await createHeld();
    t.actor.send({ type: 'rows.outdated' });
    expect(t.see()).toEqual({ ...whole, isOutdated: true });
    t.actor.send({ type: 'rows.requested' });
    expect(t.see()).toEqual({ ...whole, state: 'walking', taken: 0, total: null, isOutdated: true });
    expect(t.since()).toBe(instants[0]);
    await bringAll(t);
    expect(t.see()).toEqual(whole);
    expect(t.since()).toBe(instants[1]);
  });

  test('are marked when the list counts other rows', async () => {
    const t = await createHeld();
    t.show('Pérez', null);
    t.show('Pérez', 500, false);
    expect(t.see()).toEqual(whole);
    t.show('Pérez', 501);
    expect(t.see()).toEqual({ ...whole, isOutdated: true });
    expect(t.asked().length).toBe(3);
  });

  test('stay when a new walk has fewer, and are replaced by more', async () => {
    const t = await createHeld();
    t.actor.send({ type: 'rows.requested' });
    await t.fetchPage.call().answer(page(0, 200));
    t.actor.send({ type: 'stop' });
    expect(t.see()).toEqual({ ...whole, state: { incomplete: 'stopped' }, taken: 200 });
    expect(t.since()).toBe(instants[0]);
    t.actor.send({ type: 'continue' });
    await t.fetchPage.call().answer(page(200, 200));
    await t.fetchPage.call().answer(page(400, 100));
    expect(t.see()).toEqual(whole);
    expect(t.since()).toBe(instants[1]);
  });

  test('are not marked when none are loaded', () => {
    const t = createTestActor();
    t.show('Pérez', 500, false);
    t.actor.send({ type: 'rows.outdated' });
    t.actor.send({ type: 'stop' });
    t.actor.send({ type: 'continue' });
    expect(t.see()).toEqual(nothing);
    expect(t.remember()).toBe(null);
  });
});

describe('Rows of a list that was left', () => {
  test('are restored when the same list returns, with writes since', async () => {
    const t = createTestActor();
    t.show('Pérez');
    await bringAll(t);
    const remembered = t.remember();
    const back = createTestActor(remembered && { ...remembered, isOutdated: true });
    back.show('Pérez', null, false);
    expect(back.see()).toEqual({ ...whole, isOutdated: true });
    expect(back.since()).toBe(instants[0]);
    expect(back.asked()).toEqual([]);
  });

  test('are dropped when another list comes', async () => {
    const t = createTestActor();
    t.show('Pérez');
    await bringAll(t);
    const back = createTestActor(t.remember());
    back.show('Núñez', null);
    expect(back.see()).toEqual(nothing);
    back.show('Pérez', null);
    expect(back.see()).toEqual(nothing);
  });

  test('resume their walk, unless a page is requested', async () => {
    const t = createTestActor();
    t.show('Pérez');
    await t.fetchPage.call().answer(page(0, 200));
    const remembered = t.remember();
    t.actor.stop();
    const aside = createTestActor(remembered);
    aside.show('Pérez', null, false);
    expect(aside.see().state).toEqual({ incomplete: 'stopped' });
    const back = createTestActor(remembered);
    back.show('Pérez', null);
    expect(back.see()).toEqual({ ...nothing, state: 'walking', taken: 200, total: 500 });
    await back.fetchPage.call().answer(page(200, 200));
    await back.fetchPage.call().answer(page(400, 100));
    expect(back.see()).toEqual(whole);
    expect(back.asked().map(([, number]) => number)).toEqual([2, 3]);
  });

  test.each(['stopped', 'failed', 'short'] as const)('are restored in their state: %s', async (how) => {
    const t = createTestActor();
    t.show('Pérez');
    await t.fetchPage.call().answer(page(0, 200));
    if (how === 'stopped') t.actor.send({ type: 'stop' });
    if (how === 'failed') {
      await t.fail();
      await t.fail();
    }
    if (how === 'short') await t.fetchPage.call().answer(page(200, 0));
    const back = createTestActor(t.remember());
    back.show('Pérez');
    expect(back.see()).toEqual(t.see());
    expect(back.see().state).toEqual({ incomplete: how });
    expect(back.asked()).toEqual([]);
  });
});
