import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { brokenStorage, contents, fakeFreeLocks, fakeStorage } from '../../../tests/support/browser.ts';
import type { Notice } from '../../domain/notice.ts';
import { type DraftKind, freeDrafts, listDrafts } from '../../storage/drafts.ts';
import { forgetMemory, keepMemory, memoryOf } from '../portal/session-memory.ts';
import { createKeeper } from './draft-keeper.ts';

const kind: DraftKind<{ readonly nombre: string }, 'form'> = {
  kind: 'prueba',
  version: 1,
  steps: ['form'],
  values: z.object({ nombre: z.string() }),
};
const typed = (nombre: string) =>
  ({ step: 'form', attempted: [], uncertain: false, label: 'Ana', values: { nombre, tarjeta: '4111' } }) as const;
const usuario = { userName: 'ana', name: '', roles: [], entidad: 0, sucursal: 0, codeMediador: 0, codePersonMediador: 0 };

/** A form that is open in a browser with this storage. */
function open(storage: Storage, locks?: LockManager) {
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', { locks });
  const notices: Notice[] = [];
  const session = { expired: false };
  const memory = memoryOf('ana');
  const { keeper, stop, putAway, bringBack } = createKeeper(kind, {
    usuario,
    keepsDrafts: () => true,
    hasExpired: () => session.expired,
    notify: (notice) => void notices.push(notice),
    memory,
  });
  return {
    keeper,
    notices,
    expire: () => {
      session.expired = true;
      stop();
      keepMemory('ana', memory);
    },
    leave: stop,
    putAway,
    bringBack,
  };
}

/** The draft of the same form after the login. */
const resumed = (user = 'ana') => memoryOf(user).takeDraft(kind, listDrafts(kind, 'ana').drafts);

afterEach(() => {
  forgetMemory();
  vi.unstubAllGlobals();
});

describe('A draft at the end of the session', () => {
  test('is restored from the browser, once', () => {
    const t = open(fakeStorage());
    t.keeper.save(typed('Ana'));
    t.expire();
    expect(resumed()).toMatchObject({ values: { nombre: 'Ana' }, label: 'Ana', step: 'form' });
    expect(resumed()).toBeNull();
  });

  test('is restored from memory where the browser is full, without fields that drafts must not hold', () => {
    const t = open(brokenStorage({ setItem: true }));
    t.keeper.save(typed('Ana'));
    t.keeper.save(typed('Ana María'));
    expect(t.notices).toHaveLength(1);
    expect(t.keeper.isKept()).toBe(false);
    t.expire();
    expect(resumed()).toEqual({
      ...typed(''),
      id: expect.any(String),
      savedAt: expect.any(String),
      values: { nombre: 'Ana María' },
    });
  });

  test('is restored from memory when the browser lost the draft', () => {
    const storage = fakeStorage();
    const t = open(storage);
    t.keeper.save(typed('Ana'));
    for (const key of Object.keys(contents(storage))) storage.removeItem(key);
    t.expire();
    expect(resumed()?.values).toEqual({ nombre: 'Ana' });
  });

  test('is not restored where another tab has sent the draft', () => {
    const storage = fakeStorage();
    const t = open(storage);
    t.keeper.save(typed('Ana'));
    t.expire();
    for (const key of Object.keys(contents(storage))) storage.removeItem(key);
    expect(resumed()).toBeNull();
  });

  test.each([
    ['another user signs in', () => undefined, 'luis'],
    ['the user left in the meantime', forgetMemory, 'ana'],
  ])('is not restored when %s', (_, happen, user) => {
    const t = open(brokenStorage({ setItem: true }));
    t.keeper.save(typed('Ana'));
    t.expire();
    happen();
    expect(resumed(user)).toBeNull();
  });

  test('is not restored after it was sent, or after the page was left', () => {
    const sent = open(brokenStorage({ setItem: true }));
    sent.keeper.save(typed('Ana'));
    sent.keeper.drop();
    sent.expire();
    expect(resumed()).toBeNull();
    const left = open(brokenStorage({ setItem: true }));
    left.keeper.save(typed('Ana'));
    left.leave();
    expect(resumed()).toBeNull();
  });
});

const namesIn = (drafts: readonly { readonly values: { readonly nombre: string } }[]) =>
  drafts.map(({ values }) => values.nombre);
const offered = async () => namesIn((await freeDrafts(kind, 'ana')).drafts);
const kept = () => namesIn(listDrafts(kind, 'ana').drafts);

