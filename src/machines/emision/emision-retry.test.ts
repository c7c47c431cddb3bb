import { describe, expect, test } from 'vitest';
import {
  anulada,
  arriveAt,
  cancel,
  cancelConfirmed,
  check,
  confirmed,
  declined,
  elsewhere,
  emision,
  emisionRequest as request,
  emitida,
  emitir,
  estado,
  failed,
  issuedPolicyNotice,
  longestPause,
  lost,
  notRead,
  notCompleted,
  online,
  otherRequest,
  pendiente,
  procesada,
  refused,
  shown,
  tellUntilSure,
  warned,
} from '../../../tests/support/emision-machine.ts';

const { issued, verifyingAgain } = shown;

describe('Emitir again, after an answer was lost and nothing was issued', () => {
  const resent = { ...verifyingAgain, state: 'issuing', sent: [request, otherRequest], reads: 8 };

  test('verifies the lost one first, and ignores everything else meanwhile', async () => {
    const t = await arriveAt.verifyingAgain();
    expect(t.see()).toEqual(verifyingAgain);
    t.send(confirmed, emitir(), confirmed, declined, cancel, cancelConfirmed, check, online);
    expect(t.see()).toEqual(verifyingAgain);
  });

  test('sends the confirmed request once, silently, after four readings that found nothing', async () => {
    const t = await arriveAt.verifyingAgain();
    for (const [pause, reads] of [
      [1000, 5],
      [2000, 6],
      [4000, 7],
    ] as const) {
      await t.read.call().answer(pendiente);
      await t.wait(pause - 1);
      expect(t.see()).toEqual({ ...verifyingAgain, reads });
      await t.wait(1);
    }
    await t.read.call().answer(pendiente);
    expect(t.see()).toEqual(resent);
    await t.wait(longestPause);
    t.send(confirmed, emitir(), confirmed, check, online);
    expect(t.see()).toEqual(resent);
    await t.issue.call().answer(emitida);
    const notices = [failed(lost), issuedPolicyNotice];
    expect(t.see()).toEqual({
      ...issued,
      issuedRequest: otherRequest,
      hasLostAnswer: true,
      notices,
      sent: [request, otherRequest],
      reads: 8,
    });
  });

  test.each([
    ['with its policy', procesada],
    ['without the data of its policy', estado(3)],
  ])('sends nothing where the lost one was written since, %s', async (_, reading) => {
    const t = await arriveAt.verifyingAgain();
    await t.read.call().answer(pendiente);
    await t.wait(1000);
    await t.read.call().answer(reading);
    const done = {
      ...verifyingAgain,
      ...reading,
      state: 'already',
      busy: false,
      request: null,
      notices: [failed(lost), warned],
      reads: 6,
    };
    expect(t.see()).toEqual(done);
    await t.wait(longestPause);
    t.send(confirmed, check, online);
    expect(t.see()).toEqual(done);
  });

  test('sends nothing where the quote was cancelled since', async () => {
    const t = await arriveAt.verifyingAgain();
    await t.read.call().answer(anulada);
    expect(t.see()).toEqual({ ...verifyingAgain, state: 'blocked', busy: false, request: null, idEstatus: 4 });
  });

  test('sends nothing where another tab issues it meanwhile', async () => {
    const t = await arriveAt.verifyingAgain();
    t.tabs.tell(elsewhere());
    const done = { ...verifyingAgain, state: 'already', busy: false, request: null, idEstatus: 3, emision };
    expect(t.see()).toEqual({ ...done, notices: [failed(lost), warned] });
    await t.read.call().answer(pendiente);
    await t.wait(longestPause);
    expect(t.see()).toEqual({ ...done, notices: [failed(lost), warned] });
  });

  test.each([
    [
      'nothing was issued, and the person issues again',
      pendiente,
      {
        ...verifyingAgain,
        state: 'open.gathering.notIssued',
        busy: false,
        request: null,
        notices: [failed(lost), notCompleted],
        reads: 14,
      },
    ],
    [
      'it was',
      procesada,
      {
        ...verifyingAgain,
        ...procesada,
        state: 'already',
        busy: false,
        request: null,
        notices: [failed(lost), warned],
        reads: 11,
      },
    ],
  ])('sends nothing while the outcome is unknown; read again: %s', async (_, reading, seen) => {
    const t = await arriveAt.verifyingAgain();
    await tellUntilSure(t, notRead);
    const waiting = { ...verifyingAgain, state: 'unknown', busy: false, request: null, reads: 10 };
    expect(t.see()).toEqual(waiting);
    t.send(confirmed, emitir(), cancel, cancelConfirmed);
    expect(t.see()).toEqual(waiting);
    t.send(check);
    expect(t.see()).toEqual({ ...verifyingAgain, request: null, reads: 11 });
    await tellUntilSure(t, reading);
    expect(t.see()).toEqual(seen);
  });

  test('handles a second lost answer like the first; the third attempt verifies first', async () => {
    const t = await arriveAt.verifyingAgain();
    await tellUntilSure(t, pendiente);
    await t.issue.call().fail(refused(500));
    const again = { ...resent, state: 'verifying', request: null, uncertain: true, failure: refused(500), reads: 9 };
    expect(t.see()).toEqual(again);
    await tellUntilSure(t, pendiente);
    const notices = [failed(lost), failed(refused(500))];
    const nothing = { ...again, state: 'open.gathering.notIssued', busy: false, uncertain: false, notices, reads: 12 };
    expect(t.see()).toEqual(nothing);
    t.send(emitir(), confirmed);
    expect(t.see()).toEqual({ ...nothing, state: 'verifying', busy: true, request, failure: null, reads: 13 });
  });

  test('still verifies first after a refusal', async () => {
    const t = await arriveAt.verifyingAgain();
    await tellUntilSure(t, pendiente);
    await t.issue.call().fail(refused(400));
    const notices = [failed(lost), failed(refused(400))];
    const back = { ...resent, state: 'open.gathering.quiet', busy: false, request: null, failure: refused(400), notices };
    expect(t.see()).toEqual(back);
    t.send(emitir(), confirmed);
    expect(t.see()).toEqual({ ...back, state: 'verifying', busy: true, request, failure: null, reads: 9 });
  });
});
