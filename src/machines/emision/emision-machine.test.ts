import { describe, expect, test } from 'vitest';
import type { Failure } from '../../domain/failure.ts';
import {
  after,
  anulada,
  arriveAt,
  cancel,
  cancelConfirmed,
  cancelDeclined,
  cancelled,
  check,
  confirmed,
  createEmisionTest,
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
  missing,
  notCompleted,
  notRead,
  online,
  otherRequest,
  pendiente,
  procesada,
  refused,
  requisitos,
  shown,
  tellUntilSure,
  unreadable,
  warned,
} from '../../../tests/support/emision-machine.ts';

const { opened, gathering, confirming, issuing, announced, issued, verifying, unknown, found, notIssued, already } = shown;

/** Refused because the quote has changed, or seems to have. */
async function arriveAtConflict() {
  const t = arriveAt.issuing();
  await t.issue.call().fail(refused(409));
  return t;
}
const conflict = { ...verifying, uncertain: false, hasLostAnswer: false, failure: refused(409) };

describe('A quote that can be issued', () => {
  test('is open, and nothing is sent or read unasked', () => {
    expect(createEmisionTest().see()).toEqual(opened);
    expect(createEmisionTest({ idEstatus: 6 }).see()).toEqual({ ...opened, idEstatus: 6 });
  });

  test('is not issued before the form reports that nothing is missing', () => {
    const t = createEmisionTest();
    expect(t.can(emitir())).toBe(false);
    t.send(emitir(), confirmed);
    expect(t.see()).toEqual(opened);
    t.send(requisitos(missing));
    expect(t.can(emitir())).toBe(false);
    t.send(emitir(), confirmed);
    expect(t.see()).toEqual({ ...opened, requisitos: [missing] });
    t.send(requisitos());
    expect(t.can(emitir())).toBe(true);
    expect(t.see()).toEqual(gathering);
  });

  test('ignores checking, declining and confirming out of turn', () => {
    const t = after(arriveAt.gathering(), check, online, declined, confirmed, cancelDeclined, cancelConfirmed);
    expect(t.see()).toEqual(gathering);
  });

  test('asks before it is abandoned', () => {
    const t = after(arriveAt.gathering(), cancel);
    const asked = { ...gathering, state: 'open.confirmingCancel' };
    expect(t.see()).toEqual(asked);
    t.send(emitir(), confirmed, declined, cancel);
    expect(t.see()).toEqual(asked);
    t.send(cancelDeclined);
    expect(t.see()).toEqual(gathering);
    t.send(cancel, cancelConfirmed);
    expect(t.see()).toEqual({ ...gathering, state: 'cancelled' });
    expect([t.actor.getSnapshot().status, t.tabs.listeners()]).toEqual(['done', []]);
  });
});

describe('The confirmation', () => {
  test('keeps the first request, however often Emitir is pressed', () => {
    const t = after(arriveAt.gathering(), emitir(), emitir(otherRequest), cancel);
    expect(t.see()).toEqual(confirming);
  });

  test('may be declined, and opened again with a newer request', () => {
    const t = after(arriveAt.confirming(), declined);
    expect(t.see()).toEqual(gathering);
    t.send(emitir(otherRequest));
    expect(t.see()).toEqual({ ...confirming, request: otherRequest });
  });

  test('sends nothing while something is missing again, and can still be declined', () => {
    const t = after(arriveAt.confirming(), requisitos(missing));
    expect(t.can(confirmed)).toBe(false);
    t.send(confirmed);
    expect(t.see()).toEqual({ ...confirming, requisitos: [missing] });
    t.send(declined);
    expect(t.see()).toEqual({ ...gathering, requisitos: [missing] });
    t.send(requisitos(), emitir(), requisitos(missing), requisitos(), confirmed);
    expect(t.see()).toEqual(issuing);
  });
});

