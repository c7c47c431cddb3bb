import { useEffect, useEffectEvent } from 'react';

interface Source<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(next: (snapshot: Snapshot) => void): { unsubscribe(): void };
}

/** Calls back when a selected value of an actor changes, before React renders; gives its end. */
export function followChange<Snapshot, Selected>(
  actor: Source<Snapshot>,
  select: (snapshot: Snapshot) => Selected,
  onChange: (selected: Selected) => void,
): () => void {
  let before = select(actor.getSnapshot());
  const following = actor.subscribe((snapshot) => {
    const now = select(snapshot);
    const isOther = now !== before;
    before = now;
    if (isOther) onChange(now);
  });
  return () => following.unsubscribe();
}

/** {@link followChange} as a hook; `select` is made outside of the component. */
export function useChange<Snapshot, Selected>(
  actor: Source<Snapshot>,
  select: (snapshot: Snapshot) => Selected,
  onChange: (selected: Selected) => void,
): void {
  const latest = useEffectEvent(onChange);
  useEffect(() => followChange(actor, select, (selected) => latest(selected)), [actor, select]);
}
