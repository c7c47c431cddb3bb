/** Counts wrong passwords by user, in real time and in memory: a restart forgets them. */
export interface Attempts {
  /** Seconds until the user may try again; 0 when not locked. */
  lockedFor(user: string): number;
  /** Counts a wrong password; the fifth within five minutes locks the user for five minutes. */
  fail(user: string): void;
  /** Forgets the count of one user, or of all. */
  forget(user?: string): void;
}

const WINDOW_MS = 5 * 60 * 1000;

/** Counts wrong passwords, also of unknown users; `most` 0 counts none. */
export function createAttempts(maxFailures: number): Attempts {
  const failures = new Map<string, number[]>();
  const locks = new Map<string, number>();

  function forgetOld(now: number): void {
    for (const [user, until] of locks) if (until <= now) locks.delete(user);
    for (const [user, times] of failures) if ((times.at(-1) ?? 0) <= now - WINDOW_MS) failures.delete(user);
  }

  return {
    lockedFor: (user) => Math.max(0, Math.ceil(((locks.get(user) ?? 0) - Date.now()) / 1000)),
    fail: (user) => {
      if (maxFailures === 0) return;
      const now = Date.now();
      forgetOld(now);
      const times = [...(failures.get(user) ?? []).filter((time) => time > now - WINDOW_MS), now];
      if (times.length < maxFailures) {
        failures.set(user, times);
        return;
      }
      failures.delete(user);
      locks.set(user, now + WINDOW_MS);
    },
    forget: (user) => {
      for (const map of [failures, locks]) {
        if (user === undefined) map.clear();
        else map.delete(user);
      }
    },
  };
}
