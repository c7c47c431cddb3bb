import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { controllable, noticesOf, settle } from '../../../tests/support/machines.ts';
import type { Comment } from '../../domain/comments.ts';
import type { Failure } from '../../domain/failure.ts';
import { provideThread } from './thread-machine.ts';

const requesterId = 501;
const comment = (id: number, text: string, author = 90_001): Comment => ({
  id,
  author_id: author,
  body: text,
  html_body: `<p>${text}</p>`,
  created_at: `2026-11-20T10:00:${String(id).padStart(2, '0')}Z`,
});
const first = comment(1, 'Buenos días', requesterId);
const second = comment(2, 'Recibido');
const third = comment(3, 'Está listo');
const own = (id: number) => comment(id, 'Muchas gracias', requesterId);
const reply = { text: ' Muchas  gracias ', at: '2026-11-20T10:05:00Z' };
const offline: Failure = { kind: 'transport', operation: 'fetchTicketComments' };

interface Loaded {
  readonly comments: readonly Comment[];
  readonly dropped: number;
}
const thread = (...comments: readonly Comment[]): Loaded => ({ comments, dropped: 0 });

function createTestActor() {
  const load = controllable<Loaded, { readonly id: number }>();
  const clock = new SimulatedClock();
  const actor = createActor(provideThread(load.logic), { input: { id: 60 }, clock });
  const notices = noticesOf(actor);
  actor.start();
  return {
    actor,
    load,
    notices,
    async wait(time: number) {
      clock.increment(time);
      await settle();
    },
    see() {
      const snapshot = actor.getSnapshot();
      const { comments, sent, arrived, unseen, lastArrival, failures, failure } = snapshot.context;
      return {
        state: typeof snapshot.value.comments === 'string' ? snapshot.value.comments : snapshot.value.comments.following,
        comments: comments.map(({ id }) => id),
        sent: sent.map(({ text }) => text),
        arrived,
        unseen,
        lastArrival,
        failures,
        failure,
        calls: load.calls.map(({ input, signal }) => (signal.aborted ? `${input.id} given up` : input.id)),
      };
    },
  };
}

const waiting = {
  state: 'waiting',
  comments: [1, 2],
  sent: [],
  arrived: 0,
  unseen: 0,
  lastArrival: 0,
  failures: 0,
  failure: null,
  calls: [60] as (number | string)[],
};

async function openedActor() {
  const t = createTestActor();
  t.actor.send({ type: 'ticket.loaded', requesterId, takesComments: true });
  await t.load.call().answer(thread(second, first));
  return t;
}

describe('A thread', () => {
  test('is loaded and ordered', async () => {
    const t = createTestActor();
    expect(t.see()).toEqual({ ...waiting, state: 'loading', comments: [] });
    expect(t.actor.getSnapshot().hasTag('busy')).toBe(true);
    await t.load.call().answer(thread(second, first));
    expect(t.see()).toEqual(waiting);
    expect(t.notices).toEqual([]);
  });

  test('that could not be loaded has a failure and can be retried', async () => {
    const t = createTestActor();
    await t.load.call().fail(offline);
    expect(t.see()).toEqual({ ...waiting, state: 'failed', comments: [], failure: offline });
    expect(t.notices).toEqual([{ type: 'failed', failure: offline }]);
    await t.wait(600_000);
    expect(t.load.calls).toHaveLength(1);
    t.actor.send({ type: 'retry' });
    t.actor.send({ type: 'retry' });
    expect(t.see()).toEqual({ ...waiting, state: 'loading', comments: [], calls: [60, 60] });
    await t.load.call().answer(thread(first, second));
    expect(t.see()).toEqual({ ...waiting, calls: [60, 60] });
  });

  test('is loaded again once a missing network is back, and not after any other failure', async () => {
    const t = createTestActor();
    await t.load.call().fail(offline);
    t.actor.send({ type: 'network.restored' });
    expect(t.see()).toEqual({ ...waiting, state: 'loading', comments: [], calls: [60, 60] });
    const broken: Failure = { kind: 'unreadable', operation: 'fetchTicketComments', status: 502 };
    await t.load.call().fail(broken);
    t.actor.send({ type: 'network.restored' });
    expect(t.see()).toEqual({ ...waiting, state: 'failed', comments: [], failure: broken, calls: [60, 60] });
  });

  test('reports once how many rows could not be read', async () => {
    const t = createTestActor();
    await t.load.call().answer({ comments: [first, second], dropped: 2 });
    await t.wait(30_000);
    await t.load.call().answer({ comments: [first, second], dropped: 2 });
    expect(t.see()).toEqual({ ...waiting, calls: [60, 60] });
    expect(t.notices).toEqual([{ type: 'rowsDropped', operation: 'fetchTicketComments', count: 2 }]);
  });
});