const isAsking = ({ keeper }: ReturnType<typeof open>) => keeper.actor.getSnapshot().matches({ open: { sending: 'asking' } });
const info = (message: string) => ({ type: 'message', status: 'info', title: 'Borrador', messages: [message] });

/** A form in the back/forward cache, with a draft of Ana. */
async function openPutAway() {
  vi.useFakeTimers({ toFake: ['Date'] });
  const [storage, locks] = [fakeStorage(), fakeFreeLocks()];
  const t = open(storage, locks);
  t.keeper.save(typed('Ana'));
  const id = t.keeper.id() ?? '';
  await expect.poll(offered).toEqual([]);
  t.putAway();
  vi.advanceTimersByTime(1000);
  return { ...t, id, other: open(storage, locks), openAnother: () => open(storage, locks) };
}

describe('A page in the back/forward cache', () => {
  afterEach(() => vi.useRealTimers());

  test('offers its draft to other pages, its last keys included', async () => {
    const t = await openPutAway();
    await expect.poll(offered).toEqual(['Ana']);
    t.keeper.save(typed('Ana María'));
    await expect.poll(offered).toEqual(['Ana María']);
  });

  test('holds its draft again on return', async () => {
    const t = await openPutAway();
    t.keeper.save(typed('Ana María'));
    t.bringBack();
    await expect.poll(offered).toEqual([]);
    t.keeper.save(typed('Ana Luisa'));
    expect([t.keeper.id(), kept()]).toEqual([t.id, ['Ana Luisa']]);
  });

  test('makes a new draft for new typing after another page has continued its draft', async () => {
    const t = await openPutAway();
    t.other.keeper.take(t.id);
    t.other.keeper.save(typed('Otra'));
    t.other.leave();
    vi.advanceTimersByTime(1000);
    // A browser fires `visibilitychange` before `pageshow`, and again when the page is left.
    t.keeper.save(typed('Ana'));
    t.bringBack();
    t.keeper.save(typed('Ana'));
    expect([t.keeper.id(), kept(), t.keeper.isKept()]).toEqual([null, ['Otra'], false]);
    expect(t.notices).toEqual([info('Este borrador siguió en otra página. Lo que cambies aquí será un borrador aparte.')]);
    t.putAway();
    t.keeper.save(typed('Ana'));
    t.bringBack();
    t.keeper.save(typed('Ana María'));
    expect([kept(), t.keeper.isKept(), t.notices.length]).toEqual([['Ana María', 'Otra'], true, 1]);
  });

  test('keeps its draft where another page saved it unchanged', async () => {
    const t = await openPutAway();
    t.other.keeper.take(t.id);
    t.other.keeper.save(typed('Ana'));
    t.other.leave();
    await expect.poll(offered).toEqual(['Ana']);
    t.bringBack();
    t.keeper.save(typed('Ana María'));
    expect([t.keeper.id(), kept(), t.notices]).toEqual([t.id, ['Ana María'], []]);
    await expect.poll(offered).toEqual([]);
  });

  test('does not save a draft again that another page has sent', async () => {
    const t = await openPutAway();
    t.other.keeper.take(t.id);
    t.other.keeper.drop();
    t.keeper.save(typed('Ana'));
    t.bringBack();
    t.keeper.save(typed('Ana'));
    t.putAway();
    t.keeper.save(typed('Ana'));
    t.bringBack();
    t.keeper.save(typed('Ana'));
    expect([t.keeper.id(), kept(), t.keeper.isKept()]).toEqual([null, [], false]);
    expect(t.notices).toEqual([info('Este borrador ya no está: se envió o se descartó desde otra página.')]);
    t.keeper.save(typed('Ana María'));
    expect([kept(), t.keeper.isKept()]).toEqual([['Ana María'], true]);
  });

  test('does not save a draft again that was sent before this page saved it', async () => {
    const t = await openPutAway();
    t.other.keeper.take(t.id);
    t.other.putAway();
    t.bringBack();
    t.keeper.drop();
    t.other.bringBack();
    expect([t.other.keeper.id(), kept()]).toEqual([null, []]);
  });

  test('does not delete a draft that another page has changed', async () => {
    const t = await openPutAway();
    t.other.keeper.take(t.id);
    t.other.keeper.save(typed('Otra'));
    t.keeper.drop();
    t.bringBack();
    expect([t.keeper.id(), kept()]).toEqual([null, ['Otra']]);
  });

  test('keeps its draft in memory where the browser is full', () => {
    const t = open(brokenStorage({ setItem: true }), fakeFreeLocks());
    t.keeper.save(typed('Ana'));
    const id = t.keeper.id();
    t.putAway();
    t.keeper.save(typed('Ana María'));
    t.bringBack();
    expect([t.keeper.id(), t.keeper.isKept()]).toEqual([id, false]);
    t.expire();
    expect(memoryOf('ana').takeDraft<unknown, string>(kind, [])?.values).toEqual({ nombre: 'Ana María' });
  });

  test('keeps its draft on the first pageshow', () => {
    const t = open(fakeStorage(), fakeFreeLocks());
    t.keeper.save(typed('Ana'));
    t.bringBack();
    expect(t.keeper.id()).not.toBeNull();
  });
});

