import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { controllable, noticesOf, settle } from '../../../tests/support/machines.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Notice } from '../../domain/notice.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import { type ExportFile, exportMachine, provideExport } from './export-machine.ts';

interface Row {
  readonly id: number;
}
interface Filter {
  readonly nombre?: string;
}

const stoppedNotice: Notice = { type: 'message', status: 'warning', title: 'Detenida', messages: ['Saliste.'] };
const offline: Failure = { kind: 'transport', operation: 'fetchClientes' };
const filter: Filter = { nombre: 'Pérez' };
const layout = ['Nombre'];

/** Rows numbered on from `first`, as a page out of `totalCount`. */
function page(first: number, count: number, { totalCount = 500, dropped = 0, currentPage = 1 } = {}): Page<Row> {
  const totalPages = Math.ceil(totalCount / 200);
  return {
    rows: Array.from({ length: count }, (_, index) => ({ id: first + index })),
    dropped,
    meta: { currentPage, totalPages, totalCount, hasPreviousPage: currentPage > 1, hasNextPage: currentPage < totalPages },
  };
}

/** A file that records its calls; `fails` names the call that fails. */
function fakeFile(fails: 'append' | 'close' | null = null) {
  const ids: number[] = [];
  const deeds: string[] = [];
  const file: ExportFile<Row> = {
    name: 'lista.csv',
    incompleteName: 'lista-incompleto.csv',
    async append(rows, limit) {
      if (fails === 'append') throw new DOMException('Full', 'QuotaExceededError');
      const fresh = rows.filter(({ id }) => !ids.includes(id)).slice(0, limit);
      ids.push(...fresh.map(({ id }) => id));
      return fresh.length;
    },
    async close() {
      if (fails === 'close') throw new DOMException('Gone', 'NotFoundError');
      deeds.push('close');
    },
    keep: async () => void deeds.push('keep'),
    discard: () => deeds.push('discard'),
  };
  return { file, ids, deeds };
}

function createTestActor(fails: 'append' | 'close' | null = null) {
  const openFile = controllable<ExportFile<Row> | null, { readonly layout: readonly string[] }>();
  const fetchPage = controllable<Page<Row>, PageRequest<Filter>>();
  const { machine, requestExport } = provideExport({ openFile: openFile.logic, fetchPage: fetchPage.logic });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { operation: 'fetchClientes', stoppedNotice }, clock });
  const notices = noticesOf(actor);
  const { file, ids, deeds } = fakeFile(fails);
  actor.start();
  return {
    actor,
    openFile,
    fetchPage,
    file,
    ids,
    ask: (rows?: readonly Row[]) => actor.send(requestExport(filter, layout, rows)),
    /** Ends the pause before the second try. */
    async pass() {
      clock.increment(1000);
      await settle();
    },
    see() {
      const snapshot = actor.getSnapshot();
      const { progress, failure } = snapshot.context;
      const walk = snapshot.children['walk']?.getSnapshot();
      return {
        state: snapshot.matches({ running: 'walking' }) && walk && 'value' in walk ? { running: walk.value } : snapshot.value,
        busy: snapshot.tags.has('busy'),
        total: progress.total,
        written: progress.taken,
        dropped: progress.dropped,
        failure,
        deeds: [...deeds],
        notices: [...notices],
        pages: fetchPage.calls.map(({ input, signal }) => (signal.aborted ? `${input.pageNumber} given up` : input.pageNumber)),
      };
    },
  };
}

/** An export with an open file; its first page is being loaded. */
async function open(fails: 'append' | 'close' | null = null) {
  const t = createTestActor(fails);
  t.ask();
  await t.openFile.call().answer(t.file);
  return t;
}

/** An export whose page `pageNumber` failed twice after the pages before it, out of 500 rows. */
async function failAt(pageNumber: number, failure: unknown = offline) {
  const t = await open();
  for (let had = 1; had < pageNumber; had += 1) await t.fetchPage.call().answer(page(200 * (had - 1) + 1, 200));
  await t.fetchPage.call().fail(failure);
  await t.pass();
  await t.fetchPage.call().fail(failure);
  return t;
}

const nothing = { busy: false, total: null, written: 0, dropped: 0, failure: null, deeds: [], notices: [], pages: [] };
const running = { ...nothing, busy: true };
const failedNotice: Notice = { type: 'failed', failure: offline };