describe('Issuing', () => {
  test('sends the body once, however often it is confirmed, and ignores everything else meanwhile', () => {
    const t = after(arriveAt.confirming(), confirmed, confirmed);
    expect(t.see()).toEqual(issuing);
    t.send(emitir(), emitir(otherRequest), confirmed, declined, cancel, cancelConfirmed, check, online);
    expect(t.see()).toEqual(issuing);
  });

  test('gives the policy and the service’s words, and announces it to the other tabs once', async () => {
    const t = await arriveAt.issued();
    expect(t.see()).toEqual(issued);
    t.send(confirmed, declined, cancel, cancelConfirmed, check, online, elsewhere(null), requisitos());
    expect(t.see()).toEqual(issued);
  });

  test('may give a policy without a receipt', async () => {
    const t = arriveAt.issuing();
    const without = { nuPoliza: 702, nuCertificado: 1 };
    await t.issue.call().answer({ ...emitida, emision: without });
    expect(t.see()).toEqual({ ...issued, emision: without, announced: [{ numero: 900, emision: without }] });
  });

  test('again only raises the warning, and nothing is sent', async () => {
    const t = after(await arriveAt.issued(), emitir(), confirmed, emitir(otherRequest));
    expect(t.see()).toEqual({ ...issued, notices: [issuedPolicyNotice, warned, warned] });
  });

  test('is aborted when the screen is left, and its late answer changes nothing', async () => {
    const t = arriveAt.issuing();
    t.actor.stop();
    expect([t.issue.call().signal.aborted, t.tabs.listeners()]).toEqual([true, []]);
    await t.issue.call().answer(emitida);
    expect([t.notices, t.announced]).toEqual([[], []]);
  });

  test('follows the form without changing the sent request', async () => {
    const t = after(arriveAt.issuing(), requisitos(missing));
    expect(t.see()).toEqual({ ...issuing, requisitos: [missing] });
    await t.issue.call().answer(emitida);
    expect(t.see()).toEqual({ ...issued, requisitos: [missing] });
  });
});

describe('A refusal', () => {
  test.each<[string, Failure, readonly (readonly string[])[]]>([
    ['says what the service said', refused(400), [['No se pudo emitir la póliza']]],
    ['by the end of the session says nothing', cancelled, [[]]],
    ['that may have been written is none', refused(500), []],
    ['with 409 is none yet', refused(409), []],
  ])('%s', async (_, failure, expected) => {
    const t = arriveAt.issuing();
    const refusals: (readonly string[])[] = [];
    t.actor.on('refused', ({ messages }) => refusals.push(messages));
    await t.issue.call().fail(failure);
    expect(refusals).toEqual(expected);
  });

  test.each([400, 403, 404, 422])('with %i returns to the form, with its reason', async (status) => {
    const t = arriveAt.issuing();
    await t.issue.call().fail(refused(status));
    const notices = [failed(refused(status))];
    expect(t.see()).toEqual({ ...gathering, failure: refused(status), notices, sent: [request] });
    t.send(emitir(otherRequest), confirmed);
    expect(t.see()).toEqual({ ...issuing, request: otherRequest, notices, sent: [request, otherRequest] });
    await t.issue.call().answer(emitida);
    expect(t.see()).toEqual({
      ...issued,
      issuedRequest: otherRequest,
      notices: [...notices, issuedPolicyNotice],
      sent: [request, otherRequest],
    });
  });

  test('with 409 reads the quote, silently', async () => {
    expect((await arriveAtConflict()).see()).toEqual(conflict);
  });

  test('with 409 of a processed quote gives its policy and the warning, and announces nothing', async () => {
    const t = await arriveAtConflict();
    await t.read.call().answer(procesada);
    const seen = { ...conflict, state: 'already', busy: false, idEstatus: 3, emision, notices: [warned] };
    expect(t.see()).toEqual(seen);
    t.send(emitir(), confirmed);
    expect(t.see()).toEqual({ ...seen, notices: [warned, warned] });
  });

  test('with 409 of a cancelled quote blocks it', async () => {
    const t = await arriveAtConflict();
    await t.read.call().answer(anulada);
    expect(t.see()).toEqual({ ...conflict, state: 'blocked', busy: false, idEstatus: 4 });
  });

  test('with 409 of a quote that can still be issued returns to the form, with its reason', async () => {
    const t = await arriveAtConflict();
    await tellUntilSure(t, pendiente);
    const seen = { ...notIssued, hasLostAnswer: false, failure: refused(409), notices: [failed(refused(409))] };
    expect(t.see()).toEqual(seen);
    t.send(emitir(), confirmed);
    expect(t.see()).toEqual({ ...seen, state: 'issuing', busy: true, request, failure: null, sent: [request, request] });
  });

  test('with 409 of an unreadable quote is no lost attempt: a policy found later came from elsewhere', async () => {
    const t = await arriveAtConflict();
    await tellUntilSure(t, notRead);
    expect(t.see()).toEqual({ ...conflict, state: 'unknown', busy: false, reads: 6 });
    t.send(check);
    await t.read.call().answer(procesada);
    expect(t.see()).toEqual({ ...conflict, state: 'already', busy: false, idEstatus: 3, emision, notices: [warned], reads: 7 });
  });

  test('by the end of the session was no attempt: the form is open, silently', async () => {
    const t = arriveAt.issuing();
    await t.issue.call().fail(cancelled);
    expect(t.see()).toEqual({ ...gathering, failure: cancelled, sent: [request] });
  });
});

