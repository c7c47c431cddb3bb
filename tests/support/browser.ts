/** Stand-ins for browser features that Node lacks: storage shared by tabs, its events, Web Locks. */

/** The event of a write by another tab; for `vi.stubGlobal('StorageEvent', FakeStorageEvent)`. */
export class FakeStorageEvent extends Event {
  readonly key: string | null;
  readonly newValue: string | null;

  constructor(type: string, { key = null, newValue = null }: { key?: string | null; newValue?: string | null } = {}) {
    super(type);
    this.key = key;
    this.newValue = newValue;
  }
}

type OnChange = (key: string | null, newValue: string | null) => void;

/** A storage whose keys are its own properties, as in browsers; `onChange` hears every write. */
export function fakeStorage(items: Record<string, string> = {}, onChange: OnChange = () => undefined): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
      onChange(key, value);
    },
    removeItem(this: Record<string, string>, key: string) {
      if (!Object.hasOwn(this, key)) return;
      // oxlint-disable-next-line typescript/no-dynamic-delete -- keys of a storage
      delete this[key];
      onChange(key, null);
    },
  };
  return Object.assign(Object.create(methods) as object, items) as Storage;
}

/** A storage that throws in the operations that `broken` names. */
export function brokenStorage(broken: Partial<Record<'getItem' | 'setItem' | 'removeItem', boolean>>, items = {}): Storage {
  const storage = fakeStorage(items);
  for (const [method, throws] of Object.entries(broken)) {
    if (!throws) continue;
    const fail = () => {
      throw new DOMException(`${method} is not allowed`, 'QuotaExceededError');
    };
    Object.defineProperty(storage, method, { value: fail, enumerable: false });
  }
  return storage;
}

/** The entries of a storage as a plain object. */
export const contents = (storage: Storage): Record<string, string> => Object.fromEntries(Object.entries(storage));

/** One tab over a shared storage. */
export interface Tab {
  readonly storage: Storage;
  readonly events: EventTarget;
}

/** Tabs over one storage; each hears the writes of the others. */
export function fakeTabs(count: number, items: Record<string, string> = {}): readonly Tab[] {
  const targets = Array.from({ length: count }, () => new EventTarget());
  let writer = -1;
  const shared = fakeStorage(items, (key, newValue) => {
    const from = writer;
    targets.forEach((target, index) => {
      if (index !== from) queueMicrotask(() => target.dispatchEvent(new FakeStorageEvent('storage', { key, newValue })));
    });
  });
  return targets.map((events, index) => ({
    events,
    storage: new Proxy(shared, {
      get(target, property, receiver): unknown {
        const value: unknown = Reflect.get(target, property, receiver);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]): unknown => {
          writer = index;
          return Reflect.apply(value, target, args);
        };
      },
    }),
  }));
}

/** Web Locks: one holder at a time per name, the others queue. Counts the requests for locks. */
export function fakeLocks(): { readonly manager: LockManager; readonly requests: readonly string[] } {
  const requests: string[] = [];
  const queues = new Map<string, Promise<unknown>>();
  const request = async (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
    requests.push(name);
    const turn = (queues.get(name) ?? Promise.resolve()).then(() => {
      signal.throwIfAborted();
      return work();
    });
    queues.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
  return { manager: { request } as unknown as LockManager, requests };
}

/** Web Locks shared by two tabs, which grant a lock at once or never. */
export function fakeFreeLocks(): LockManager {
  const held = new Set<string>();
  const request = async (name: string, { ifAvailable }: LockOptions, work: (lock: Lock | null) => Promise<void> | undefined) => {
    if (!ifAvailable) throw new Error('Whoever waits for a lock shows nothing meanwhile');
    if (held.has(name)) return work(null);
    held.add(name);
    await work({ name, mode: 'exclusive' });
    held.delete(name);
  };
  const query = () => Promise.resolve({ held: [...held].map((name) => ({ name })), pending: [] });
  return { request, query } as unknown as LockManager;
}