describe('An export', () => {
  test('does nothing until it is requested', () => {
    const t = createTestActor();
    for (const type of ['cancel', 'retry', 'keep', 'dismiss', 'left'] as const) t.actor.send({ type });
    expect(t.see()).toEqual({ ...nothing, state: 'idle' });
  });

  test('opens its file first, once, however often it is requested', () => {
    const t = createTestActor();
    t.ask();
    t.ask();
    expect(t.see()).toEqual({ ...running, state: { running: 'choosing' } });
    expect(t.openFile.calls.map(({ input }) => input)).toEqual([{ layout }]);
  });

  test('loads pages of 200 one after the other, until it has as many rows as the first answer counted', async () => {
    const t = await open();
    expect(t.see()).toEqual({ ...running, state: { running: 'fetching' }, pages: [1] });
    await t.fetchPage.call().answer(page(1, 200));
    expect(t.see()).toEqual({ ...running, state: { running: 'fetching' }, total: 500, written: 200, pages: [1, 2] });
    t.ask();
    await t.fetchPage.call().answer(page(201, 200, { currentPage: 2 }));
    await t.fetchPage.call().answer(page(401, 100, { currentPage: 3 }));
    expect(t.see()).toEqual({ ...nothing, state: 'done', total: 500, written: 500, deeds: ['close'], pages: [1, 2, 3] });
    expect(t.fetchPage.calls.map(({ input }) => input)).toEqual(
      [1, 2, 3].map((pageNumber) => ({ filter, pageNumber, pageSize: 200 })),
    );
    expect(t.ids).toEqual(Array.from({ length: 500 }, (_, index) => index + 1));
  });

  test('of nothing is a whole file without rows', async () => {
    const t = await open();
    await t.fetchPage.call().answer(page(1, 0, { totalCount: 0 }));
    expect(t.see()).toEqual({ ...nothing, state: 'done', total: 0, deeds: ['close'], pages: [1] });
  });

  test('ends when no file is chosen', async () => {
    const t = createTestActor();
    t.ask();
    await t.openFile.call().answer(null);
    expect(t.see()).toEqual({ ...nothing, state: 'idle' });
  });

  test.each(['open', 'append', 'close'] as const)('fails when the file can not be %sed, and leaves nothing', async (what) => {
    const t = createTestActor(what === 'open' ? null : what);
    t.ask();
    if (what === 'open') await t.openFile.call().fail(new Error('No'));
    else {
      await t.openFile.call().answer(t.file);
      await t.fetchPage.call().answer(page(1, 5, { totalCount: 5 }));
    }
    expect(t.see()).toMatchObject({ state: 'unwritable', busy: false, deeds: what === 'open' ? [] : ['discard'] });
  });
});

describe('Rows that change while they are exported', () => {
  test('are not written twice when new rows move them', async () => {
    const t = await open();
    await t.fetchPage.call().answer(page(1, 200, { totalCount: 400 }));
    // Ten rows came meanwhile, so that the second page starts with ten rows of the first.
    await t.fetchPage.call().answer(page(191, 200, { totalCount: 410, currentPage: 2 }));
    expect(t.see()).toMatchObject({ state: { running: 'fetching' }, total: 400, written: 390, pages: [1, 2, 3] });
    await t.fetchPage.call().answer(page(391, 20, { totalCount: 410, currentPage: 3 }));
    expect(t.see()).toEqual({ ...nothing, state: 'done', total: 400, written: 400, deeds: ['close'], pages: [1, 2, 3] });
  });

  test('may be fewer in the end, so that the file is incomplete', async () => {
    const t = await open();
    await t.fetchPage.call().answer(page(1, 200, { totalCount: 400 }));
    await t.fetchPage.call().answer(page(211, 190, { totalCount: 390, currentPage: 2 }));
    expect(t.see()).toEqual({ ...nothing, state: { incomplete: 'short' }, total: 400, written: 390, pages: [1, 2] });
    t.actor.send({ type: 'retry' });
    expect(t.see()).toMatchObject({ state: { incomplete: 'short' } });
  });

  test.each([100, 9e9])('may be gone altogether: an empty page ends the export, though %d are counted', async (totalCount) => {
    const t = await open();
    await t.fetchPage.call().answer(page(1, 200));
    await t.fetchPage.call().answer(page(0, 0, { totalCount, currentPage: 2 }));
    expect(t.see()).toMatchObject({ state: { incomplete: 'short' }, total: 500, written: 200, pages: [1, 2] });
  });

  test('are missing when they can not be read', async () => {
    const t = await open();
    await t.fetchPage.call().answer(page(1, 197, { totalCount: 201, dropped: 3 }));
    await t.fetchPage.call().answer(page(201, 0, { totalCount: 201, dropped: 1, currentPage: 2 }));
    expect(t.see()).toMatchObject({ state: { incomplete: 'short' }, total: 201, written: 197, dropped: 4 });
  });

  test('end with the last page when a service repeats one page', async () => {
    const t = await open();
    for (let asked = 1; asked <= 3; asked += 1) await t.fetchPage.call().answer(page(1, 200));
    expect(t.see()).toMatchObject({ state: { incomplete: 'short' }, total: 500, written: 200, pages: [1, 2, 3] });
  });
});

