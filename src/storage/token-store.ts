import * as z from 'zod/mini';

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
  clear(): void;
  /** Calls back when another tab writes or removes the session; gives the function that stops it. */
  subscribe(listener: (session: StoredSession | null) => void): () => void;
}

/** The one key that holds the session. */
export const sessionKey = 'autogestion.sesion';

const storedSession = z.object({
  token: z.string().check(z.minLength(1)),
  refreshToken: z.string().check(z.minLength(1)),
  userName: z.string(),
});

function parse(text: string | null): StoredSession | null {
  if (text === null) return null;
  try {
    return storedSession.parse(JSON.parse(text));
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

  return {
    read() {
      if (memory) return memory;
      try {
        return parse(storage().getItem(sessionKey));
      } catch {
        return null;
      }
    },
    write(session) {
      try {
        storage().setItem(sessionKey, JSON.stringify(session));
        memory = null;
      } catch {
        memory = session;
        // What an earlier session left must not come back in place of this one.
        try {
          storage().removeItem(sessionKey);
        } catch {}
      }
    },
    clear() {
      memory = null;
      try {
        storage().removeItem(sessionKey);
      } catch {}
    },
    subscribe(listener) {
      const onStorage = (event: Event) => {
        if (!(event instanceof StorageEvent)) return;
        if (event.key === sessionKey || event.key === null) {
          memory = null;
          listener(parse(event.newValue));
        }
      };
      events.addEventListener('storage', onStorage);
      return () => events.removeEventListener('storage', onStorage);
    },
  };
}
