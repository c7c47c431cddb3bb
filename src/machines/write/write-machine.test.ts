import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { controllable, noticesOf } from '../../../tests/support/machines.ts';
import type { Failure } from '../../domain/failure.ts';
import { provideWrite, writeMachine } from './write-machine.ts';

interface Body {
  readonly texto: string;
}
interface Found {
  readonly id: number;
}
type Start = { uncertain?: boolean; request?: { body: Body }; verifiable?: boolean };

const body: Body = { texto: 'Hola' };
const other: Body = { texto: 'Adiós' };
const operation = 'createSolicitud';
const offline: Failure = { kind: 'transport', operation };
const cancelled: Failure = { kind: 'cancelled', operation };
const rejected = (status: number): Failure => ({ kind: 'rejected', operation, status, title: 'No', messages: ['Falta algo'] });
const unreadable = (status: number): Failure => ({ kind: 'unreadable', operation, status });

function createTestActor({ uncertain, request, verifiable = true }: Start = {}) {
  const send = controllable<string, Body>();
  const verify = controllable<Found | null, Body>();
  const { machine, selectAnswer, selectFound } = provideWrite(send.logic, verifiable ? verify.logic : undefined);
  const actor = createActor(machine, { input: { operation, uncertain, request } });
  const notices = noticesOf(actor);
  actor.start();
  return {
    actor,
    send,
    verify,
    ask: (wanted: Body = body) => actor.send({ type: 'write.requested', body: wanted }),
    see() {
      const snapshot = actor.getSnapshot();
      return {
        state: snapshot.value,
        uncertain: snapshot.context.uncertain,
        failure: snapshot.context.failure,
        answer: selectAnswer(snapshot),
        found: selectFound(snapshot),
        may: snapshot.can({ type: 'write.requested', body }),
        busy: snapshot.hasTag('busy'),
        notices: notices.map((notice) => (notice.type === 'message' ? notice.messages.join(' ') : notice)),
        sent: send.calls.map(({ input }) => input),
        verified: verify.calls.map(({ input }) => input),
      };
    },
  };
}

const idle = {
  state: 'idle',
  uncertain: false,
  failure: null,
  answer: null,
  found: null,
  may: true,
  busy: false,
  notices: [],
  sent: [],
  verified: [],
};
const sending = { ...idle, state: 'sending', may: false, busy: true, sent: [body] };
const lost = 'No se sabe si lo que enviaste quedó guardado. Si lo envías otra vez, primero se comprobará que no exista.';
const failed = (failure: Failure) => ({ type: 'failed', failure });
const uncertainAfter = (failure: Failure) => ({
  ...idle,
  state: 'uncertain',
  uncertain: true,
  failure,
  notices: [failed(failure), lost],
  sent: [body],
});

describe('A write', () => {
  test('waits until it is requested', () => {
    expect(createTestActor().see()).toEqual(idle);
  });

  test('is sent once, however often it is requested meanwhile', () => {
    const t = createTestActor();
    t.ask();
    t.ask();
    t.ask(other);
    expect(t.see()).toEqual(sending);
  });

  test('starts at once with the body of its input', () => {
    expect(createTestActor({ request: { body } }).see()).toEqual(sending);
  });

  test('keeps the service’s answer, and ends', async () => {
    const t = createTestActor();
    t.ask();
    await t.send.call().answer('Listo');
    const written = { ...sending, state: 'written', answer: 'Listo', busy: false };
    expect(t.see()).toEqual(written);
    expect(t.actor.getSnapshot().output).toEqual({ kind: 'written', answer: 'Listo' });
  });

  test.each([400, 401, 403, 404, 409, 422, 499])(
    'that is refused with %i was not written, and may be requested again',
    async (status) => {
      const t = createTestActor();
      t.ask();
      await t.send.call().fail(rejected(status));
      const refused = {
        ...sending,
        state: 'rejected',
        failure: rejected(status),
        may: true,
        busy: false,
        notices: [failed(rejected(status))],
      };
      expect(t.see()).toEqual(refused);
      t.ask(other);
      expect(t.see()).toEqual({ ...refused, state: 'sending', failure: null, may: false, busy: true, sent: [body, other] });
    },
  );

  test.each([500, 503])('that is refused with %i raises one notice, and the next attempt verifies first', async (status) => {
    const t = createTestActor();
    t.ask();
    await t.send.call().fail(rejected(status));
    const refused = { ...uncertainAfter(rejected(status)), state: 'rejected', notices: [failed(rejected(status))] };
    expect(t.see()).toEqual(refused);
    t.ask(other);
    expect(t.see()).toMatchObject({ state: 'verifying', verified: [other], sent: [body] });
    await t.verify.call().answer(null);
    expect(t.see()).toMatchObject({ state: 'sending', uncertain: false, sent: [body, other] });
  });

  test('that failed with a 5xx is sent again where the service can not be asked', async () => {
    const t = createTestActor({ verifiable: false });
    t.ask();
    await t.send.call().fail(rejected(500));
    t.ask();
    expect(t.see()).toMatchObject({ state: 'sending', notices: [failed(rejected(500))], sent: [body, body] });
  });

  test.each([
    ['the network failed', offline, offline],
    ['the answer could not be read', unreadable(200), unreadable(200)],
    ['a refusal could not be read', unreadable(403), unreadable(403)],
    ['a service that broke said so in no envelope', unreadable(500), unreadable(500)],
    ['something unforeseen happened', new Error('boom'), unreadable(0)],
  ])('is uncertain when %s, and repeats nothing unasked', async (_, error, failure) => {
    const t = createTestActor();
    t.ask();
    await t.send.call().fail(error);
    expect(t.see()).toEqual(uncertainAfter(failure));
  });

  test('that the end of the session cancelled was not written: it is silent, and may be requested again', async () => {
    const t = createTestActor();
    t.ask();
    await t.send.call().fail(cancelled);
    expect(t.see()).toEqual({ ...idle, failure: cancelled, sent: [body] });
    t.ask();
    expect(t.see()).toEqual({ ...sending, sent: [body, body] });
  });

  test('is aborted when it is stopped', () => {
    const t = createTestActor();
    t.ask();
    t.actor.stop();
    expect(t.send.call().signal.aborted).toBe(true);
  });
});

