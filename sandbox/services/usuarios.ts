import type { Request } from 'express';
import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../src/generated/auth.ts';
import { rows } from '../db/query.ts';

type CurrentUser = components['schemas']['CurrentUser'];

/** The signed-in user: the contract's fields, and the intermediary whose rows the user sees. */
export interface SignedIn {
  idMediador: number;
  roles: readonly number[];
  user: CurrentUser;
}

const signedIn = new WeakMap<Request, SignedIn>();

/** Remembers a call's user, once the bearer token was checked. */
export function setSignedIn(req: Request, who: SignedIn): void {
  signedIn.set(req, who);
}

/** The call's user; only for operations that need a bearer token. */
export function getSignedIn(req: Request): SignedIn {
  const who = signedIn.get(req);
  if (who === undefined) throw new Error(`${req.method} ${req.originalUrl} is not protected by the contract`);
  return who;
}

/** Id and password hash of a user, by user name or e-mail address, ignoring case. */
export function findCredentials(db: DatabaseSync, userName: string): { id: number; clave: string } | undefined {
  const name = userName.trim();
  return rows<{ id: number; clave: string }>(db, 'SELECT id, clave FROM usuario WHERE user_name = ? OR email = ?', name, name)[0];
}

/** Reads a user with intermediary and roles. */
export function readUser(db: DatabaseSync, id: number): SignedIn | undefined {
  const [found] = rows<Omit<CurrentUser, 'roles'> & { idMediador: number }>(
    db,
    `SELECT u.id_mediador AS idMediador, u.user_name AS userName, u.name, u.entidad, u.sucursal, m.code_mediador AS codeMediador,
       m.code_person_mediador AS codePersonMediador, u.email, u.tipo_documento AS typeDocument, u.identificador AS identifier,
       m.identificador AS mediadorIdentifier, m.tipo_documento AS mediadorTypeDocument, m.nombre AS mediadorName
     FROM usuario AS u JOIN mediador AS m ON m.id = u.id_mediador WHERE u.id = ?`,
    id,
  );
  if (found === undefined) return undefined;
  const { idMediador, ...user } = found;
  const roles = rows<{ id: number }>(db, 'SELECT id_rol AS id FROM usuario_rol WHERE id_usuario = ? ORDER BY id_rol', id);
  return { idMediador, roles: roles.map((role) => role.id), user: { ...user, roles: roles.map((role) => ({ id: role.id })) } };
}
