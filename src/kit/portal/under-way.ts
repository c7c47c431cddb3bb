/** Counts the readings of the services that are under way. */
export interface UnderWay {
  /** Counts what goes through `send`. Only readings: what a person sends shows its own progress. */
  readonly counting: (send: (request: Request) => Promise<Response>) => (request: Request) => Promise<Response>;
  readonly isAny: () => boolean;
  /** Calls back when the first begins and when the last ends. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Begins with nothing under way. */
export function createUnderWay(): UnderWay {
  let count = 0;
  const listeners = new Set<() => void>();
  const change = (by: 1 | -1) => {
    const before = count > 0;
    count += by;
    if (before === count > 0) return;
    for (const listener of listeners) listener();
  };
  return {
    counting: (send) => async (request) => {
      if (request.method !== 'GET') return send(request);
      change(1);
      try {
        return await send(request);
      } finally {
        change(-1);
      }
    },
    isAny: () => count > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
