import type { ActorLogic, AnyEventObject } from 'xstate';
import { getAdjacencyMap, getShortestPaths, type StatePath, type Step } from 'xstate/graph';
import fc from 'fast-check';
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
  planes,
  rated,
  refused,
  typed,
  words,
} from '../../../tests/support/cotizacion-machine.ts';
import type { Cotizada, CotizacionFound } from '../../domain/cotizaciones.ts';
import type { Failure } from '../../domain/failure.ts';
import { cotizacionMachine, type CotizacionSnapshot } from './cotizacion-machine.ts';
import type { CotizacionInput } from './cotizacion-types.ts';

interface Happening {
  /** What the machine hears, and what the graph is searched with. */
  readonly event: AnyEventObject;
  /** Makes it happen to a running quote; sends the event unless given. */
  readonly make?: (t: CotizacionTest) => unknown;
  /** When it can happen; always unless given. */
  readonly when?: (snapshot: CotizacionSnapshot) => boolean;
  /** How many notices it raises. */
  readonly notices?: number;
}

/** Lets the write reach its sending: an uncertain one looks for the quote first. */
async function reachSending(t: CotizacionTest): Promise<void> {
  if (t.verify.calls.at(-1)?.open()) await t.verify.call().answer(null);
}

const isFresh = ({ context }: CotizacionSnapshot) => !context.uncertain;

/** What the service does to the write that a state keeps. */
function endings(id: 'rate' | 'save', state: 'rating' | 'saving'): Readonly<Record<string, Happening>> {
  const isHere = (snapshot: CotizacionSnapshot) => snapshot.matches(state);
  const told = state === 'saving' ? 1 : 0;
  const done = (output: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id });
  const written = (answer: Cotizada): Happening => ({
    event: done({ kind: 'written', answer }),
    when: isHere,
    notices: told,
    make: async (t) => {
      await reachSending(t);
      await t.rate.call().answer(answer);
    },
  });
  const ended = (failure: Failure, uncertain: boolean, notices: number, make: Happening['make']): Happening => ({
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
      notices: told,
      make: (t) => t.verify.call().answer(cotizacion),
    },
  };
}

const ofLost: CotizacionFound = { ...cotizacion, ofLost: true };

/** Everything that can happen to a quote: the person acts, its former plans come, the service answers. */
const happenings: Readonly<Record<string, Happening>> = {
  'typed a': { event: typed('a') },
  'typed b': { event: typed('b') },
  'cotizar a': { event: cotizar('a') },
  'cotizar b': { event: cotizar('b') },
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
const namesOfAll = Object.keys(happenings);
// Names travel with the events, so that a step of a path can be made to happen.
const events = Object.entries(happenings).map(([name, { event }]) => ({
  ...event,
  name,
})) as unknown as readonly CotizacionEvent[];
const nameOf = (event: CotizacionEvent) => (event as unknown as { name: string }).name;

const mayHappen = (snapshot: CotizacionSnapshot, name: string): boolean =>
  snapshot.status === 'active' && (happenings[name]?.when?.(snapshot) ?? true);

/** All that the machine decides by, and what it ended with. */
function essence({ value, status, context }: CotizacionSnapshot): string {
  if (status === 'done') return JSON.stringify([value, context.output]);
  const { numero, planes: offered, rated: from, datos, noItem, order, uncertain, lost: before } = context;
  return JSON.stringify([
    value,
    numero,
    offered?.map((plan) => plan.noItem),
    from,
    datos,
    noItem,
    order?.datos,
    uncertain,
    before?.datos,
  ]);
}

// The types of xstate/graph know no emitted events.
const logic = cotizacionMachine as unknown as ActorLogic<CotizacionSnapshot, CotizacionEvent, CotizacionInput>;
type Transition = Pick<Step<CotizacionSnapshot, CotizacionEvent>, 'event' | 'state'>;

interface Place {
  /** The shortest way there. */
  readonly steps: readonly Transition[];
  readonly essence: string;
  /** What can happen there and leads elsewhere, and what changes nothing. */
  readonly leading: readonly Transition[];
  readonly idle: readonly Transition[];
}

/** Every state that a quote can be in, and what can happen next. */
function places(input: CotizacionInput): readonly Place[] {
  const options = {
    input,
    events,
    filterEvents: (snapshot: CotizacionSnapshot, event: CotizacionEvent) => mayHappen(snapshot, nameOf(event)),
    serializeState: essence,
    limit: 100_000,
  };
  const map = getAdjacencyMap(logic, options);
  const shortest: readonly StatePath<CotizacionSnapshot, CotizacionEvent>[] = getShortestPaths(logic, options);
  return shortest.map((path) => {
    const here = essence(path.state);
    const next = Object.values(map[here as keyof typeof map]?.transitions ?? {});
    return {
      // The first step is the start itself; each other one names the state that its event led to.
      steps: path.steps.slice(1),
      essence: here,
      leading: next.filter(({ state }) => essence(state) !== here),
      idle: next.filter(({ state }) => essence(state) === here),
    };
  });
}

const openCalls = ({ calls }: { readonly calls: readonly { readonly open: () => boolean }[] }) =>
  calls.filter((call) => call.open()).length;

/** What must be true of every quote at any time. */
function promises(t: CotizacionTest): Readonly<Record<string, boolean>> {
  const snapshot = t.actor.getSnapshot();
  const { planes: offered, rated: from, datos, noItem, order, uncertain, output } = snapshot.context;
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
    'an end says how': (snapshot.status === 'done') === (output !== null),
  };
}

