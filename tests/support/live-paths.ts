import { expect } from 'vitest';

/** One thing that can happen to a running machine. */
export interface LiveHappening<Test> {
  /** When it can happen; always unless given. */
  readonly when?: (t: Test) => boolean;
  readonly make: (t: Test) => unknown;
}

/** A machine that runs with its children, and what is to be known of it to walk all its paths. */
interface Live<Test> {
  readonly starts: readonly (() => Test)[];
  readonly stop: (t: Test) => unknown;
  /** Nothing can happen to it any more. */
  readonly isOver: (t: Test) => boolean;
  readonly happenings: Readonly<Record<string, LiveHappening<Test>>>;
  /** All that it decides by: two situations with the same are one. */
  readonly essence: (t: Test) => string;
  /** What must be true of it at any time. */
  readonly promises: (t: Test) => Readonly<Record<string, boolean>>;
  /** Looks before something happens, and asserts afterwards. */
  readonly watch?: (t: Test, name: string) => (way: string) => void;
}

/**
 * Walks everything that can happen in every situation that a machine comes to, from its starts on, by running it: its children tell it what they tell
 * it at work. Each way there is the shortest.
 */
export async function walkLive<Test>({ starts, stop, isOver, happenings, essence, promises, watch }: Live<Test>) {
  const expectPromises = (t: Test, way: string) => {
    const broken = Object.entries(promises(t)).flatMap(([promise, kept]) => (kept ? [] : [promise]));
    expect(broken, `after ${way}`).toEqual([]);
  };
  const known = new Set<string>();
  const places: { readonly create: () => Test; readonly names: readonly string[] }[] = [];
  /** Whoever came here first is walked on. */
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
  // It grows while it is walked.
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
