import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  anulada,
  cancel,
  cancelConfirmed,
  cancelDeclined,
  cancelled,
  check,
  confirmed,
  createEmisionTest,
  declined,
  elsewhere,
  type EmisionTest,
  emitida,
  emitir,
  estado,
  longestPause,
  lost,
  missing,
  notRead,
  online,
  otherRequest,
  pendiente,
  procesada,
  refused,
  requisitos,
  tellUntilSure,
  unreadable,
} from '../../../tests/support/emision-machine.ts';
import { expectFigures } from '../../../tests/support/figures.ts';
import { definePaths, type Happening, leafOf, openCalls } from '../../../tests/support/paths.ts';
import { estatusCotizacion } from '../../domain/cotizaciones.ts';
import { type EstadoCotizacion, estatusProcesada } from '../../domain/emisiones.ts';
import type { Failure } from '../../domain/failure.ts';
import type { ComprobacionOutput } from './comprobacion-machine.ts';
import { emisionMachine, type EmisionSnapshot } from './emision-machine.ts';
import type { EmisionEvent, EmisionInput } from './emision-types.ts';

interface EmisionHappening extends Happening<EmisionTest, EmisionSnapshot> {
  readonly notices?: number;
  /** Whether the outcome is unknown afterwards; unchanged by default. */
  readonly leaves?: 'certain' | 'uncertain';
}

const is = (place: 'issuing' | 'verifying') => (snapshot: EmisionSnapshot) => snapshot.matches(place);

const issueFails = (failure: Failure, uncertain: boolean, notices: number): EmisionHappening => ({
  event: {
    type: 'xstate.snapshot.issue',
    snapshot: { status: 'active', context: { failure, uncertain }, hasTag: () => false },
  },
  when: is('issuing'),
  make: (t) => t.issue.call().fail(failure),
  notices,
  leaves: uncertain ? 'uncertain' : 'certain',
});

const readAs = (output: ComprobacionOutput, answer: EstadoCotizacion | Failure): EmisionHappening => ({
  event: { type: 'xstate.done.actor.comprobacion', output, actorId: 'comprobacion' },
  when: is('verifying'),
  make: (t) => tellUntilSure(t, answer),
  ...(output.kind !== 'unknown' && { leaves: 'certain' }),
});

/** The events of the person, of other tabs and of the write. */
const acts: Readonly<Record<string, EmisionHappening>> = {
  'something is missing': { event: requisitos(missing) },
  'nothing is missing': { event: requisitos() },
  emitir: { event: emitir() },
  'emitir another': { event: emitir(otherRequest) },
  'emitir declined': { event: declined },
  'emitir confirmed': { event: confirmed },
  check: { event: check },
  online: { event: online },
  cancel: { event: cancel },
  'cancel declined': { event: cancelDeclined },
  'cancel confirmed': { event: cancelConfirmed },
  'issued elsewhere': { event: elsewhere(), leaves: 'certain' },
  'issued elsewhere, without policy': { event: elsewhere(null), leaves: 'certain' },
  answered: {
    event: { type: 'xstate.done.actor.issue', output: { kind: 'written', answer: emitida }, actorId: 'issue' },
    when: is('issuing'),
    make: (t) => t.issue.call().answer(emitida),
    notices: 1,
  },
  'refused with 400': issueFails(refused(400), false, 1),
  'refused with 409': issueFails(refused(409), false, 0),
  'answer lost': issueFails(lost, true, 0),
  'answered with 500': issueFails(refused(500), true, 0),
  'answer unreadable': issueFails(unreadable, true, 0),
  'cancelled by the session': issueFails(cancelled, false, 0),
};

/** The events of an issuance, each with as many readings of the quote as it takes. */
const happenings: Readonly<Record<string, EmisionHappening>> = {
  ...acts,
  'found issued': readAs({ kind: 'issued', estado: procesada }, procesada),
  'found issued, without policy': readAs({ kind: 'issued', estado: estado(3) }, estado(3)),
  'found not issued': readAs({ kind: 'notIssued', estado: pendiente }, pendiente),
  'found closed': readAs({ kind: 'closed', estado: anulada }, anulada),
  'not found out': readAs({ kind: 'unknown' }, notRead),
};

