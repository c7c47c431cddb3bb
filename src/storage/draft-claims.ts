import { keyPrefix } from './keys.ts';

const lockPrefix = `${keyPrefix}borrador.`;

/** A draft that this tab holds; nobody else may go on with it until it is released. */
export interface DraftClaim {
  readonly release: () => void;
}

type Locks = Pick<LockManager, 'request' | 'query'> | undefined;

const browserLocks = (): Locks => globalThis.navigator?.locks;

/**
 * Holds a draft for this tab, so that two tabs don't write one; null when another tab holds it. Where there are no Web Locks (plain http over a
 * LAN), or they are forbidden, everything can be claimed. A tab that dies releases what it held.
 */
export async function claimDraft(id: string, locks: Locks = browserLocks()): Promise<DraftClaim | null> {
  const { promise, resolve } = Promise.withResolvers<DraftClaim | null>();
  const unlocked: DraftClaim = { release: () => undefined };
  if (!locks) return unlocked;
  const hold = (lock: Lock | null): Promise<void> | undefined => {
    if (!lock) {
      resolve(null);
      return undefined;
    }
    // The lock is held for as long as this promise is open.
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

/** The ids of the drafts that some tab holds, this one included; none where there are no Web Locks. */
export async function heldDrafts(locks: Locks = browserLocks()): Promise<ReadonlySet<string>> {
  try {
    const held = (await locks?.query())?.held ?? [];
    return new Set(held.flatMap(({ name = '' }) => (name.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : [])));
  } catch {
    return new Set();
  }
}