describe('A lost answer', () => {
  test.each([
    ['that never came', lost],
    ['that is a fault of the service', refused(500)],
    ['that is a bad gateway', refused(502)],
    ['that can not be read', unreadable],
  ])('%s is verified at once, silently, and nothing is sent', async (_, failure) => {
    const t = arriveAt.issuing();
    await t.issue.call().fail(failure);
    const seen = { ...verifying, failure };
    expect(t.see()).toEqual(seen);
    expect(t.read.calls.map(({ input }) => input)).toEqual([{ numero: 900 }]);
    t.send(emitir(), confirmed, cancel, cancelConfirmed, check, online);
    expect(t.see()).toEqual(seen);
    await tellUntilSure(t, pendiente);
    expect(t.see()).toEqual({ ...notIssued, failure, notices: [failed(failure)] });
  });

  test('of an issued policy is found in its quote, and announced to the other tabs', async () => {
    const t = await arriveAt.verifying();
    await t.read.call().answer(procesada);
    expect(t.see()).toEqual(found);
    t.send(emitir(), confirmed);
    expect(t.see()).toEqual({ ...found, notices: [warned] });
  });

  test('of an issued policy that the service does not send', async () => {
    const t = await arriveAt.verifying();
    await t.read.call().answer(estado(3));
    expect(t.see()).toEqual({ ...found, emision: null, announced: [{ numero: 900, emision: null }] });
  });

  test('of nothing shows only after the fourth reading, and the person may decline', async () => {
    const t = await arriveAt.verifying();
    for (const [pause, reads] of [
      [1000, 1],
      [2000, 2],
      [4000, 3],
    ] as const) {
      await t.read.call().answer(pendiente);
      await t.wait(pause - 1);
      expect(t.see()).toEqual({ ...verifying, reads });
      await t.wait(1);
      expect(t.see()).toEqual({ ...verifying, reads: reads + 1 });
    }
    await t.read.call().answer(pendiente);
    expect(t.see()).toEqual(notIssued);
    await t.wait(longestPause);
    expect(t.see()).toEqual(notIssued);
    t.send(emitir(), declined);
    expect(t.see()).toEqual({ ...notIssued, failure: null });
  });

  test('of nothing leaves the quote in the status of the service', async () => {
    const t = await arriveAt.verifying();
    await tellUntilSure(t, estado(6));
    expect(t.see()).toEqual({ ...notIssued, idEstatus: 6 });
  });

  test('of a quote that was cancelled meanwhile blocks it', async () => {
    const t = await arriveAt.verifying();
    await t.read.call().answer(anulada);
    expect(t.see()).toEqual({ ...verifying, state: 'blocked', busy: false, uncertain: false, idEstatus: 4 });
  });

  test('is verified past readings that fail', async () => {
    const t = await arriveAt.verifying();
    await t.read.call().fail(notRead);
    expect(t.see()).toEqual(verifying);
    await t.wait(1000);
    await t.read.call().answer(pendiente);
    await t.wait(2000);
    await t.read.call().answer(procesada);
    expect(t.see()).toEqual({ ...found, reads: 3 });
  });

  test('is unknown after six readings that failed, with their pauses', async () => {
    const t = await arriveAt.verifying();
    for (const [index, pause] of [1000, 2000, 4000, 8000, 15_000].entries()) {
      await t.read.call().fail(notRead);
      await t.wait(pause - 1);
      expect(t.see()).toEqual({ ...verifying, reads: index + 1 });
      await t.wait(1);
      expect(t.see()).toEqual({ ...verifying, reads: index + 2 });
    }
    await t.read.call().fail(notRead);
    expect(t.see()).toEqual(unknown);
    await t.wait(10 * longestPause);
    t.send(emitir(), confirmed, cancel, cancelConfirmed);
    expect(t.see()).toEqual(unknown);
  });

  test('changes nothing when it arrives after the machine has stopped', async () => {
    const t = await arriveAt.verifying();
    await t.issue.call().answer(emitida);
    expect(t.see()).toEqual(verifying);
  });
});

