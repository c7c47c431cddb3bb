/** Knows the calls of the services: it counts the readings that are under way. */
export interface UnderWay {
  /** Counts what goes through `send`. Only readings: what a person sends shows its own progress. */
  readonly counting: (send: (request: Request) => Promise<Response>) => (request: Request) => Promise<Response>;
  readonly isAny: () => boolean;
  /** Calls back when the first begins and when the last ends. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls back with the address of each call as it begins. */
  readonly watchCalls: (listener: (url: string) => void) => () => void;
}

/** Begins with nothing under way. */
export function createUnderWay(): UnderWay {
  let count = 0;
  const listeners = new Set<() => void>();
  const watchers = new Set<(url: string) => void>();
  const change = (by: 1 | -1) => {
    const before = count > 0;
    count += by;
    if (before === count > 0) return;
    for (const listener of listeners) listener();
  };
  return {
    counting: (send) => async (request) => {
      for (const watcher of watchers) watcher(request.url);
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
    watchCalls(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
  };
}
