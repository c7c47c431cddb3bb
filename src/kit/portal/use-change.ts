import { useEffect, useEffectEvent } from 'react';

interface Source<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(next: (snapshot: Snapshot) => void): { unsubscribe(): void };
}

/** Calls back in each change of what is selected of an actor; `select` is made outside of the component. */
export function useChange<Snapshot, Selected>(
  actor: Source<Snapshot>,
  select: (snapshot: Snapshot) => Selected,
  onChange: (selected: Selected) => void,
): void {
  const latest = useEffectEvent(onChange);
  useEffect(() => {
    let before = select(actor.getSnapshot());
    const watching = actor.subscribe((snapshot) => {
      const now = select(snapshot);
      const isOther = now !== before;
      before = now;
      if (isOther) latest(now);
    });
    return () => watching.unsubscribe();
  }, [actor, select]);
}
