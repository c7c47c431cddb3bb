import { type Response, Router } from 'express';
import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../src/generated/auth.ts';
import { reject } from '../envelope.ts';
import type { Attempts } from './attempts.ts';
import { verifyPassword } from './passwords.ts';
import type { Tokens } from './tokens.ts';
import { findCredentials, getSignedIn, readUser } from './usuarios.ts';

type Schemas = components['schemas'];

/** The authorisation service: sign-in, the signed-in user and the renewal of tokens. */
export function autorizacion(db: DatabaseSync, tokens: Tokens, attempts: Attempts): Router {
  const router = Router();

  function refuseLocked(res: Response, user: string): boolean {
    const seconds = attempts.lockedFor(user);
    if (seconds === 0) return false;
    const minutes = Math.ceil(seconds / 60);
    res.set('Retry-After', String(seconds));
    const wait = minutes === 1 ? '1 minuto' : `${minutes} minutos`;
    reject(res, 429, 'Inicio de sesión', `Demasiados intentos. Prueba otra vez en ${wait}.`);
    return true;
  }

  router.post('/v1/account/authenticate', async (req, res) => {
    const { userName, password } = req.body as Schemas['Credentials'];
    const found = findCredentials(db, userName);
    // User name and address mean the same account; unknown accounts are locked like any other.
    const user = found ? String(found.id) : userName.trim().toLowerCase();
    if (refuseLocked(res, user)) return;
    const valid = await verifyPassword(password, found?.clave);
    // Concurrent attempts may have used up the allowed number.
    if (refuseLocked(res, user)) return;
    const who = found && valid ? readUser(db, found.id) : undefined;
    if (found === undefined || who === undefined) {
      attempts.fail(user);
      reject(res, 401, 'Inicio de sesión', 'Usuario o contraseña incorrectos.');
      return;
    }
    attempts.forget(user);
    const value = { ...who.user, ...tokens.issue(found.id) };
    res.json({ title: 'Inicio de sesión', messages: [], value } satisfies Schemas['AuthenticateAnswer']);
  });

  router.get('/v1/account/currentuser', (req, res) => {
    res.json({ title: 'Usuario', messages: [], value: getSignedIn(req).user } satisfies Schemas['CurrentUserAnswer']);
  });

  router.post('/v1/account/token/refresh', (req, res) => {
    const { accessToken, refreshToken } = req.body as Schemas['TokenPair'];
    const value = tokens.renew(accessToken, refreshToken);
    if (value === undefined) {
      reject(res, 401, 'Sesión', 'La sesión no se puede renovar: inicia sesión otra vez.');
      return;
    }
    res.json({ title: 'Sesión renovada', messages: [], value } satisfies Schemas['RefreshAnswer']);
  });

  return router;
}
