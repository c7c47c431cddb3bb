import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { prepared, rows, transaction } from '../db/query.ts';
import { isSignedJwt, signJwt } from './jwt.ts';

/** The two tokens of a session in clear text; the database stores only hashes. */
export interface TokenPair {
  token: string;
  refreshToken: string;
}

/**
 * The sandbox's tokens: issued at sign-in, each renewed once. Tokens of one sign-in are a family.
 */
export interface Tokens {
  /** Issues the first pair of a family, for a user. */
  issue(idUsuario: number): TokenPair;
  /**
   * Uses up a refresh token; undefined when it is not valid for that access token. Repeating one
   * later than the grace period ends its family: it may be stolen (assumptions S20).
   */
  renew(accessToken: string, refreshToken: string): TokenPair | undefined;
  /** User of a valid, unexpired access token. */
  userOf(accessToken: string): number | undefined;
  /** Sets the lifetime of new access tokens, in seconds. */
  setTtl(seconds: number): void;
  /** Sets the seconds in which a repeated refresh token is refused without ending its family. */
  setReuseGrace(seconds: number): void;
  /** Expires every access token, and with `refresh` every refresh token, as after a night. */
  expire(options?: { refresh?: boolean }): void;
}

/**
 * Two tabs may send the same token where there are no locks: the later one within the 15 s that the
 * first one waits for its answer.
 */
const REUSE_GRACE = 20;

const REFRESH_MS = 8 * 60 * 60 * 1000;

interface Stored {
  id_usuario: number;
  familia: string;
  hash_acceso: string;
  expira_refresco: number;
  renovado: number | null;
}

/** Keeps the tokens in the database. They expire by real time, whatever SANDBOX_NOW says. */
export function createTokens(db: DatabaseSync, ttlSeconds: number): Tokens {
  let ttl = ttlSeconds * 1000;
  let grace = REUSE_GRACE * 1000;
  const key = readKey(db);
  prepared(db, 'DELETE FROM token WHERE expira_refresco <= ?').run(Date.now());

  function issue(idUsuario: number, familia: string): TokenPair {
    const now = Date.now();
    const claims = { sub: String(idUsuario), iat: Math.floor(now / 1000), exp: Math.ceil((now + ttl) / 1000), jti: randomUUID() };
    const pair = { token: signJwt(claims, key), refreshToken: randomBytes(32).toString('base64url') };
    prepared(
      db,
      `INSERT INTO token (id_usuario, familia, hash_acceso, expira_acceso, hash_refresco, expira_refresco)
       VALUES (?, ?, ?, ?, ?, ?)`,
    ).run(idUsuario, familia, hash(pair.token), now + ttl, hash(pair.refreshToken), now + REFRESH_MS);
    return pair;
  }

  function renew(accessToken: string, refreshToken: string): TokenPair | undefined {
    const now = Date.now();
    const sent = hash(refreshToken);
    const [found] = rows<Stored>(db, 'SELECT * FROM token WHERE hash_refresco = ?', sent);
    if (found === undefined) return undefined;
    if (found.renovado !== null) {
      if (now - found.renovado > grace) prepared(db, 'DELETE FROM token WHERE familia = ?').run(found.familia);
      return undefined;
    }
    if (found.hash_acceso !== hash(accessToken) || found.expira_refresco <= now) return undefined;
    prepared(db, 'UPDATE token SET renovado = ? WHERE hash_refresco = ?').run(now, sent);
    return issue(found.id_usuario, found.familia);
  }

  return {
    issue: (idUsuario) => issue(idUsuario, randomUUID()),
    renew: (accessToken, refreshToken) => transaction(db, () => renew(accessToken, refreshToken)),
    userOf: (accessToken) =>
      isSignedJwt(accessToken, key)
        ? rows<{ id_usuario: number }>(
            db,
            'SELECT id_usuario FROM token WHERE hash_acceso = ? AND expira_acceso > ?',
            hash(accessToken),
            Date.now(),
          )[0]?.id_usuario
        : undefined,
    setTtl: (seconds) => {
      ttl = seconds * 1000;
    },
    setReuseGrace: (seconds) => {
      grace = seconds * 1000;
    },
    expire: ({ refresh = false } = {}) => {
      prepared(db, 'UPDATE token SET expira_acceso = 0').run();
      if (refresh) prepared(db, 'UPDATE token SET expira_refresco = 0').run();
    },
  };
}

function readKey(db: DatabaseSync): Uint8Array {
  const [found] = rows<{ clave: Uint8Array }>(db, 'SELECT clave FROM clave_firma');
  if (found === undefined) throw new Error('The database has no key to sign tokens with');
  return found.clave;
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
