/** A value that is made once for all callers. */
export interface Retryable<T> {
  /** Gives the value; after a failure the next call makes it again. */
  readonly load: () => Promise<T>;
  /** The value if it is made, else null. */
  readonly current: () => T | null;
}

/** Wraps a maker that may fail without a network. */
export function retryable<T>(make: () => Promise<T>): Retryable<T> {
  let pending: Promise<T> | null = null;
  let value: T | null = null;
  const attempt = async () => {
    try {
      value = await make();
      return value;
    } catch (error) {
      pending = null;
      throw error;
    }
  };
  return {
    load() {
      pending ??= attempt();
      return pending;
    },
    current: () => value,
  };
}