describe('An unknown outcome', () => {
  test('is read again when the person asks, and when a network is back', async () => {
    const t = await arriveAt.unknown();
    expect(t.network.listeners()).toHaveLength(1);
    t.send(check);
    expect(t.see()).toEqual({ ...verifying, reads: 7 });
    expect(t.network.listeners()).toEqual([]);
    await tellUntilSure(t, notRead);
    expect(t.see()).toEqual({ ...unknown, reads: 12 });
    t.network.tell(online);
    expect(t.see()).toEqual({ ...verifying, reads: 13 });
    await t.read.call().answer(procesada);
    expect(t.see()).toEqual({ ...found, reads: 13 });
  });

  test('is read four times again before it counts as nothing', async () => {
    const t = after(await arriveAt.unknown(), check);
    await tellUntilSure(t, pendiente);
    expect(t.see()).toEqual({ ...notIssued, reads: 10 });
  });

  test('is settled by a tab that knows it; a late reading changes nothing', async () => {
    const t = after(await arriveAt.unknown(), check);
    const known = { ...verifying, state: 'already', busy: false, uncertain: false, idEstatus: 3, emision, reads: 7 };
    t.tabs.tell(elsewhere());
    expect(t.see()).toEqual({ ...known, notices: [warned] });
    expect(t.read.call().signal.aborted).toBe(true);
    await t.read.call().answer(anulada);
    expect(t.see()).toEqual({ ...known, notices: [warned] });
  });
});

describe('A policy that another tab issues', () => {
  test('is watched for by the number of the quote', () => {
    expect(createEmisionTest({ numero: 901 }).tabs.listeners()).toEqual([{ numero: 901 }]);
  });

  test.each([
    ['the form is filled in', () => arriveAt.gathering()],
    ['the confirmation is asked for', () => arriveAt.confirming()],
    ['leaving is asked about', () => after(arriveAt.gathering(), cancel)],
  ])('while %s raises the warning at once, and blocks all sending', (_, arrive) => {
    const t = arrive();
    t.tabs.tell(elsewhere());
    expect(t.see()).toEqual(already);
    t.send(confirmed, cancelConfirmed, emitir(), confirmed);
    expect(t.see()).toEqual({ ...already, notices: [warned, warned] });
  });

  test('is known to exist even without its data', () => {
    const t = arriveAt.gathering();
    t.tabs.tell(elsewhere(null));
    expect(t.see()).toEqual({ ...already, emision: null });
  });

  test('while this one issues is ignored, as the service’s answer counts', async () => {
    const t = arriveAt.issuing();
    t.tabs.tell(elsewhere());
    expect(t.see()).toEqual(issuing);
    await t.issue.call().fail(refused(409));
    await t.read.call().answer(procesada);
    expect(t.see()).toEqual({ ...conflict, state: 'already', busy: false, idEstatus: 3, emision, notices: [warned] });
  });

  test('after this one has issued changes nothing', async () => {
    const t = await arriveAt.issued();
    t.tabs.tell(elsewhere({ nuPoliza: 1, nuCertificado: 1 }));
    expect(t.see()).toEqual(issued);
  });

  test('while the outcome is unknown settles it, with the warning', async () => {
    const t = await arriveAt.unknown();
    t.tabs.tell(elsewhere());
    expect(t.see()).toEqual({ ...unknown, state: 'already', uncertain: false, idEstatus: 3, emision, notices: [warned] });
    expect(t.network.listeners()).toEqual([]);
  });

  test('changes nothing when this one is issued or blocked', () => {
    for (const idEstatus of [3, 4]) {
      const t = createEmisionTest({ idEstatus });
      const before = t.see();
      t.tabs.tell(elsewhere());
      expect(t.see()).toEqual(before);
    }
  });
});

