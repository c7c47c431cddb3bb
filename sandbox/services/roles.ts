import type { RequestHandler } from 'express';
import { reject } from '../envelope.ts';
import { getSignedIn } from './usuarios.ts';

/** Role for all routes with an intermediary's own rows (specification 1 and 2, section 6). */
const INTERMEDIARIO = 32;

/**
 * Lets only intermediaries pass; other users get a 403.
 * @param title title of the answer, such as 'Consulta de clientes'
 */
export function onlyIntermediarios(title: string): RequestHandler {
  return (req, res, next) => {
    if (getSignedIn(req).roles.includes(INTERMEDIARIO)) next();
    else reject(res, 403, title, 'El usuario no tiene permiso para esta consulta.');
  };
}
