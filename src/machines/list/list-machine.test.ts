import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { controllable, noticesOf } from '../../../tests/support/machines.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import { listMachine, provideList } from './list-machine.ts';

interface Row {
  readonly id: number;
}
interface Filter {
  readonly nombre?: string;
}

const request = (pageNumber: number, filter: Filter = {}, pageSize = 10): PageRequest<Filter> => ({
  filter,
  pageNumber,
  pageSize,
});

/** A page of the service: rows numbered from 1, out of `totalCount`. */
function page(count: number, { totalCount = 25, totalPages = 3, currentPage = 1, dropped = 0 } = {}): Page<Row> {
  return {
    rows: Array.from({ length: count }, (_, index) => ({ id: index + 1 })),
    dropped,
    meta: {
      currentPage,
      totalPages,
      totalCount,
      hasPreviousPage: currentPage > 1,
      hasNextPage: currentPage < totalPages,
    },
  };
}

const offline: Failure = { kind: 'transport', operation: 'fetchClientes' };

function createTestActor() {
  const fetchPage = controllable<Page<Row>, PageRequest<Filter>>();
  const { machine, selectPage } = provideList(fetchPage.logic);
  const actor = createActor(machine, { input: { operation: 'fetchClientes' } });
  const notices = noticesOf(actor);
  actor.start();
  return {
    actor,
    fetchPage,
    ask: (wanted: PageRequest<Filter>) => actor.send({ type: 'page.requested', request: wanted }),
    see() {
      const snapshot = actor.getSnapshot();
      const { request: asked, answered, meta, failure } = snapshot.context;
      return {
        state: snapshot.value,
        request: asked,
        page: selectPage(snapshot),
        answered,
        meta,
        failure,
        busy: snapshot.tags.has('busy'),
        notices: [...notices],
        calls: fetchPage.calls.map(({ input, signal }) => ({ input, aborted: signal.aborted })),
      };
    },
  };
}

const nothing = { request: null, page: null, answered: null, meta: null, failure: null, busy: false, notices: [], calls: [] };
const called = (...inputs: PageRequest<Filter>[]) => inputs.map((input) => ({ input, aborted: false }));

async function arriveAt(answer: Page<Row> | Failure, wanted = request(1)) {
  const t = createTestActor();
  t.ask(wanted);
  await ('kind' in answer ? t.fetchPage.call().fail(answer) : t.fetchPage.call().answer(answer));
  return t;
}

