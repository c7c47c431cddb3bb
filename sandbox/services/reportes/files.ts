import { type Request, Router } from 'express';
import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { prepared, rows } from '../../db/query.ts';
import { reject } from '../../envelope.ts';
import { getSignedIn } from '../usuarios.ts';
import { FOREIGN } from './value-faults.ts';

const HOUR = 60 * 60 * 1000;
const REDIRECTED = '/archivos/redireccion/';

/** Stores a file for an hour of real time and returns its path below the service. */
export function storeFile(db: DatabaseSync, idMediador: number, name: string, content: Buffer): string {
  const id = randomBytes(16).toString('hex');
  prepared(db, 'DELETE FROM archivo WHERE expira <= ?').run(Date.now());
  prepared(db, 'INSERT INTO archivo (id, id_mediador, nombre, contenido, expira) VALUES (?, ?, ?, ?, ?)').run(
    id,
    idMediador,
    name,
    content,
    Date.now() + HOUR,
  );
  return `/archivos/${id}/${encodeURIComponent(name)}`;
}

/** Path below the service that redirects to another host. */
export function redirectedPath(name: string): string {
  return `${REDIRECTED}${encodeURIComponent(name)}`;
}

/** Full address of a path of this service, on the caller's host. */
export function addressOf(req: Request, path: string): string {
  const named = req.headers.host ?? '';
  const { localAddress, localPort } = req.socket;
  const local = localAddress?.includes(':') ? `[${localAddress}]` : localAddress;
  const host = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i.test(named) ? named : `${local}:${localPort}`;
  return `${req.protocol}://${host}${req.baseUrl}${path}`;
}

/** Files of report links. No contract has them, so the mounting code checks the bearer token. */
export function archivos(db: DatabaseSync): Router {
  const router = Router();
  router.get(`${REDIRECTED}:nombre`, (req, res) => {
    res.redirect(`${FOREIGN}/${encodeURIComponent(req.params.nombre)}`);
  });
  router.get('/archivos/:id/:nombre', (req, res) => {
    const [file] = rows<{ contenido: Uint8Array; nombre: string }>(
      db,
      'SELECT contenido, nombre FROM archivo WHERE id = ? AND nombre = ? AND id_mediador = ? AND expira > ?',
      req.params.id,
      req.params.nombre,
      getSignedIn(req).idMediador,
      Date.now(),
    );
    if (file === undefined) {
      reject(res, 404, 'Archivo', 'El archivo no existe o ya no está disponible.');
      return;
    }
    // `attachment` takes the type from the name.
    res.attachment(file.nombre).send(Buffer.from(file.contenido));
  });
  return router;
}
