import { sessionKey } from './keys.ts';

/** The tokens of one session and whose they are. */
export interface StoredSession {
  readonly token: string;
  readonly refreshToken: string;
  readonly userName: string;
}

/** Where the tokens live: local storage (specification 1, section 4), or memory when storage is absent, full or forbidden. */
export interface TokenStore {
  /** The stored session; null when there is none or when what is stored is rubbish. */
  read(): StoredSession | null;
  write(session: StoredSession): void;
  /** Removes the session. Other tabs hear when it had `expired`: they go on where they were, as this one does. */
  clear(reason?: 'expired'): void;
  /**
   * Calls back when another tab writes or removes the session, and whether it had expired, and when the page comes back that the browser had kept for Back:
   * nothing was told to it meanwhile. Gives the function that stops it.
   */
  subscribe(listener: (session: StoredSession | null, hasExpired: boolean) => void): () => void;
}

/** Stands in the place of an expired session for the moment before it is removed, so that other tabs hear of it. */
const expiredMark = '"vencida"';

/** More than any token: servers refuse heads of such a length. */
const longest = 16_384;

const text = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= longest;

/** Whether a header can carry it: anything else is no token of a service. */
const bearable = (token: string) => /^[\x21-\x7e]+$/.test(token);

/** The session in a stored text; null for rubbish. By hand: this is our own writing, and the login goes without the parser of answers. */
function parse(stored: string | null): StoredSession | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { token, refreshToken, userName }: { token?: unknown; refreshToken?: unknown; userName?: unknown } = value;
    return text(token) && bearable(token) && text(refreshToken) && typeof userName === 'string'
      ? { token, refreshToken, userName }
      : null;
  } catch {
    return null;
  }
}

/** Opens the store over the browser's local storage. Every access may throw there, so none is trusted. */
export function createTokenStore(
  storage: () => Storage = () => localStorage,
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = window,
): TokenStore {
  let memory: StoredSession | null = null;

  /** Whether the storage took the text: one that doesn't give it back is as good as none. */
  const keep = (json: string): boolean => {
    try {
      storage().setItem(sessionKey, json);
      return storage().getItem(sessionKey) === json;
    } catch {
      return false;
    }
  };

  const read = (): StoredSession | null => {
    if (memory) return memory;
    try {
      const stored = storage().getItem(sessionKey);
      const session = parse(stored);
      if (stored !== null && session === null) storage().removeItem(sessionKey);
      return session;
    } catch {
      return null;
    }
  };

  return {
    read,
    write(session) {
      if (keep(JSON.stringify(session))) {
        memory = null;
        return;
      }
      memory = session;
      // What an earlier session left must not come back in place of this one.
      try {
        storage().removeItem(sessionKey);
      } catch {}
    },
    clear(reason) {
      memory = null;
      try {
        if (reason === 'expired' && storage().getItem(sessionKey) !== null) storage().setItem(sessionKey, expiredMark);
      } catch {}
      try {
        storage().removeItem(sessionKey);
      } catch {}
    },
    subscribe(listener) {
      const onStorage = (event: Event) => {
        if (!(event instanceof StorageEvent)) return;
        if (event.key === sessionKey || event.key === null) {
          memory = null;
          // News of a removal may come when another session stands there already.
          listener(event.newValue === null ? read() : parse(event.newValue), event.newValue === expiredMark);
        }
      };
      const onShown = (event: Event) => {
        if ('persisted' in event && event.persisted) listener(read(), false);
      };
      events.addEventListener('storage', onStorage);
      events.addEventListener('pageshow', onShown);
      return () => {
        events.removeEventListener('storage', onStorage);
        events.removeEventListener('pageshow', onShown);
      };
    },
  };
}
