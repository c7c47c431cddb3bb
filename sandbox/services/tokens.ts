import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { prepared, rows, transaction } from '../db/query.ts';

/** The two tokens of a session, as the person gets them: only their hashes are stored. */
export interface TokenPair {
  token: string;
  refreshToken: string;
}

/** The tokens of the sandbox: made at sign-in, renewed once each. */
export interface Tokens {
  /** Makes a pair for a user. */
  issue(idUsuario: number): TokenPair;
  /** Uses a refresh token up; undefined when it is unknown, used, expired, or not of that access token. */
  renew(accessToken: string, refreshToken: string): TokenPair | undefined;
  /** The user of an access token that has not expired. */
  userOf(accessToken: string): number | undefined;
  /** Seconds that the access tokens made from now on live. */
  setTtl(seconds: number): void;
  /** Makes every access token expired. */
  expire(): void;
}

const REFRESH_MS = 8 * 60 * 60 * 1000;

/** Keeps the tokens in the database. They expire by real time, whatever SANDBOX_NOW says. */
export function createTokens(db: DatabaseSync, ttlSeconds: number): Tokens {
  let ttl = ttlSeconds * 1000;
  prepared(db, 'DELETE FROM token WHERE expira_refresco <= ?').run(Date.now());

  function issue(idUsuario: number): TokenPair {
    const pair = { token: randomToken(), refreshToken: randomToken() };
    const now = Date.now();
    prepared(
      db,
      'INSERT INTO token (id_usuario, hash_acceso, expira_acceso, hash_refresco, expira_refresco) VALUES (?, ?, ?, ?, ?)',
    ).run(idUsuario, hash(pair.token), now + ttl, hash(pair.refreshToken), now + REFRESH_MS);
    return pair;
  }

  return {
    issue,
    renew: (accessToken, refreshToken) =>
      transaction(db, () => {
        const now = Date.now();
        const [used] = rows<{ id_usuario: number }>(
          db,
          `UPDATE token SET renovado = ? WHERE hash_refresco = ? AND hash_acceso = ? AND renovado IS NULL AND expira_refresco > ?
           RETURNING id_usuario`,
          now,
          hash(refreshToken),
          hash(accessToken),
          now,
        );
        return used && issue(used.id_usuario);
      }),
    userOf: (accessToken) =>
      rows<{ id_usuario: number }>(
        db,
        'SELECT id_usuario FROM token WHERE hash_acceso = ? AND expira_acceso > ?',
        hash(accessToken),
        Date.now(),
      )[0]?.id_usuario,
    setTtl: (seconds) => {
      ttl = seconds * 1000;
    },
    expire: () => {
      prepared(db, 'UPDATE token SET expira_acceso = 0').run();
    },
  };
}

function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
