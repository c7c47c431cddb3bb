import type { ActorLogic, AnyEventObject, EventObject, Snapshot } from 'xstate';
import { getAdjacencyMap, getShortestPaths, type StatePath, type Step } from 'xstate/graph';
import { expect } from 'vitest';

/** One possible event of a machine under test. */
export interface Happening<Test, State> {
  /** The event of the machine, also used for the search of the graph. */
  readonly event: AnyEventObject;
  /** Causes the event in a running machine; sends the event by default. */
  readonly make?: (t: Test) => unknown;
  /** Whether the event is possible; always by default. */
  readonly when?: (snapshot: State) => boolean;
}

type Value = string | object;

type MachineSnapshot<Event> = Snapshot<unknown> & { readonly value: Value; can(event: Event): boolean };

interface Running<State, Event> {
  readonly actor: { getSnapshot(): State; send(event: Event): void; stop(): unknown };
}

/** A machine with the data for walking all its paths. */
interface Chart<Test, State, Input> {
  /** The machine without effects, for the search of the graph. */
  readonly machine: unknown;
  readonly happenings: Readonly<Record<string, Happening<Test, State>>>;
  readonly create: (input: Input) => Test;
  /** Everything that the machine's decisions depend on, and its output. */
  readonly essence: (snapshot: State) => string;
  /** Asserts the invariants. */
  readonly promises: (t: Test) => Readonly<Record<string, boolean>>;
  /** Looks before an event and gives the assertion for afterwards. */
  readonly watch: (t: Test, name: string) => () => void;
}

/** The extent of the walks. */
interface Walked {
  /** States with the data of decisions, and the paths to and from the states. */
  readonly counts: { readonly situations: number; readonly paths: number };
  readonly reached: readonly string[];
}

interface Place<State, Event> {
  /** The shortest way there. */
  readonly steps: readonly Pick<Step<State & Snapshot<unknown>, Event & EventObject>, 'event' | 'state'>[];
  readonly essence: string;
  /** The events that lead to another state, and the events that change nothing. */
  readonly leading: Place<State, Event>['steps'];
  readonly idle: Place<State, Event>['steps'];
}

/** The state of a machine as one name: `open.gathering`. */
export function leafOf(value: Value): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]: [string, Value]) => `${name}.${leafOf(inner)}`)
    .join(' ');
}

/** The number of pending calls of a controllable actor. */
export const openCalls = ({ calls }: { readonly calls: readonly { readonly open: () => boolean }[] }): number =>
  calls.filter((call) => call.open()).length;

/** The paths of a machine, for full or random walks. */
export function definePaths<
  Test extends Running<State, Event>,
  State extends MachineSnapshot<Event>,
  Event extends EventObject,
  Input,
>({ machine, happenings, create, essence, promises, watch }: Chart<Test, State, Input>) {
  type Steps = Place<State, Event>['steps'];

  // Events carry their names, so that each step of a path can be repeated.
  const events = Object.entries(happenings).map(([name, { event }]) => ({ ...event, name })) as unknown as readonly Event[];
  const nameOf = (event: Event) => (event as unknown as { name: string }).name;
  const title = (steps: Steps) => steps.map(({ event }) => nameOf(event)).join(' → ') || 'start';
  // The types of xstate/graph know no emitted events.
  const logic = machine as ActorLogic<State, Event, Input>;

  const mayHappen = (snapshot: State, name: string): boolean =>
    snapshot.status === 'active' && (happenings[name]?.when?.(snapshot) ?? true);

  /** Every reachable state with its possible events. */
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
        // The first step is the start; each other step names the state after its event.
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

  /** Causes an event and asserts the result. */
  async function happen(t: Test, name: string): Promise<void> {
    const check = watch(t, name);
    await bringAbout(t, name);
    holds(t);
    check();
  }

  /** A machine after a path; all steps but the last are asserted in the walk of another path. */
  async function walk(input: Input, steps: Steps, end: string): Promise<Test> {
    const t = create(input);
    for (const { event } of steps.slice(0, -1)) await bringAbout(t, nameOf(event));
    for (const { event } of steps.slice(-1)) await happen(t, nameOf(event));
    expect(essence(t.actor.getSnapshot()), `after ${title(steps)}`).toBe(end);
    return t;
  }

  /** Walks from one state the events that change nothing, then each event that leads on. */
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
    /** A possible event of these names; unless `deaf`, only one that the machine handles. */
    choose(t: Test, names: readonly string[], choice: number, deaf: boolean): string | undefined {
      const snapshot = t.actor.getSnapshot();
      const possible = names.filter((name) => mayHappen(snapshot, name));
      const heard = possible.filter((name) => happenings[name]?.make ?? snapshot.can(happenings[name]?.event as Event));
      const chosen = deaf ? possible : heard;
      return chosen[choice % chosen.length];
    },
    /** Walks every path from these starts; continues each reached state only once. */
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
