import { keyPrefix } from './keys.ts';

const lockPrefix = `${keyPrefix}borrador.`;

/** A draft that this tab holds; no other tab may continue it until its release. */
export interface DraftClaim {
  readonly release: () => void;
}

type Locks = Pick<LockManager, 'request' | 'query'> | undefined;

const browserLocks = (): Locks => globalThis.navigator?.locks;

/** Null when another tab holds the draft. Without Web Locks (plain http) every claim succeeds. */
export async function claimDraft(id: string, locks: Locks = browserLocks()): Promise<DraftClaim | null> {
  const { promise, resolve } = Promise.withResolvers<DraftClaim | null>();
  const unlocked: DraftClaim = { release: () => undefined };
  if (!locks) return unlocked;
  const hold = (lock: Lock | null): Promise<void> | undefined => {
    if (!lock) {
      resolve(null);
      return undefined;
    }
    // The lock is held while this promise is pending.
    const released = Promise.withResolvers<void>();
    resolve({ release: released.resolve });
    return released.promise;
  };
  // After the answer this rejects only when the lock is lost with its tab.
  Promise.resolve()
    .then(() => locks.request(lockPrefix + id, { ifAvailable: true }, hold))
    .catch(() => resolve(unlocked));
  return promise;
}

/** The ids of drafts that any tab holds, this one included; none without Web Locks. */
export async function heldDrafts(locks: Locks = browserLocks()): Promise<ReadonlySet<string>> {
  try {
    const held = (await locks?.query())?.held ?? [];
    return new Set(held.flatMap(({ name = '' }) => (name.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : [])));
  } catch {
    return new Set();
  }
}