describe('New comments', () => {
  test('are looked for every 30 s, after a late answer', async () => {
    const t = await openedActor();
    await t.wait(29_999);
    expect(t.see()).toEqual(waiting);
    await t.wait(1);
    expect(t.see()).toEqual({ ...waiting, state: 'checking', calls: [60, 60] });
    await t.wait(90_000);
    expect(t.see()).toEqual({ ...waiting, state: 'checking', calls: [60, 60] });
    await t.load.call().answer(thread(first, second, third));
    expect(t.see()).toEqual({ ...waiting, comments: [1, 2, 3], arrived: 1, lastArrival: 1, calls: [60, 60] });
    await t.wait(30_000);
    await t.load.call().answer(thread(first, second, third));
    expect(t.see()).toEqual({ ...waiting, comments: [1, 2, 3], arrived: 1, lastArrival: 1, calls: [60, 60, 60] });
  });

  test('are counted while the reader is not at the end', async () => {
    const t = await openedActor();
    t.actor.send({ type: 'end.left' });
    await t.wait(30_000);
    await t.load.call().answer(thread(first, second, third));
    await t.wait(30_000);
    await t.load.call().answer(thread(first, second, third, comment(4, 'Otro'), own(5)));
    const seen = { ...waiting, comments: [1, 2, 3, 4, 5], arrived: 2, unseen: 2, lastArrival: 1, calls: [60, 60, 60] };
    expect(t.see()).toEqual(seen);
    t.actor.send({ type: 'end.reached' });
    expect(t.see()).toEqual({ ...seen, unseen: 0 });
  });

  test('are not looked for while the page is hidden, and at once when it is visible again', async () => {
    const t = await openedActor();
    t.actor.send({ type: 'tab.hidden' });
    expect(t.see()).toEqual({ ...waiting, state: 'paused' });
    await t.wait(3_600_000);
    expect(t.load.calls).toHaveLength(1);
    t.actor.send({ type: 'tab.shown' });
    t.actor.send({ type: 'tab.shown' });
    expect(t.see()).toEqual({ ...waiting, state: 'checking', calls: [60, 60] });
    t.actor.send({ type: 'tab.hidden' });
    expect(t.see()).toEqual({ ...waiting, state: 'paused', calls: [60, '60 given up'] });
  });

  test('are not looked for by a thread that was loaded in the background', async () => {
    const t = createTestActor();
    t.actor.send({ type: 'tab.hidden' });
    await t.load.call().answer(thread(first, second));
    expect(t.see()).toEqual({ ...waiting, state: 'paused' });
  });

  test.each(['retry', 'network.restored'] as const)(
    'are looked for later after each failure, and after the third upon %s',
    async (type) => {
      const t = await openedActor();
      await t.wait(30_000);
      await t.load.call().fail(offline);
      expect(t.see()).toEqual({ ...waiting, failures: 1, calls: [60, 60] });
      await t.wait(59_999);
      expect(t.load.calls).toHaveLength(2);
      await t.wait(1);
      await t.load.call().fail(offline);
      await t.wait(119_999);
      expect(t.see()).toEqual({ ...waiting, failures: 2, calls: [60, 60, 60] });
      await t.wait(1);
      await t.load.call().fail(offline);
      const stopped = { ...waiting, state: 'stopped', failures: 3, calls: [60, 60, 60, 60] };
      expect(t.see()).toEqual(stopped);
      expect(t.notices).toEqual([]);
      await t.wait(3_600_000);
      t.actor.send({ type: 'tab.hidden' });
      t.actor.send({ type: 'tab.shown' });
      expect(t.see()).toEqual(stopped);
      t.actor.send({ type });
      expect(t.see()).toEqual({ ...stopped, state: 'checking', failures: 0, calls: [60, 60, 60, 60, 60] });
      await t.load.call().answer(thread(first, second));
      expect(t.see()).toEqual({ ...waiting, calls: [60, 60, 60, 60, 60] });
    },
  );

  test('are looked for in the usual time again after a success', async () => {
    const t = await openedActor();
    await t.wait(30_000);
    await t.load.call().fail(offline);
    await t.wait(60_000);
    await t.load.call().answer(thread(first, second));
    await t.wait(30_000);
    expect(t.see()).toEqual({ ...waiting, state: 'checking', calls: [60, 60, 60, 60] });
  });

  test('are not looked for in a closed request, until it is open again', async () => {
    const t = await openedActor();
    t.actor.send({ type: 'ticket.loaded', requesterId, takesComments: false });
    expect(t.see()).toEqual({ ...waiting, state: 'ended' });
    t.actor.send({ type: 'tab.hidden' });
    t.actor.send({ type: 'tab.shown' });
    await t.wait(3_600_000);
    expect(t.see()).toEqual({ ...waiting, state: 'ended' });
    t.actor.send({ type: 'ticket.loaded', requesterId, takesComments: true });
    expect(t.see()).toEqual(waiting);
  });

  test('are not looked for after the thread was left', async () => {
    const t = await openedActor();
    await t.wait(30_000);
    t.actor.stop();
    await t.wait(3_600_000);
    expect(t.load.calls.map(({ signal }) => signal.aborted)).toEqual([false, true]);
  });
});

