import { expect, test } from 'vitest';
import {
  cancel,
  cancelled,
  chosen,
  confirmed,
  cotizacion,
  cotizar,
  type CotizacionEvent,
  type CotizacionTest,
  createCotizacionTest,
  declined,
  fresh,
  guardar,
  loaded,
  lost,
  notVerified,
  periodConfirmed,
  periodDeclined,
  planes,
  rated,
  refused,
  typed,
  words,
} from '../../../tests/support/cotizacion-machine.ts';
import { expectFigures, walkTimeout } from '../../../tests/support/figures.ts';
import { definePaths, type Happening, openCalls } from '../../../tests/support/paths.ts';
import type { Cotizada, CotizacionFound } from '../../domain/cotizaciones.ts';
import type { Failure } from '../../domain/failure.ts';
import { cotizacionMachine, type CotizacionSnapshot } from './cotizacion-machine.ts';
import type { CotizacionInput } from './cotizacion-types.ts';

interface CotizacionHappening extends Happening<CotizacionTest, CotizacionSnapshot> {
  readonly notices?: number;
}

/** Lets the write reach its sending; an uncertain one looks for the quote first. */
async function reachSending(t: CotizacionTest): Promise<void> {
  if (t.verify.calls.at(-1)?.open()) await t.verify.call().answer(null);
}

const isFresh = ({ context }: CotizacionSnapshot) => !context.uncertain;

/** How the service ends the write of a state. */
function endings(id: 'rate' | 'save', state: 'rating' | 'saving'): Readonly<Record<string, CotizacionHappening>> {
  const isHere = (snapshot: CotizacionSnapshot) => snapshot.matches(state);
  const savingNotices = state === 'saving' ? 1 : 0;
  const done = (output: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id });
  const written = (answer: Cotizada): CotizacionHappening => ({
    event: done({ kind: 'written', answer }),
    when: isHere,
    notices: savingNotices,
    make: async (t) => {
      await reachSending(t);
      await t.rate.call().answer(answer);
    },
  });
  const ended = (
    failure: Failure,
    uncertain: boolean,
    notices: number,
    make: CotizacionHappening['make'],
  ): CotizacionHappening => ({
    event: {
      type: `xstate.snapshot.${id}`,
      snapshot: { status: 'active', context: { failure, uncertain }, hasTag: () => false },
    },
    when: isHere,
    notices,
    make,
  });
  const failed = (failure: Failure, uncertain: boolean, notices: number) =>
    ended(failure, uncertain, notices, async (t) => {
      await reachSending(t);
      await t.rate.call().fail(failure);
    });
  const isVerifying = (snapshot: CotizacionSnapshot) => isHere(snapshot) && !isFresh(snapshot);
  return {
    [`${id} answered`]: written(rated),
    [`${id} answered with one plan`]: written({ ...rated, planes: planes.slice(0, 1) }),
    [`${id} answered without plans`]: written({ ...words, numero: null, planes: [] }),
    [`${id} refused`]: failed(refused(400), false, 1),
    [`${id} lost`]: failed(lost, true, 2),
    [`${id} cancelled by the session`]: failed(cancelled, false, 0),
    [`${id} not verified`]: {
      ...ended(notVerified, true, 1, (t) => t.verify.call().fail(notVerified)),
      when: isVerifying,
    },
    [`${id} already there`]: {
      event: done({ kind: 'alreadyThere', found: cotizacion }),
      when: isVerifying,
      notices: savingNotices,
      make: (t) => t.verify.call().answer(cotizacion),
    },
  };
}

const ofLost: CotizacionFound = { ...cotizacion, ofLost: true };

/** The events of a quote: the person acts, its former plans are loaded, the service answers. */
const happenings: Readonly<Record<string, CotizacionHappening>> = {
  'typed a': { event: typed('a') },
  'typed b': { event: typed('b') },
  'cotizar a': { event: cotizar('a') },
  'cotizar b': { event: cotizar('b') },
  'cotizar b of two years': { event: cotizar('b', 730) },
  'long period confirmed': { event: periodConfirmed },
  'long period declined': { event: periodDeclined },
  'guardar a': { event: guardar('a') },
  'guardar b': { event: guardar('b') },
  'plan 2 chosen': { event: chosen(2) },
  'plan 7 chosen': { event: chosen(7) },
  'former plans came': { event: loaded('a'), when: ({ context }) => context.numero !== null },
  cancel: { event: cancel },
  'cancel declined': { event: declined },
  'cancel confirmed': { event: confirmed },
  ...endings('rate', 'rating'),
  'what was lost is there': {
    event: { type: 'xstate.done.actor.rate', output: { kind: 'alreadyThere', found: ofLost }, actorId: 'rate' },
    when: (snapshot) => {
      const { numero, lost: before, order } = snapshot.context;
      const isOther = numero === null && before !== null && before.datos !== order?.datos;
      return snapshot.matches('rating') && !isFresh(snapshot) && isOther;
    },
    make: (t) => t.verify.call().answer(ofLost),
  },
  ...endings('save', 'saving'),
};