const openReading = (t: EmisionTest) => t.read.calls.find((call) => call.open());
const reads = (answer: EstadoCotizacion): EmisionHappening => ({
  event: { type: 'unused' },
  when: is('verifying'),
  make: (t) => openReading(t)?.answer(answer),
});

const saysNothing: readonly string[] = ['read as not issued', 'read as being endorsed'];

/** The same events with single readings, late ones included. */
const oneByOne: Readonly<Record<string, EmisionHappening>> = {
  ...acts,
  'read as issued': reads(procesada),
  'read as not issued': reads(pendiente),
  'read as being endorsed': reads(estado(6)),
  'read as closed': reads(anulada),
  'not read': { event: { type: 'unused' }, when: is('verifying'), make: (t) => openReading(t)?.fail(notRead) },
  'time passes': { event: { type: 'unused' }, make: (t) => t.wait(longestPause) },
  'a late reading': {
    event: { type: 'unused' },
    make: (t) => t.read.calls.find((call) => call.signal.aborted)?.answer(procesada),
  },
};

/** All that the machine decides by, and its output. */
function essence({ value, context }: EmisionSnapshot): string {
  const { idEstatus, requisitos: lacking, request, failure, emision: policy } = context;
  const { uncertain, hasLostAnswer: wasLost } = context;
  return JSON.stringify([
    leafOf(value),
    idEstatus,
    lacking?.length,
    request?.nuItem,
    uncertain,
    wasLost,
    failure,
    policy?.nuPoliza,
  ]);
}

function promises(t: EmisionTest): Readonly<Record<string, boolean>> {
  const snapshot = t.actor.getSnapshot();
  const { idEstatus, requisitos: lacking, request, uncertain, hasLostAnswer: wasLost, emision: policy } = snapshot.context;
  const isOpen = snapshot.matches('open');
  const isIssuing = snapshot.matches('issuing');
  const isVerifying = snapshot.matches('verifying');
  const isUnknown = snapshot.matches('unknown');
  const isIssued = snapshot.matches('issued');
  const isKnown = isIssued || snapshot.matches('already');
  const isBeingAsked = snapshot.matches({ open: 'confirming' });
  const isAskedFirst = (isVerifying || isUnknown) && wasLost && !uncertain;
  const active = snapshot.status === 'active';
  return {
    'one write is in flight while it is issued, and else none': openCalls(t.issue) === (isIssuing ? 1 : 0),
    'the quote is read only while it is verified, one reading at a time': openCalls(t.read) <= (isVerifying ? 1 : 0),
    'it is busy then, and then alone': snapshot.hasTag('busy') === (isIssuing || isVerifying),
    'it is processed if and only if it is said to be': isKnown === (idEstatus === estatusProcesada),
    'a policy is only of a processed quote': policy === null || isKnown,
    'it is uncertain only where it is looked for, or nobody can be asked': !uncertain || isVerifying || isUnknown,
    'the form is open only while the quote can be issued':
      !(isOpen || isIssuing) || estatusCotizacion(idEstatus).actions.includes('emitir'),
    'something is about to be sent while it is confirmed, and once it was':
      request === null ? !isBeingAsked && !isIssuing : isBeingAsked || isIssuing || isAskedFirst,
    'what is uncertain was lost': !uncertain || wasLost,
    'Emitir asks only when nothing is missing, and warns when it is done':
      snapshot.can(emitir()) === ((snapshot.matches({ open: 'gathering' }) && lacking?.length === 0) || isKnown),
    'what was asked can be confirmed only while nothing is missing':
      snapshot.can(confirmed) === (isBeingAsked && lacking?.length === 0),
    'a policy is announced once, and only when it was issued here': t.announced.length === (isIssued ? 1 : 0),
    'they are listened to until the end': t.tabs.listeners().length === (active ? 1 : 0),
    'the network is waited for only where nobody knows': t.network.listeners().length === (isUnknown ? 1 : 0),
  };
}

