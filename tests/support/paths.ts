import type { ActorLogic, AnyEventObject, EventObject, Snapshot } from 'xstate';
import { getAdjacencyMap, getShortestPaths, type StatePath, type Step } from 'xstate/graph';
import { expect } from 'vitest';

/** One thing that can happen to a machine under test. */
export interface Happening<Test, State> {
  /** What the machine hears, and what the graph is searched with. */
  readonly event: AnyEventObject;
  /** Makes it happen to a running machine; sends the event unless given. */
  readonly make?: (t: Test) => unknown;
  /** When it can happen; always unless given. */
  readonly when?: (snapshot: State) => boolean;
}

type Value = string | object;

type MachineSnapshot<Event> = Snapshot<unknown> & { readonly value: Value; can(event: Event): boolean };

interface Running<State, Event> {
  readonly actor: { getSnapshot(): State; send(event: Event): void; stop(): unknown };
}

/** A machine, and what is to be known of it to walk all its paths. */
interface Chart<Test, State, Input> {
  /** The machine without its effects, as the graph is searched. */
  readonly machine: unknown;
  readonly happenings: Readonly<Record<string, Happening<Test, State>>>;
  readonly create: (input: Input) => Test;
  /** All that the machine decides by, and what it ended with. */
  readonly essence: (snapshot: State) => string;
  /** What must be true of it at any time. */
  readonly promises: (t: Test) => Readonly<Record<string, boolean>>;
  /** Looks before something happens, and gives what is to be asserted afterwards. */
  readonly watch: (t: Test, name: string) => () => void;
}

/** How far walks came. */
interface Walked {
  /** States, together with what the machine decides by, and the paths to and from them. */
  readonly counts: { readonly situations: number; readonly paths: number };
  readonly reached: readonly string[];
}

interface Place<State, Event> {
  /** The shortest way there. */
  readonly steps: readonly Pick<Step<State & Snapshot<unknown>, Event & EventObject>, 'event' | 'state'>[];
  readonly essence: string;
  /** What can happen there and leads elsewhere, and what changes nothing. */
  readonly leading: Place<State, Event>['steps'];
  readonly idle: Place<State, Event>['steps'];
}

/** The state that a machine is in, as one name: `open.gathering`. */
export function leafOf(value: Value): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]: [string, Value]) => `${name}.${leafOf(inner)}`)
    .join(' ');
}

/** How many calls of a controllable actor somebody waits for. */
export const openCalls = ({ calls }: { readonly calls: readonly { readonly open: () => boolean }[] }): number =>
  calls.filter((call) => call.open()).length;

/** The paths of a machine: to be walked all of them, or at random. */
export function definePaths<
  Test extends Running<State, Event>,
  State extends MachineSnapshot<Event>,
  Event extends EventObject,
  Input,
>({ machine, happenings, create, essence, promises, watch }: Chart<Test, State, Input>) {
  type Steps = Place<State, Event>['steps'];

  // Names travel with the events, so that a step of a path can be made to happen.
  const events = Object.entries(happenings).map(([name, { event }]) => ({ ...event, name })) as unknown as readonly Event[];
  const nameOf = (event: Event) => (event as unknown as { name: string }).name;
  const title = (steps: Steps) => steps.map(({ event }) => nameOf(event)).join(' → ') || 'start';
  // The types of xstate/graph know no emitted events.
  const logic = machine as ActorLogic<State, Event, Input>;

  const mayHappen = (snapshot: State, name: string): boolean =>
    snapshot.status === 'active' && (happenings[name]?.when?.(snapshot) ?? true);

  /** Every state that it can be in, and what can happen next. */
  function places(input: Input): readonly Place<State, Event>[] {
    const options = {
      input,
      events,
      filterEvents: (snapshot: State, event: Event) => mayHappen(snapshot, nameOf(event)),
      serializeState: essence,
      limit: 100_000,
    };
    const map = getAdjacencyMap(logic, options);
    const shortest: readonly StatePath<State, Event>[] = getShortestPaths(logic, options);
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

  function holds(t: Test): void {
    const broken = Object.entries(promises(t)).flatMap(([promise, kept]) => (kept ? [] : [promise]));
    expect(broken).toEqual([]);
  }

  async function bringAbout(t: Test, name: string): Promise<void> {
    const { event, make } = happenings[name] ?? {};
    if (make) await make(t);
    else t.actor.send(event as Event);
  }

  /** Brings something about, and asserts what must be true then. */
  async function happen(t: Test, name: string): Promise<void> {
    const check = watch(t, name);
    await bringAbout(t, name);
    holds(t);
    check();
  }

  /** A machine that went a way; every way but its last step is the shortest to somewhere, and asserted there. */
  async function walk(input: Input, steps: Steps, end: string): Promise<Test> {
    const t = create(input);
    for (const { event } of steps.slice(0, -1)) await bringAbout(t, nameOf(event));
    for (const { event } of steps.slice(-1)) await happen(t, nameOf(event));
    expect(essence(t.actor.getSnapshot()), `after ${title(steps)}`).toBe(end);
    return t;
  }

  /** From one place: what changes nothing, one after the other, and each way on. */
  async function walkOn(input: Input, place: Place<State, Event>): Promise<string> {
    const t = await walk(input, place.steps, place.essence);
    const leaf = leafOf(t.actor.getSnapshot().value);
    for (const { event } of place.idle) {
      await happen(t, nameOf(event));
      expect(essence(t.actor.getSnapshot()), `"${nameOf(event)}" after ${title(place.steps)}`).toBe(place.essence);
    }
    for (const transition of place.leading) {
      const other = await walk(input, [...place.steps, transition], essence(transition.state));
      other.actor.stop();
    }
    t.actor.stop();
    return leaf;
  }

  return {
    holds,
    happen,
    /** One of these names whose time it may be; unless `deaf`, only what the machine listens to, so that walks come far. */
    choose(t: Test, names: readonly string[], choice: number, deaf: boolean): string | undefined {
      const snapshot = t.actor.getSnapshot();
      const possible = names.filter((name) => mayHappen(snapshot, name));
      const heard = possible.filter((name) => happenings[name]?.make ?? snapshot.can(happenings[name]?.event as Event));
      const chosen = deaf ? possible : heard;
      return chosen[choice % chosen.length];
    },
    /** Walks every path from these beginnings; where several lead is walked on once. */
    async walkAll(inputs: readonly Input[]): Promise<Walked> {
      let count = 0;
      const reached = new Set<string>();
      const walked = new Set<string>();
      for (const input of inputs) {
        for (const place of places(input).filter(({ essence: here }) => !walked.has(here))) {
          reached.add(await walkOn(input, place));
          walked.add(place.essence);
          count += place.idle.length + place.leading.length;
        }
      }
      return { counts: { situations: walked.size, paths: count }, reached: [...reached].toSorted() };
    },
  };
}
