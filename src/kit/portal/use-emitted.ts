import { useEffect, useEffectEvent } from 'react';

interface Emitter<Event extends { readonly type: string }> {
  on(type: Event['type'], handler: (event: Event) => void): { unsubscribe(): void };
}

/** Calls the latest `onEvent` for each emitted event of a type. */
export function useEmitted<Event extends { readonly type: string }>(
  actor: Emitter<Event>,
  type: Event['type'],
  onEvent: (event: Event) => void,
): void {
  const latest = useEffectEvent(onEvent);
  useEffect(() => {
    const subscription = actor.on(type, (event) => latest(event));
    return () => subscription.unsubscribe();
  }, [actor, type]);
}