describe('A list', () => {
  test('loads nothing before a page is requested', () => {
    const t = createTestActor();
    expect(t.see()).toEqual({ ...nothing, state: 'idle' });
    t.actor.send({ type: 'retry' });
    expect(t.see()).toEqual({ ...nothing, state: 'idle' });
  });

  test('loads the requested page', () => {
    const t = createTestActor();
    t.ask(request(2, { nombre: 'Pérez' }, 50));
    const wanted = request(2, { nombre: 'Pérez' }, 50);
    expect(t.see()).toEqual({ ...nothing, state: 'loading', request: wanted, busy: true, calls: called(wanted) });
  });

  test.each([
    ['rows', 'rows came', request(1), page(10), page(10).meta, false],
    ['rows', 'the last page is short', request(3), page(5, { currentPage: 3 }), page(5, { currentPage: 3 }).meta, false],
    [
      'empty',
      'nothing matches',
      request(1),
      page(0, { totalCount: 0, totalPages: 0 }),
      page(0, { totalCount: 0, totalPages: 0 }).meta,
      false,
    ],
    ['empty', 'the last page is empty', request(3), page(0, { currentPage: 3 }), page(0, { currentPage: 3 }).meta, false],
    [
      'empty',
      'a page within the range is empty',
      request(2),
      page(0, { currentPage: 2 }),
      page(0, { currentPage: 2 }).meta,
      false,
    ],
    [
      'beyondLast',
      'the page is beyond the last',
      request(9),
      page(0, { currentPage: 9 }),
      page(0, { currentPage: 9 }).meta,
      true,
    ],
    [
      'empty',
      'the totals contradict each other, as there is no last page to go to',
      request(1),
      page(0, { totalCount: 4, totalPages: 0 }),
      page(0, { totalCount: 4, totalPages: 0 }).meta,
      false,
    ],
  ] as const)('is %s when %s', async (state, _, wanted, answer, meta, busy) => {
    const t = await arriveAt(answer, wanted);
    expect(t.see()).toEqual({
      ...nothing,
      state,
      request: wanted,
      page: answer,
      answered: wanted,
      meta,
      busy,
      calls: called(wanted),
    });
  });

  test('shows the readable rows and reports once how many are not: 1 of 10', async () => {
    const answer = page(9, { dropped: 1 });
    const t = await arriveAt(answer);
    expect(t.see()).toEqual({
      ...nothing,
      state: 'rows',
      request: request(1),
      page: answer,
      answered: request(1),
      meta: answer.meta,
      notices: [{ type: 'rowsDropped', operation: 'fetchClientes', count: 1 }],
      calls: called(request(1)),
    });
  });

  test('has failed when rows came and none can be read', async () => {
    const t = await arriveAt(page(0, { dropped: 10 }));
    const failure = { kind: 'unreadable', operation: 'fetchClientes', status: 200 };
    expect(t.see()).toEqual({
      ...nothing,
      state: 'failed',
      request: request(1),
      failure,
      notices: [{ type: 'failed', failure }],
      calls: called(request(1)),
    });
  });

  test.each([
    [offline, offline],
    [
      { kind: 'rejected', operation: 'fetchClientes', status: 500, title: 'Error', messages: ['No hay servicio'] },
      { kind: 'rejected', operation: 'fetchClientes', status: 500, title: 'Error', messages: ['No hay servicio'] },
    ],
    [new Error('boom'), { kind: 'unreadable', operation: 'fetchClientes', status: 0 }],
  ])('keeps the failure: %j', async (error, failure) => {
    const t = createTestActor();
    t.ask(request(1));
    await t.fetchPage.call().fail(error);
    expect(t.see()).toEqual({
      ...nothing,
      state: 'failed',
      request: request(1),
      failure,
      notices: [{ type: 'failed', failure }],
      calls: called(request(1)),
    });
  });

  test('loads the very same page again on retry, and clears the failure', async () => {
    const wanted = request(2, { nombre: 'Pérez' });
    const t = await arriveAt(offline, wanted);
    const notices = [{ type: 'failed', failure: offline }];
    t.actor.send({ type: 'retry' });
    t.actor.send({ type: 'retry' });
    expect(t.see()).toEqual({
      ...nothing,
      state: 'loading',
      request: wanted,
      busy: true,
      notices,
      calls: called(wanted, wanted),
    });
    const answer = page(10, { currentPage: 2 });
    await t.fetchPage.call().answer(answer);
    expect(t.see()).toEqual({
      ...nothing,
      state: 'rows',
      request: wanted,
      page: answer,
      answered: wanted,
      meta: answer.meta,
      notices,
      calls: called(wanted, wanted),
    });
  });

  test.each([
    ['rows', page(10), request(1)],
    ['empty', page(0, { totalCount: 0, totalPages: 0 }), request(1)],
    ['beyondLast', page(0), request(9)],
  ] as const)('ignores a retry when it is %s', async (state, answer, wanted) => {
    const t = await arriveAt(answer, wanted);
    t.actor.send({ type: 'retry' });
    expect({ state: t.see().state, calls: t.see().calls }).toEqual({ state, calls: called(wanted) });
  });

  test.each([
    ['rows', page(10), request(1)],
    ['empty', page(0, { totalCount: 0, totalPages: 0 }), request(1)],
    ['beyondLast', page(0), request(9)],
    ['failed', offline, request(1)],
  ] as const)('loads another page when it is %s, and keeps the former one meanwhile', async (state, answer, wanted) => {
    const t = await arriveAt(answer, wanted);
    const { notices, page: kept, answered, ...before } = t.see();
    expect(before.state).toBe(state);
    const next = request(2, { nombre: 'otro' });
    t.ask(next);
    const calls = called(wanted, next);
    expect(t.see()).toEqual({ ...nothing, state: 'loading', request: next, page: kept, answered, busy: true, notices, calls });
  });
});