describe('A form whose draft another page may have sent', () => {
  afterEach(() => vi.useRealTimers());

  test('is sent at once while its draft is stored', () => {
    const t = open(fakeStorage(), fakeFreeLocks());
    const send = vi.fn<() => void>();
    t.keeper.beforeSending(send);
    t.keeper.save(typed('Ana'));
    t.keeper.beforeSending(send);
    expect([send.mock.calls.length, isAsking(t)]).toEqual([2, false]);
  });

  test('is sent after the answer to a question, the last request only', async () => {
    const t = await openPutAway();
    t.other.keeper.take(t.id);
    t.other.keeper.drop();
    t.bringBack();
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    t.keeper.beforeSending(first);
    expect([first.mock.calls.length, isAsking(t)]).toEqual([0, true]);
    t.keeper.actor.send({ type: 'send.declined' });
    t.keeper.save(typed('Ana María'));
    t.keeper.beforeSending(first);
    t.keeper.beforeSending(second);
    t.keeper.actor.send({ type: 'send.confirmed' });
    t.keeper.actor.send({ type: 'send.confirmed' });
    expect([first.mock.calls.length, second.mock.calls.length, isAsking(t)]).toEqual([0, 1, false]);
  });

  test('asks without locks, too, and on a page that was never away', () => {
    const storage = fakeStorage();
    const t = open(storage);
    t.keeper.save(typed('Ana'));
    const other = open(storage);
    other.keeper.take(t.keeper.id() ?? '');
    other.keeper.drop();
    const send = vi.fn<() => void>();
    t.keeper.beforeSending(send);
    expect([send.mock.calls.length, isAsking(t), t.keeper.id()]).toEqual([0, true, null]);
  });

  test('asks where another page has continued its draft and sent it later', async () => {
    const t = await openPutAway();
    t.other.keeper.take(t.id);
    t.other.keeper.save(typed('Otra'));
    t.bringBack();
    const send = vi.fn<() => void>();
    t.keeper.beforeSending(send);
    expect([send.mock.calls.length, isAsking(t)]).toEqual([1, false]);
    t.other.keeper.drop();
    t.keeper.save(typed('Ana María'));
    t.keeper.beforeSending(send);
    expect([send.mock.calls.length, isAsking(t)]).toEqual([1, true]);
    t.keeper.actor.send({ type: 'send.confirmed' });
    t.keeper.beforeSending(send);
    expect(send).toHaveBeenCalledTimes(3);
  });

  test('does not ask once the form was emptied', async () => {
    const t = await openPutAway();
    t.other.keeper.take(t.id);
    t.other.keeper.drop();
    t.bringBack();
    t.keeper.drop();
    const send = vi.fn<() => void>();
    t.keeper.beforeSending(send);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('A draft that was offered', () => {
  test('is continued as another page left it', async () => {
    const t = await openPutAway();
    await expect.poll(offered).toEqual(['Ana']);
    t.other.keeper.take(t.id);
    t.other.keeper.save(typed('Otra'));
    t.other.leave();
    const third = t.openAnother();
    expect(third.keeper.continueWith(t.id)?.values).toEqual({ nombre: 'Otra' });
    expect([third.keeper.id(), third.notices]).toEqual([t.id, []]);
  });

  test('is reported as gone where it was sent', () => {
    const t = open(fakeStorage(), fakeFreeLocks());
    expect([t.keeper.continueWith('sent'), t.keeper.id(), t.notices]).toEqual([
      null,
      null,
      [
        {
          type: 'message',
          status: 'info',
          title: 'Borrador',
          messages: ['Este borrador ya no está: se envió o se descartó desde otra página.'],
        },
      ],
    ]);
  });
});
