import type { RequestHandler } from 'express';
import { reject } from '../envelope.ts';
import { getSignedIn } from './usuarios.ts';

/** The role that every route of an intermediary's own rows asks for (specification 1 and 2, section 6). */
const INTERMEDIARIO = 32;

/**
 * Lets only intermediaries pass; anyone else gets a 403.
 * @param title headline of the answer, such as 'Consulta de clientes'
 */
export function onlyIntermediarios(title: string): RequestHandler {
  return (req, res, next) => {
    if (getSignedIn(req).roles.includes(INTERMEDIARIO)) next();
    else reject(res, 403, title, 'El usuario no tiene permiso para esta consulta.');
  };
}