describe('A sent reply', () => {
  test('is shown at the end at once, until the service shows it', async () => {
    const t = await openedActor();
    t.actor.send({ type: 'reply.sent', ...reply });
    expect(t.see()).toEqual({ ...waiting, state: 'checking', sent: [reply.text], calls: [60, 60] });
    await t.load.call().answer(thread(first, second, own(3)));
    expect(t.see()).toEqual({ ...waiting, comments: [1, 2, 3], calls: [60, 60] });
  });

  test('stays until the service shows it', async () => {
    const t = await openedActor();
    t.actor.send({ type: 'reply.sent', ...reply });
    await t.load.call().answer(thread(first, second));
    expect(t.see()).toEqual({ ...waiting, sent: [reply.text], calls: [60, 60] });
    await t.wait(30_000);
    await t.load.call().fail(offline);
    expect(t.see()).toEqual({ ...waiting, sent: [reply.text], failures: 1, calls: [60, 60, 60] });
  });

  test('is matched once where two have the same text', async () => {
    const t = await openedActor();
    t.actor.send({ type: 'reply.sent', ...reply });
    t.actor.send({ type: 'reply.sent', ...reply });
    expect(t.see()).toEqual({
      ...waiting,
      state: 'checking',
      sent: [reply.text, reply.text],
      calls: [60, '60 given up', 60],
    });
    await t.load.call().answer(thread(first, second, own(3)));
    expect(t.see()).toEqual({ ...waiting, comments: [1, 2, 3], sent: [reply.text], calls: [60, '60 given up', 60] });
  });

  test("is matched by its text where the requester is unknown; another person's comment does not replace it", async () => {
    const t = createTestActor();
    await t.load.call().answer(thread(first, second));
    t.actor.send({ type: 'reply.sent', ...reply });
    await t.load.call().answer(thread(first, second, own(3)));
    expect(t.see()).toEqual({ ...waiting, comments: [1, 2, 3], calls: [60, 60] });

    const known = await openedActor();
    known.actor.send({ type: 'reply.sent', ...reply });
    await known.load.call().answer(thread(first, second, comment(3, 'Muchas gracias')));
    expect(known.see()).toEqual({
      ...waiting,
      comments: [1, 2, 3],
      sent: [reply.text],
      arrived: 1,
      lastArrival: 1,
      calls: [60, 60],
    });
  });

  test('interrupts a look that may have been too early', async () => {
    const t = await openedActor();
    await t.wait(30_000);
    t.actor.send({ type: 'reply.sent', ...reply });
    expect(t.see()).toEqual({ ...waiting, state: 'checking', sent: [reply.text], calls: [60, '60 given up', 60] });
  });

  test('whose answer was lost is looked for at once', async () => {
    const t = await openedActor();
    t.actor.send({ type: 'check.requested' });
    await t.load.call().answer(thread(first, second, own(3)));
    expect(t.see()).toEqual({ ...waiting, comments: [1, 2, 3], calls: [60, 60] });
  });
});
