import { expect, test } from 'vitest';
import {
  anulada,
  arriveAt,
  cancel,
  cancelConfirmed,
  createEmisionTest,
  type EmisionTest,
  emision,
  pendiente,
  tellUntilSure,
} from '../../../../tests/support/emision-machine.ts';
import { type EmisionPhase, hasForm, isOpen, keepsDraft, mayBeIssued, selectState } from './emision-state.ts';

/** An attempt to issue without effect. */
async function notIssued(): Promise<EmisionTest> {
  const t = await arriveAt.verifying();
  await tellUntilSure(t, pendiente);
  return t;
}

function leaving(): EmisionTest {
  const t = arriveAt.gathering();
  t.send(cancel);
  return t;
}

function cancelled(): EmisionTest {
  const t = leaving();
  t.send(cancelConfirmed);
  return t;
}

test.each<[EmisionPhase, () => EmisionTest | Promise<EmisionTest>, 'open' | 'shown' | 'hidden']>([
  ['gathering', arriveAt.gathering, 'open'],
  ['notIssued', notIssued, 'open'],
  ['confirming', arriveAt.confirming, 'open'],
  ['confirmingCancel', leaving, 'open'],
  ['issuing', arriveAt.issuing, 'shown'],
  ['verifying', () => arriveAt.verifying(), 'shown'],
  ['unknown', () => arriveAt.unknown(), 'shown'],
  ['issued', () => arriveAt.issued(), 'hidden'],
  ['already', () => createEmisionTest({ idEstatus: 3, emision }), 'hidden'],
  ['blocked', () => createEmisionTest(anulada), 'hidden'],
  ['cancelled', cancelled, 'hidden'],
])('the phase %s has its form', async (phase, arrive, form) => {
  const t = await arrive();
  const state = selectState(t.actor.getSnapshot());
  const { idEstatus, requisitos, request, issuedRequest: sold, failure, emision: its } = t.see();
  expect(state).toEqual({ phase, idEstatus, requisitos, request, sold, failure, emision: its });
  expect([isOpen(state), hasForm(state)]).toEqual([form === 'open', form !== 'hidden']);
  expect(keepsDraft(t.actor.getSnapshot())).toBe(form !== 'hidden');
});

test.each<[string, () => EmisionTest | Promise<EmisionTest>, boolean]>([
  ['that is gathered', arriveAt.gathering, false],
  ['that is under way', arriveAt.issuing, true],
  ['whose answer was lost', () => arriveAt.verifying(), true],
  ['whose outcome is unknown', () => arriveAt.unknown(), true],
  ['that was lost, and issued nothing', notIssued, true],
  ['that was left uncertain before a reload', () => createEmisionTest({ uncertain: true }), true],
  ['that has its policy', () => arriveAt.issued(), false],
])('an issuance %s says whether its policy may exist: %#', async (_, arrive, may) => {
  const t = await arrive();
  expect(mayBeIssued(t.actor.getSnapshot())).toBe(may);
});