describe('A quote that is opened', () => {
  test.each([
    ['with its policy', emision],
    ['without the data of its policy', null],
  ])('is done already, silently, when it was processed, %s', (_, its) => {
    const t = createEmisionTest({ idEstatus: 3, emision: its });
    const seen = { ...opened, state: 'already', idEstatus: 3, emision: its };
    expect(t.see()).toEqual(seen);
    t.send(requisitos(), emitir(), confirmed);
    expect(t.see()).toEqual({ ...seen, requisitos: [], notices: [warned] });
  });

  test.each([0, 4, 7, 2, -1, 999])('in status %i is blocked', (idEstatus) => {
    const t = createEmisionTest({ idEstatus });
    const seen = { ...opened, state: 'blocked', idEstatus };
    expect(t.see()).toEqual(seen);
    t.send(requisitos(), emitir(), confirmed, cancel, cancelConfirmed, check, online);
    expect(t.see()).toEqual({ ...seen, requisitos: [] });
  });

  describe('after an attempt with an unknown outcome', () => {
    const looking = { ...opened, state: 'verifying', uncertain: true, hasLostAnswer: true, busy: true, reads: 1 };
    const nothing = { reads: 4, notices: [notCompleted] };

    test.each([
      [1, 'issued', procesada, { idEstatus: 3, emision, announced }],
      [1, 'open.gathering.notIssued', pendiente, nothing],
      [6, 'open.gathering.notIssued', estado(6), nothing],
      [4, 'blocked', anulada, {}],
      [4, 'open.gathering.notIssued', pendiente, { idEstatus: 1, ...nothing }],
      [1, 'unknown', notRead, { reads: 6, uncertain: true }],
    ])('in status %i, is verified before the form opens: %s', async (idEstatus, state, answer, seen) => {
      const t = createEmisionTest({ idEstatus, uncertain: true });
      expect(t.see()).toEqual({ ...looking, idEstatus });
      await tellUntilSure(t, answer);
      expect(t.see()).toEqual({ ...looking, idEstatus, state, busy: false, uncertain: false, ...seen });
    });

    test.each([
      ['with its policy', emision],
      ['without the data of its policy', null],
    ])('and which was processed, %s, is issued and announced without a reading', (_, its) => {
      const t = createEmisionTest({ idEstatus: 3, emision: its, uncertain: true });
      const seen = { ...opened, state: 'issued', hasLostAnswer: true, idEstatus: 3, emision: its };
      expect(t.see()).toEqual({ ...seen, announced: [{ numero: 900, emision: its }] });
    });

    test('that issued nothing, is verified before anything is sent', async () => {
      const t = createEmisionTest({ uncertain: true });
      await tellUntilSure(t, pendiente);
      t.send(requisitos(), emitir(), confirmed);
      const seen = { ...looking, requisitos: [], uncertain: false, request, notices: [notCompleted], reads: 5 };
      expect(t.see()).toEqual(seen);
      await tellUntilSure(t, pendiente);
      expect(t.see()).toEqual({ ...seen, state: 'issuing', sent: [request], reads: 8 });
    });
  });
});