describe('A page that fails', () => {
  test('is loaded again once, after a pause', async () => {
    const t = await open();
    await t.fetchPage.call().fail(offline);
    expect(t.see()).toEqual({ ...running, state: { running: 'waiting' }, pages: [1] });
    await t.pass();
    await t.fetchPage.call().answer(page(1, 200));
    expect(t.see()).toEqual({ ...running, state: { running: 'fetching' }, total: 500, written: 200, pages: [1, 1, 2] });
    // Each page has a second try of its own.
    await t.fetchPage.call().fail(offline);
    expect(t.see()).toMatchObject({ state: { running: 'waiting' } });
  });

  test('twice raises one notice, and the written rows stay', async () => {
    const t = await failAt(2);
    expect(t.see()).toEqual({
      ...nothing,
      state: { incomplete: 'failed' },
      total: 500,
      written: 200,
      failure: offline,
      notices: [failedNotice],
      pages: [1, 2, 2],
    });
    t.ask();
    t.actor.send({ type: 'cancel' });
    expect(t.see()).toMatchObject({ state: { incomplete: 'failed' }, deeds: [] });
  });

  test('is where the export resumes', async () => {
    const t = await failAt(2);
    t.actor.send({ type: 'retry' });
    t.actor.send({ type: 'retry' });
    expect(t.see()).toMatchObject({ state: { running: 'fetching' }, failure: null, written: 200, pages: [1, 2, 2, 2] });
    await t.fetchPage.call().fail(offline);
    expect(t.see()).toMatchObject({ state: { running: 'waiting' } });
    await t.pass();
    await t.fetchPage.call().answer(page(201, 300, { currentPage: 3 }));
    expect(t.see()).toMatchObject({ state: 'done', written: 500, deeds: ['close'], notices: [failedNotice] });
  });

  test('leaves an incomplete file to keep', async () => {
    const t = await failAt(3);
    t.actor.send({ type: 'keep' });
    t.actor.send({ type: 'keep' });
    expect(t.see()).toMatchObject({ state: 'keeping', busy: true, deeds: ['keep'] });
    await settle();
    expect(t.see()).toMatchObject({ state: 'kept', written: 400, deeds: ['keep'] });
    t.actor.send({ type: 'dismiss' });
    expect(t.see()).toMatchObject({ state: 'idle', deeds: ['keep'] });
  });

  test('is not kept when the incomplete file could not be written', async () => {
    const t = await failAt(3);
    Object.assign(t.file, { keep: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')) });
    t.actor.send({ type: 'keep' });
    await settle();
    expect(t.see()).toMatchObject({ state: 'unwritable', deeds: ['discard'] });
  });

  test('can be discarded', async () => {
    const t = await failAt(3);
    t.actor.send({ type: 'dismiss' });
    expect(t.see()).toMatchObject({ state: 'idle', deeds: ['discard'] });
  });

  test('as the very first leaves nothing to keep', async () => {
    const t = await failAt(1, new Error('What is this?'));
    const failure: Failure = { kind: 'unreadable', operation: 'fetchClientes', status: 0 };
    expect(t.see()).toMatchObject({ state: { incomplete: 'failed' }, total: null, failure });
    expect(t.actor.getSnapshot().can({ type: 'keep' })).toBe(false);
    t.actor.send({ type: 'keep' });
    expect(t.see()).toMatchObject({ state: { incomplete: 'failed' }, deeds: [] });
  });
});

describe('An export that is cancelled', () => {
  test('aborts its call, discards its file, and can start again', async () => {
    const t = await open();
    await t.fetchPage.call().answer(page(1, 200));
    t.actor.send({ type: 'cancel' });
    t.actor.send({ type: 'cancel' });
    expect(t.see()).toEqual({
      ...nothing,
      state: 'cancelled',
      total: 500,
      written: 200,
      deeds: ['discard'],
      pages: [1, '2 given up'],
    });
    await t.fetchPage.call().answer(page(201, 200));
    expect(t.see()).toMatchObject({ state: 'cancelled', written: 200 });
    t.ask();
    expect(t.see()).toMatchObject({ state: { running: 'choosing' }, total: null, written: 0, busy: true });
  });

  test('while its file is being chosen writes into none', async () => {
    const t = createTestActor();
    t.ask();
    t.actor.send({ type: 'cancel' });
    expect(t.openFile.call().signal.aborted).toBe(true);
    await t.openFile.call().answer(t.file);
    expect(t.see()).toEqual({ ...nothing, state: 'cancelled' });
  });

  test.each([
    ['while a page is under way', () => open(), []],
    [
      'while it waits for the second try',
      async () => {
        const t = await open();
        await t.fetchPage.call().fail(offline);
        return t;
      },
      [],
    ],
    ['after a page has failed', () => failAt(2), [failedNotice]],
  ] as const)(
    'by leaving the list or the end of the session, %s, raises a notice and leaves nothing',
    async (_, arrive, before) => {
      const t = await arrive();
      t.actor.send({ type: 'left' });
      t.actor.send({ type: 'left' });
      expect(t.see()).toMatchObject({ state: 'idle', deeds: ['discard'], notices: [...before, stoppedNotice] });
      await t.pass();
      expect(t.see()).toMatchObject({ state: 'idle', busy: false });
    },
  );

  test('too late is whole', async () => {
    const t = await open();
    const closed = Promise.withResolvers<void>();
    Object.assign(t.file, { close: () => closed.promise });
    await t.fetchPage.call().answer(page(1, 5, { totalCount: 5 }));
    expect(t.actor.getSnapshot().can({ type: 'cancel' })).toBe(false);
    t.actor.send({ type: 'cancel' });
    t.actor.send({ type: 'left' });
    expect(t.see()).toMatchObject({ state: { running: 'closing' }, deeds: [], notices: [] });
    closed.resolve();
    await settle();
    expect(t.see()).toMatchObject({ state: 'done', notices: [] });
    t.actor.send({ type: 'left' });
    expect(t.see()).toMatchObject({ state: 'done', notices: [] });
  });
});

describe('Loaded rows', () => {
  const rows: readonly Row[] = Array.from({ length: 1100 }, (_, id) => ({ id }));

  async function openWith(fails: 'append' | null = null) {
    const t = createTestActor(fails);
    t.ask(rows);
    await t.openFile.call().answer(t.file);
    return t;
  }

  test('are written without a call, in their order', async () => {
    const t = await openWith();
    expect(t.see()).toEqual({ ...running, state: { running: 'writing' } });
    await vi.waitFor(() => expect(t.see().state).toBe('done'));
    expect(t.see()).toEqual({ ...nothing, state: 'done', total: 1100, written: 1100, deeds: ['close'] });
    expect(t.ids).toEqual(rows.map(({ id }) => id));
  });

  test('are dropped when the person cancels, and when the file fails', async () => {
    const t = await openWith();
    t.actor.send({ type: 'cancel' });
    expect(t.see()).toEqual({ ...nothing, state: 'cancelled', deeds: ['discard'] });
    const full = await openWith('append');
    await vi.waitFor(() => expect(full.see().state).toBe('unwritable'));
    expect(full.see().deeds).toEqual(['discard']);
  });
});

test('A machine without its effects fails with their names', async () => {
  const actor = createActor(exportMachine, { input: { operation: 'fetchClientes', stoppedNotice } });
  actor.start();
  actor.send({ type: 'export.requested', filter, layout, rows: null });
  await settle();
  expect(actor.getSnapshot().value).toBe('unwritable');
});
