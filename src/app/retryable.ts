/** A value that is made once, however often it is asked for. */
export interface Retryable<T> {
  /** Gives the value; a failed making is tried again by the next call. */
  readonly load: () => Promise<T>;
  /** The value when it is here already. */
  readonly current: () => T | null;
}

/** Wraps the making of a value that may fail for want of a network. */
export function retryable<T>(make: () => Promise<T>): Retryable<T> {
  let pending: Promise<T> | null = null;
  let made: T | null = null;
  const attempt = async () => {
    try {
      made = await make();
      return made;
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
    current: () => made,
  };
}