test('A list draws no more rows than it requested, and reports the surplus once', async () => {
  const t = await arriveAt(page(20_000));
  const shown = page(10);
  expect(t.see()).toEqual({
    ...nothing,
    state: 'rows',
    request: request(1),
    page: shown,
    answered: request(1),
    meta: shown.meta,
    notices: [{ type: 'rowsSurplus', operation: 'fetchClientes', count: 19_990 }],
    calls: called(request(1)),
  });
});

describe('A list that gets another request during a load', () => {
  const first = request(1, { nombre: 'a' });
  const second = request(1, { nombre: 'ab' });

  async function afterTwo() {
    const t = createTestActor();
    t.ask(first);
    t.ask(second);
    return t;
  }
  const calls = [
    { input: first, aborted: true },
    { input: second, aborted: false },
  ];

  test('cancels the first one', async () => {
    const t = await afterTwo();
    expect(t.see()).toEqual({ ...nothing, state: 'loading', request: second, busy: true, calls });
  });

  test.each([
    ['comes first', [0, 1]],
    ['comes last', [1, 0]],
  ] as const)('drops the answer of the first one when it %s', async (_, order) => {
    const t = await afterTwo();
    const answers = [page(10), page(3, { totalCount: 3, totalPages: 1 })];
    for (const index of order) await t.fetchPage.call(index).answer(answers[index] ?? page(0));
    const kept = page(3, { totalCount: 3, totalPages: 1 });
    expect(t.see()).toEqual({
      ...nothing,
      state: 'rows',
      request: second,
      page: kept,
      answered: second,
      meta: kept.meta,
      calls,
    });
  });

  test('drops the failure of the first one, too', async () => {
    const t = await afterTwo();
    await t.fetchPage.call(0).fail(offline);
    expect(t.see()).toEqual({ ...nothing, state: 'loading', request: second, busy: true, calls });
  });

  test('loads again even when the same page is requested twice', () => {
    const t = createTestActor();
    t.ask(first);
    t.ask(first);
    expect(t.see()).toEqual({
      ...nothing,
      state: 'loading',
      request: first,
      busy: true,
      calls: [
        { input: first, aborted: true },
        { input: first, aborted: false },
      ],
    });
  });

  test('drops what arrives after the screen was left', async () => {
    const t = createTestActor();
    t.ask(first);
    const before = t.see();
    t.actor.stop();
    await t.fetchPage.call().answer(page(10));
    expect(t.see()).toEqual({ ...before, calls: [{ input: first, aborted: true }] });
  });
});

describe('The rows of a list', () => {
  const first = request(1, { nombre: 'a' });
  const kept = { page: page(10), answered: first };
  const notices = [{ type: 'failed', failure: offline }];

  test('stay when another page of the same filter fails, also over a retry', async () => {
    const t = await arriveAt(page(10), first);
    const next = request(2, { nombre: 'a' }, 20);
    t.ask(next);
    await t.fetchPage.call().fail(offline);
    const meta = { ...page(10).meta, totalPages: 2 };
    const failed = { ...nothing, ...kept, state: 'failed', request: next, meta, failure: offline, notices };
    expect(t.see()).toEqual({ ...failed, calls: called(first, next) });
    t.actor.send({ type: 'retry' });
    const again = { ...failed, state: 'loading', failure: null, busy: true, calls: called(first, next, next) };
    expect(t.see()).toEqual(again);
    const answer = page(5, { currentPage: 2 });
    await t.fetchPage.call().answer(answer);
    expect(t.see()).toEqual({ ...again, state: 'rows', page: answer, answered: next, meta: answer.meta, busy: false });
  });

  test.each([
    ['fails', offline, offline],
    ['cannot be read', page(0, { dropped: 3 }), { kind: 'unreadable', operation: 'fetchClientes', status: 200 }],
  ] as const)('are dropped when a page of another filter %s', async (_, answer, failure) => {
    const t = await arriveAt(page(10), first);
    const next = request(1, { nombre: 'b' });
    t.ask(next);
    expect(t.see()).toEqual({ ...nothing, ...kept, state: 'loading', request: next, busy: true, calls: called(first, next) });
    const call = t.fetchPage.call();
    await ('kind' in answer ? call.fail(answer) : call.answer(answer));
    const calls = called(first, next);
    expect(t.see()).toEqual({
      ...nothing,
      state: 'failed',
      request: next,
      failure,
      notices: [{ type: 'failed', failure }],
      calls,
    });
    // They don't return with the next page of that filter.
    const third = request(2, { nombre: 'b' });
    t.ask(third);
    await t.fetchPage.call().fail(offline);
    expect(t.see()).toMatchObject({ state: 'failed', page: null, answered: null });
  });
});