function holds(t: CotizacionTest): void {
  const broken = Object.entries(promises(t)).flatMap(([promise, kept]) => (kept ? [] : [promise]));
  expect(broken).toEqual([]);
}

async function bringAbout(t: CotizacionTest, name: string): Promise<void> {
  const { event, make } = happenings[name] ?? {};
  if (make) await make(t);
  else t.send(event as CotizacionEvent);
}

/** Whether an order goes out from here at once. */
function isHeard(before: CotizacionSnapshot, name: string): boolean {
  if (name.startsWith('cotizar')) return before.can(cotizar('a'));
  return name === `guardar ${before.context.rated}` && before.can(guardar(before.context.rated ?? ''));
}

/** Brings something about, and asserts the promises. */
async function happen(t: CotizacionTest, name: string): Promise<void> {
  const before = t.actor.getSnapshot();
  const told = t.told.length;
  const calls = t.rate.calls.length;
  await bringAbout(t, name);
  holds(t);
  expect(t.told.length - told, `notices of "${name}"`).toBe(happenings[name]?.notices ?? 0);
  // What is uncertain goes out only when the service has been asked.
  const goesOut = isHeard(before, name) && isFresh(before);
  const isAnswered = before.hasTag('busy') && !isFresh(before);
  const writes = t.rate.calls.slice(calls);
  expect(writes.length, `writes of "${name}"`).toBeLessThanOrEqual(goesOut || isAnswered ? 1 : 0);
  expect(writes.length, `writes of "${name}"`).toBeGreaterThanOrEqual(goesOut ? 1 : 0);
  const { numero } = t.actor.getSnapshot().context;
  // What a lost attempt made is changed under its number at once.
  const known = name === 'what was lost is there' ? numero : before.context.numero;
  expect(writes.filter(({ input }) => input.body.nuCotizacionMod !== known)).toEqual([]);
  expect(before.context.numero !== null && numero === null, 'a number stays').toBe(false);
}

const title = (steps: readonly Transition[]) => steps.map(({ event }) => nameOf(event)).join(' → ') || 'start';

/** A quote that went a way; every way but its last step is the shortest to somewhere, and asserted there. */
async function walk(input: CotizacionInput, steps: readonly Transition[], end: string): Promise<CotizacionTest> {
  const t = createCotizacionTest(input);
  for (const { event } of steps.slice(0, -1)) await bringAbout(t, nameOf(event));
  for (const { event } of steps.slice(-1)) await happen(t, nameOf(event));
  expect(essence(t.actor.getSnapshot()), `after ${title(steps)}`).toBe(end);
  return t;
}

const opened: CotizacionInput = { numero: 900, noItem: 2 };
const leaves = ['cancelled', 'confirmingCancel', 'editing', 'rated', 'rating', 'saved', 'saving', 'stale'];

test('every path of a quote leads where the chart says, and its promises hold on the way', async () => {
  let count = 0;
  const reached = new Set<unknown>();
  const walked = new Set<string>();
  for (const input of [opened, fresh]) {
    // Where both ways of beginning lead is walked on once.
    const found = places(input).filter((place) => !walked.has(place.essence));
    for (const place of found) {
      const t = await walk(input, place.steps, place.essence);
      walked.add(place.essence);
      reached.add(t.actor.getSnapshot().value);
      for (const { event } of place.idle) {
        await happen(t, nameOf(event));
        expect(essence(t.actor.getSnapshot()), `"${nameOf(event)}" after ${title(place.steps)}`).toBe(place.essence);
        count += 1;
      }
      for (const transition of place.leading) {
        const other = await walk(input, [...place.steps, transition], essence(transition.state));
        other.actor.stop();
        count += 1;
      }
      t.actor.stop();
    }
  }
  console.log(`cotización: ${count} caminos`);
  expect([...reached].map(String).toSorted()).toEqual(leaves);
});

test('whatever happens in whatever order, the promises of a quote hold', async () => {
  let count = 0;
  let sent = 0;
  const choices = fc.array(fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 999 })), { minLength: 10, maxLength: 50, size: 'max' });
  // Leaving ends a walk; it is walked above.
  const going = namesOfAll.filter((name) => name !== 'cancel confirmed');
  const inputs = fc.constantFrom<CotizacionInput>(fresh, opened, { numero: null, uncertain: true });
  await fc.assert(
    fc.asyncProperty(inputs, choices, async (input, chain) => {
      const t = createCotizacionTest(input);
      for (const [kind, choice] of chain) {
        const snapshot = t.actor.getSnapshot();
        const isVerifying = openCalls(t.verify) > 0;
        const possible = going.filter(
          (one) => mayHappen(snapshot, one) && (isVerifying || !/not verified|already there/.test(one)),
        );
        // Mostly what the machine listens to, so that walks come far.
        const heard = possible.filter((one) => happenings[one]?.make ?? snapshot.can(happenings[one]?.event as CotizacionEvent));
        const names = kind < 8 ? heard : possible;
        const name = names[choice % names.length];
        if (name === undefined) break;
        await happen(t, name);
        count += 1;
      }
      sent += t.rate.calls.length;
      t.actor.stop();
    }),
    { numRuns: 200, seed: 20_261_122 },
  );
  console.log(`cotización: ${count} pasos al azar, ${sent} envíos`);
  expect(count).toBeGreaterThan(2000);
  expect(sent, 'ratings and savings that were sent').toBeGreaterThan(300);
});