/** All that the machine decides by, and its output. */
function essence({ value, status, context }: CotizacionSnapshot): string {
  if (status === 'done') return JSON.stringify([value, context.output]);
  const { numero, planes: offered, rated: from, datos, noItem, asked, order, uncertain, lost: before } = context;
  return JSON.stringify([
    value,
    numero,
    offered?.map((plan) => plan.noItem),
    from,
    datos,
    noItem,
    asked && [asked.order.datos, asked.days],
    order?.datos,
    uncertain,
    before?.datos,
  ]);
}

function promises(t: CotizacionTest): Readonly<Record<string, boolean>> {
  const snapshot = t.actor.getSnapshot();
  const { planes: offered, rated: from, datos, noItem, asked, order, uncertain, output } = snapshot.context;
  const busy = snapshot.matches('rating') || snapshot.matches('saving');
  const isOpen = snapshot.matches('editing') || snapshot.matches('rated') || snapshot.matches('stale');
  const isCurrent = offered !== null && (datos === null || datos === from);
  return {
    'one write or verification is in flight, and only while it is rated or saved':
      openCalls(t.rate) + openCalls(t.verify) === (busy ? 1 : 0),
    'it is busy then, and then alone': snapshot.hasTag('busy') === busy && (order !== null) === busy,
    'nothing is sent while an earlier answer is looked for': openCalls(t.verify) === 0 || uncertain,
    'plans are rated when they are of what is typed': snapshot.matches('rated') === (isCurrent && isOpen),
    'plans are stale when they are not': snapshot.matches('stale') === (offered !== null && !isCurrent && isOpen),
    'without plans it is edited': snapshot.matches('editing') === (offered === null && isOpen),
    'Guardar is there with current plans alone':
      snapshot.can(guardar(from ?? 'a')) === (snapshot.matches('rated') && (offered?.length ?? 0) > 0),
    'Cotizar and Cancelar are there when nothing is under way':
      snapshot.can(cotizar('a')) === isOpen && snapshot.can(cancel) === isOpen,
    'a chosen plan is one of those that are offered':
      noItem === null || offered === null || offered.some((plan) => plan.noItem === noItem),
    'a long period is asked about, and nothing else is under way then': snapshot.matches('confirmingPeriod') === (asked !== null),
    'an end says how': (snapshot.status === 'done') === (output !== null),
  };
}

function isHeard(before: CotizacionSnapshot, name: string): boolean {
  if (name === 'cotizar b of two years') return false;
  if (name === 'long period confirmed') return before.matches('confirmingPeriod');
  if (name.startsWith('cotizar')) return before.can(cotizar('a'));
  return name === `guardar ${before.context.rated}` && before.can(guardar(before.context.rated ?? ''));
}

function watch(t: CotizacionTest, name: string): () => void {
  const before = t.actor.getSnapshot();
  const notices = t.notices.length;
  const calls = t.rate.calls.length;
  return () => {
    expect(t.notices.length - notices, `notices of "${name}"`).toBe(happenings[name]?.notices ?? 0);
    // An uncertain order is sent only after a verification.
    const goesOut = isHeard(before, name) && isFresh(before);
    const isAnswered = before.hasTag('busy') && !isFresh(before);
    const writes = t.rate.calls.slice(calls);
    expect(writes.length, `writes of "${name}"`).toBeLessThanOrEqual(goesOut || isAnswered ? 1 : 0);
    expect(writes.length, `writes of "${name}"`).toBeGreaterThanOrEqual(goesOut ? 1 : 0);
    const { numero } = t.actor.getSnapshot().context;
    // The quote of a lost attempt is changed under its number at once.
    const known = name === 'what was lost is there' ? numero : before.context.numero;
    expect(writes.filter(({ input }) => input.body.nuCotizacionMod !== known)).toEqual([]);
    expect(before.context.numero !== null && numero === null, 'a number stays').toBe(false);
  };
}

const paths = definePaths<CotizacionTest, CotizacionSnapshot, CotizacionEvent, CotizacionInput>({
  machine: cotizacionMachine,
  happenings,
  create: createCotizacionTest,
  essence,
  promises,
  watch,
});

const opened: CotizacionInput = { numero: 900, noItem: 2 };
const leaves = ['cancelled', 'confirmingCancel', 'confirmingPeriod', 'editing', 'rated', 'rating', 'saved', 'saving', 'stale'];

test('every path of a quote leads where the chart says, and its promises hold on the way', { timeout: walkTimeout }, async () => {
  const { counts, reached } = await paths.walkAll([opened, fresh]);
  await expectFigures('cotizacion', 'every path', counts);
  expect(reached).toEqual(leaves);
});
