import { expect } from 'vitest';

/** One possible event of a running machine. */
export interface LiveHappening<Test> {
  /** Whether the event is possible; always by default. */
  readonly when?: (t: Test) => boolean;
  readonly make: (t: Test) => unknown;
}

/** A machine that runs with its children, with the data for walking all its paths. */
interface Live<Test> {
  readonly starts: readonly (() => Test)[];
  readonly stop: (t: Test) => unknown;
  /** Whether no event is possible any more. */
  readonly isOver: (t: Test) => boolean;
  readonly happenings: Readonly<Record<string, LiveHappening<Test>>>;
  /** Everything that its decisions depend on; equal values are one situation. */
  readonly essence: (t: Test) => string;
  /** Asserts the invariants. */
  readonly promises: (t: Test) => Readonly<Record<string, boolean>>;
  /** Looks before an event and asserts afterwards. */
  readonly watch?: (t: Test, name: string) => (way: string) => void;
}

/**
 * Walks every possible event in every situation that a machine reaches from its starts, by running
 * the machine with its real children. Each path to a situation is the shortest.
 */
export async function walkLive<Test>({ starts, stop, isOver, happenings, essence, promises, watch }: Live<Test>) {
  const expectPromises = (t: Test, way: string) => {
    const broken = Object.entries(promises(t)).flatMap(([promise, kept]) => (kept ? [] : [promise]));
    expect(broken, `after ${way}`).toEqual([]);
  };
  const known = new Set<string>();
  const places: { readonly create: () => Test; readonly names: readonly string[] }[] = [];
  /** Only the first path to a situation is continued. */
  const arrive = (t: Test, create: () => Test, names: readonly string[]) => {
    const here = essence(t);
    if (!known.has(here) && !isOver(t)) places.push({ create, names });
    known.add(here);
  };
  const runTo = async ({ create, names }: (typeof places)[number]) => {
    const t = create();
    for (const name of names) await happenings[name]?.make(t);
    return t;
  };
  for (const create of starts) {
    const t = create();
    expectPromises(t, 'its start');
    arrive(t, create, []);
    stop(t);
  }
  let paths = 0;
  // The list grows during the walk.
  for (const place of places) {
    const looked = await runTo(place);
    const possible = Object.entries(happenings).filter(([, { when }]) => when?.(looked) ?? true);
    stop(looked);
    for (const [name, { make }] of possible) {
      const t = await runTo(place);
      const names = [...place.names, name];
      const check = watch?.(t, name);
      await make(t);
      expectPromises(t, names.join(' → '));
      check?.(names.join(' → '));
      arrive(t, place.create, names);
      paths += 1;
      stop(t);
    }
  }
  return { situations: known.size, paths };
}
