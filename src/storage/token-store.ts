import { sessionKey } from './keys.ts';

/** The tokens of one session, and its user. */
export interface StoredSession {
  readonly token: string;
  readonly refreshToken: string;
  readonly userName: string;
}

/** The tokens in local storage (specification 1, section 4), or in memory when storage fails. */
export interface TokenStore {
  /** The stored session; null for none or an invalid one. */
  read(): StoredSession | null;
  write(session: StoredSession): void;
  /** Removes the session; other tabs hear whether it had `expired`. */
  clear(reason?: 'expired'): void;
  /**
   * Calls back when another tab changes the session, and when the page returns from the
   * back/forward cache, where it heard nothing. Gives the function that ends it.
   */
  subscribe(listener: (session: StoredSession | null, hasExpired: boolean) => void): () => void;
}

/** Replaces an expired session before its removal, so that other tabs hear of the expiry. */
const expiredMark = '"vencida"';

/** Longer than any token, as servers refuse headers of this length. */
const longest = 16_384;

const text = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= longest;

const bearable = (token: string) => /^[\x21-\x7e]+$/.test(token);

/** Parses by hand, as the login has no parser. */
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

/** Opens the store over local storage, every access of which may throw. */
export function createTokenStore(
  storage: () => Storage = () => localStorage,
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = window,
): TokenStore {
  let memory: StoredSession | null = null;

  /** Whether the storage keeps the text: some accept it and give nothing back. */
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
      // An earlier session must not be read in place of this one.
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
          // Another session may be stored when the news of a removal arrives.
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
