import { useEffect, useEffectEvent } from 'react';

interface Emitter<Event extends { readonly type: string }> {
  on(type: Event['type'], handler: (event: Event) => void): { unsubscribe(): void };
}

/** Lets a view hear what an actor emits; `hear` is the one of the last drawing. */
export function useEmitted<Event extends { readonly type: string }>(
  actor: Emitter<Event>,
  type: Event['type'],
  hear: (event: Event) => void,
): void {
  const latest = useEffectEvent(hear);
  useEffect(() => {
    const hearing = actor.on(type, (event) => latest(event));
    return () => hearing.unsubscribe();
  }, [actor, type]);
}