function noticesOf(name: string, before: EmisionSnapshot, now: EmisionSnapshot): number {
  const isKnown = before.matches('issued') || before.matches('already');
  if (name.startsWith('issued elsewhere'))
    return before.matches('open') || before.matches('verifying') || before.matches('unknown') ? 1 : 0;
  if (name === 'emitir' || name === 'emitir another') return isKnown ? 1 : 0;
  if (!before.matches('verifying')) return 0;
  // A failed attempt raises a notice once it is known, but not a verification before sending.
  if (now.matches({ open: { gathering: 'notIssued' } })) return 1;
  // Without a lost attempt somebody else has issued; after a lost one it is a further attempt.
  return (name.startsWith('found issued') || name === 'read as issued') && !before.context.uncertain ? 1 : 0;
}

function sends(name: string, before: EmisionSnapshot, now: EmisionSnapshot): boolean {
  const { requisitos: lacking, request, hasLostAnswer: wasLost } = before.context;
  if (name === 'emitir confirmed') return before.matches({ open: 'confirming' }) && lacking?.length === 0 && !wasLost;
  if (!before.matches('verifying') || request === null) return false;
  return name === 'found not issued' || (saysNothing.includes(name) && !now.matches('verifying') && !now.matches('unknown'));
}

/** Asserts what an event sends and emits, and that it is uncertain exactly while nobody knows. */
function watchWith(all: Readonly<Record<string, EmisionHappening>>) {
  return (t: EmisionTest, name: string) => {
    const before = t.actor.getSnapshot();
    const notices = t.notices.length;
    const sent = t.issue.calls.length;
    const { notices: raised, leaves } = all[name] ?? {};
    return () => {
      const now = t.actor.getSnapshot();
      expect(t.notices.length - notices, `notices of "${name}"`).toBe(raised ?? noticesOf(name, before, now));
      const bodies = t.issue.calls.slice(sent).map(({ input }) => input);
      expect(bodies, `writes of "${name}"`).toEqual(sends(name, before, now) ? [before.context.request] : []);
      const isStill = before.context.uncertain && (now.matches('verifying') || now.matches('unknown'));
      expect(now.context.uncertain, `uncertain after "${name}"`).toBe(leaves ? leaves === 'uncertain' : isStill);
      expect(now.context.hasLostAnswer, `lost after "${name}"`).toBe(before.context.hasLostAnswer || leaves === 'uncertain');
    };
  };
}

/** The account of a walk, kept by its events alone. */
interface Account {
  confirmations: number;
  lost: boolean;
  /** How many readings found nothing since the last loss, confirmation or new check. */
  nothing: number;
  resent: number;
}

/** At most one write per confirmation, and after a loss only after four readings. */
function watchWalk() {
  const accounts = new WeakMap<EmisionTest, Account>();
  const watchStep = watchWith(oneByOne);
  const accountOf = (t: EmisionTest): Account => {
    const { uncertain } = t.actor.getSnapshot().context;
    const account = accounts.get(t) ?? { confirmations: 0, lost: uncertain, nothing: 0, resent: 0 };
    accounts.set(t, account);
    return account;
  };
  return {
    resentOf: (t: EmisionTest) => accountOf(t).resent,
    watch: (t: EmisionTest, name: string) => {
      const account = accountOf(t);
      const before = t.actor.getSnapshot();
      const sent = t.issue.calls.length;
      const isRead = openCalls(t.read) > 0;
      const isLost = openCalls(t.issue) > 0 && oneByOne[name]?.leaves === 'uncertain';
      const assertStep = watchStep(t, name);
      return () => {
        assertStep();
        const isConfirmed = name === 'emitir confirmed' && before.matches({ open: 'confirming' });
        if (isConfirmed) account.confirmations += 1;
        if (isRead && saysNothing.includes(name)) account.nothing += 1;
        const now = t.issue.calls.length;
        expect(now, 'writes').toBeLessThanOrEqual(account.confirmations);
        if (now > sent && account.lost) {
          expect(account.nothing, 'answers that nothing was issued').toBe(4);
          account.resent += 1;
        }
        if (isLost) account.lost = true;
        const isAsked = t.actor.getSnapshot().matches('verifying');
        if (isLost || isConfirmed || (isAsked && !before.matches('verifying'))) account.nothing = 0;
      };
    },
  };
}

