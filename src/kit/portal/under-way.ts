/** Counts the reads of the services that are under way. */
export interface UnderWay {
  /** Counts the reads that go through `send`; writes show their own progress. */
  readonly counting: (send: (request: Request) => Promise<Response>) => (request: Request) => Promise<Response>;
  readonly isAny: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls back with the address of each call, reads and writes, as it begins. */
  readonly watchCalls: (listener: (url: string) => void) => () => void;
}

/** A counter at zero. */
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