describe('When the network is back, a list', () => {
  const restored = { type: 'network.restored' } as const;

  test('that failed for want of it loads the same page again, once', async () => {
    const wanted = request(2, { nombre: 'a' });
    const t = await arriveAt(offline, wanted);
    const notices = [{ type: 'failed', failure: offline }];
    t.actor.send(restored);
    t.actor.send(restored);
    expect(t.see()).toEqual({
      ...nothing,
      state: 'loading',
      request: wanted,
      busy: true,
      notices,
      calls: called(wanted, wanted),
    });
    await t.fetchPage.call().fail(offline);
    expect(t.see()).toMatchObject({ state: 'failed', calls: called(wanted, wanted) });
  });

  test.each([
    ['failed for another reason', { kind: 'unreadable', operation: 'fetchClientes', status: 200 }],
    ['has rows', page(10)],
    ['is empty', page(0, { totalCount: 0, totalPages: 0 })],
  ] as const)('that %s stays as it is', async (_, answer) => {
    const t = await arriveAt(answer);
    const before = t.see();
    t.actor.send(restored);
    expect(t.see()).toEqual(before);
  });

  test('without a request loads nothing', () => {
    const t = createTestActor();
    t.actor.send(restored);
    expect(t.see()).toEqual({ ...nothing, state: 'idle' });
  });
});

describe('The totals of a list', () => {
  const filter = { nombre: 'Pérez' };
  test.each([
    ['stay while another page of the same filter loads', request(2, filter), page(10).meta],
    ['go with another filter', request(1, { nombre: 'Peralta' }), null],
    ['go with no filter', request(1), null],
    ['fill other pages with another number of rows a page', request(1, filter, 20), { ...page(10).meta, totalPages: 2 }],
  ] as const)('%s', async (_, next, meta) => {
    const t = await arriveAt(page(10), request(1, filter));
    t.ask(next);
    expect(t.see()).toEqual({
      ...nothing,
      state: 'loading',
      request: next,
      page: page(10),
      answered: request(1, filter),
      meta,
      busy: true,
      calls: called(request(1, filter), next),
    });
  });

  test('stay while a failed page is loaded again', async () => {
    const t = await arriveAt(page(10), request(1, filter));
    t.ask(request(2, filter));
    await t.fetchPage.call().fail(offline);
    t.actor.send({ type: 'retry' });
    expect(t.see().meta).toEqual(page(10).meta);
  });
});

test('A list without its call fails with its name', async () => {
  const actor = createActor(listMachine, { input: { operation: 'fetchClientes' } });
  const notices = noticesOf(actor);
  actor.start();
  const failed = new Promise((resolve) => {
    actor.subscribe((snapshot) => snapshot.matches('failed') && resolve(snapshot.context.failure));
  });
  actor.send({ type: 'page.requested', request: request(1) });
  const failure = { kind: 'unreadable', operation: 'fetchClientes', status: 0 };
  expect(await failed).toEqual(failure);
  expect(notices).toEqual([{ type: 'failed', failure }]);
});