const common = { machine: emisionMachine, create: createEmisionTest, essence, promises };
const paths = definePaths<EmisionTest, EmisionSnapshot, EmisionEvent, EmisionInput>({
  ...common,
  happenings,
  watch: watchWith(happenings),
});
const walks = watchWalk();
const randomPaths = definePaths<EmisionTest, EmisionSnapshot, EmisionEvent, EmisionInput>({
  ...common,
  happenings: oneByOne,
  watch: walks.watch,
});

const fresh: EmisionInput = { numero: 900, idEstatus: 1, emision: null };
const beginnings: readonly EmisionInput[] = [
  fresh,
  { ...fresh, idEstatus: 6 },
  { ...fresh, uncertain: true },
  { ...fresh, idEstatus: 6, uncertain: true },
  { ...fresh, idEstatus: 4, uncertain: true },
  ...[0, 4, 7, 99].map((idEstatus) => ({ ...fresh, idEstatus })),
  ...[false, true].map((uncertain) => ({ ...fresh, idEstatus: 3, uncertain })),
  ...[false, true].map((uncertain) => ({ ...fresh, idEstatus: 3, emision: emitida.emision, uncertain })),
];
const leaves = [
  'already',
  'blocked',
  'cancelled',
  'issued',
  'issuing',
  'open.confirming',
  'open.confirmingCancel',
  'open.gathering.notIssued',
  'open.gathering.quiet',
  'unknown',
  'verifying',
];

test('every path of an issuance leads where the chart says, and its promises hold on the way', async () => {
  const { counts, reached } = await paths.walkAll(beginnings);
  await expectFigures('emision', 'every path', counts);
  expect(reached).toEqual(leaves);
});

test('in any order of events the promises of an issuance hold', async () => {
  let count = 0;
  let sent = 0;
  let resent = 0;
  let readings = 0;
  const reached = new Set<string>();
  // The walk above covers the events that end an issuance.
  const going = Object.keys(oneByOne).filter((name) => name !== 'cancel confirmed');
  // Settling events are rare, so that walks go far.
  const usual = going.filter(
    (name) => !/^(?:answered|read as issued|read as closed|issued elsewhere.*|cancel|something is missing)$/.test(name),
  );
  const choices = fc.array(fc.tuple(fc.nat({ max: 19 }), fc.nat({ max: 999 })), { minLength: 10, maxLength: 60, size: 'max' });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(fresh, ...beginnings.slice(0, 5)), choices, async (input, chain) => {
      const t = createEmisionTest(input);
      for (const [kind, choice] of chain) {
        const isRead = openCalls(t.read) > 0;
        const isToBeRead = kind < 10 && t.actor.getSnapshot().matches('verifying');
        const mostly = isToBeRead ? [isRead ? 'read as not issued' : 'time passes'] : usual;
        const names = (kind < 18 ? mostly : going).filter((one) => isRead || !/^(?:not )?read/.test(one));
        const name = randomPaths.choose(t, names, choice, kind === 19);
        if (name === undefined) break;
        await randomPaths.happen(t, name);
        reached.add(leafOf(t.actor.getSnapshot().value));
        count += 1;
      }
      sent += t.issue.calls.length;
      resent += walks.resentOf(t);
      readings += t.read.calls.length;
      t.actor.stop();
    }),
    { numRuns: 300, seed: 20_261_122 },
  );
  await expectFigures('emision', 'at random', { steps: count, writes: sent, 'of them after a loss': resent, readings });
  expect([...reached].toSorted()).toEqual(leaves.filter((leaf) => leaf !== 'cancelled'));
  expect(count).toBeGreaterThan(5000);
  expect(sent, 'issuances that were sent').toBeGreaterThan(100);
  expect(resent, 'issuances that were sent after a loss').toBeGreaterThan(20);
  expect(readings, 'readings of a quote').toBeGreaterThan(300);
});