describe('An uncertain write', () => {
  async function uncertain() {
    const t = createTestActor();
    t.ask();
    await t.send.call().fail(offline);
    return t;
  }
  const before = uncertainAfter(offline);

  test('is verified before anything is sent again', async () => {
    const t = await uncertain();
    t.ask();
    t.ask();
    const verifying = { ...before, state: 'verifying', failure: null, may: false, busy: true, verified: [body] };
    expect(t.see()).toEqual(verifying);
    await t.verify.call().answer(null);
    expect(t.see()).toEqual({ ...verifying, state: 'sending', uncertain: false, sent: [body, body] });
    await t.send.call().answer('Listo');
    expect(t.see()).toMatchObject({ state: 'written', answer: 'Listo', busy: false, sent: [body, body], verified: [body] });
  });

  test('is verified with the new body, not with the former one', async () => {
    const t = await uncertain();
    t.ask(other);
    expect(t.see().verified).toEqual([other]);
    await t.verify.call().answer(null);
    expect(t.see().sent).toEqual([body, other]);
  });

  test('that is found is not sent, and ends', async () => {
    const t = await uncertain();
    t.ask();
    await t.verify.call().answer({ id: 7 });
    const there = { ...before, state: 'alreadyThere', failure: null, found: { id: 7 }, may: false, verified: [body] };
    expect(t.see()).toEqual(there);
    expect(t.actor.getSnapshot().output).toEqual({ kind: 'alreadyThere', found: { id: 7 } });
  });

  test.each([
    ['offline', offline],
    ['refused', rejected(403)],
    ['cancelled', cancelled],
  ])('stays uncertain, and nothing is sent, when the verification is %s', async (_, failure) => {
    const t = await uncertain();
    t.ask();
    await t.verify.call().fail(failure);
    const still = { ...before, failure, notices: [...before.notices, failed(failure)], verified: [body] };
    expect(t.see()).toEqual(still);
    t.ask();
    expect(t.see()).toEqual({ ...still, state: 'verifying', failure: null, may: false, busy: true, verified: [body, body] });
  });

  test('is uncertain again when the second answer is lost, too', async () => {
    const t = await uncertain();
    t.ask();
    await t.verify.call().answer(null);
    await t.send.call().fail(offline);
    expect(t.see()).toEqual({ ...before, notices: [...before.notices, ...before.notices], sent: [body, body], verified: [body] });
  });

  test('is certain again once it was refused', async () => {
    const t = await uncertain();
    t.ask();
    await t.verify.call().answer(null);
    await t.send.call().fail(rejected(400));
    expect(t.see()).toMatchObject({ state: 'rejected', uncertain: false });
    t.ask();
    expect(t.see()).toMatchObject({ state: 'sending', verified: [body] });
  });

  test('from before a reload is uncertain at the start, silently', () => {
    const t = createTestActor({ uncertain: true });
    expect(t.see()).toEqual({ ...idle, state: 'uncertain', uncertain: true });
    t.ask();
    expect(t.see()).toMatchObject({ state: 'verifying', sent: [], verified: [body] });
  });

  test('from before a reload is verified first when it starts at once', () => {
    const t = createTestActor({ uncertain: true, request: { body } });
    expect(t.see()).toMatchObject({ state: 'verifying', sent: [], verified: [body] });
  });

  test('aborts its verification when it is stopped', async () => {
    const t = await uncertain();
    t.ask();
    t.actor.stop();
    expect(t.verify.call().signal.aborted).toBe(true);
    await t.verify.call().answer(null);
    expect(t.see().sent).toEqual([body]);
  });
});

describe('An uncertain write that cannot be verified', () => {
  const unverified = 'No se sabe si lo que enviaste quedó guardado. Compruébalo antes de enviarlo otra vez.';

  test('asks the person to check, and may be sent again', async () => {
    const t = createTestActor({ verifiable: false });
    t.ask();
    await t.send.call().fail(offline);
    const before = { ...uncertainAfter(offline), notices: [failed(offline), unverified] };
    expect(t.see()).toEqual(before);
    t.ask();
    expect(t.see()).toEqual({ ...before, state: 'sending', failure: null, may: false, busy: true, sent: [body, body] });
  });

  test('stays uncertain when the session ends in the second attempt', async () => {
    const t = createTestActor({ verifiable: false, uncertain: true, request: { body } });
    await t.send.call().fail(cancelled);
    expect(t.see()).toEqual({ ...idle, state: 'uncertain', uncertain: true, failure: cancelled, sent: [body] });
  });
});

test('A write without its call is uncertain, and fails with its name', async () => {
  const actor = createActor(writeMachine, { input: { operation, request: { body } } });
  const notices = noticesOf(actor);
  const settled = new Promise((resolve) => {
    actor.subscribe((snapshot) => snapshot.matches('uncertain') && resolve(snapshot.context.failure));
  });
  actor.start();
  expect(await settled).toEqual(unreadable(0));
  expect(notices.map(({ type }) => type)).toEqual(['failed', 'message']);
});
