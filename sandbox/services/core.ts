import { Router } from 'express';
import type { DatabaseSync } from 'node:sqlite';
import type { components, operations } from '../../src/generated/core.ts';
import { rows } from '../db/query.ts';
import { reject } from '../envelope.ts';
import { type ClientesQuery, findClientes } from './clientes.ts';
import { getSignedIn } from './usuarios.ts';

type Schemas = components['schemas'];
type TipoDocumentosQuery = NonNullable<operations['fetchTipoDocumentos']['parameters']['query']>;

/** The role that the client routes ask for (specification 1, section 6). */
const INTERMEDIARIO = 32;

/** The core service: clients of the signed-in intermediary, and catalogues. */
export function core(db: DatabaseSync): Router {
  const router = Router();

  router.get('/v1/clientes', (req, res) => {
    const { idMediador, roles } = getSignedIn(req);
    if (!roles.includes(INTERMEDIARIO)) {
      reject(res, 403, 'Consulta de clientes', 'El usuario no tiene permiso para consultar clientes.');
      return;
    }
    const query: ClientesQuery = req.query;
    const page = findClientes(db, idMediador, query);
    res.json({ title: 'Consulta de clientes', messages: [], ...page } satisfies Schemas['ClientesAnswer']);
  });

  router.get('/v1/tipodocumentos', (req, res) => {
    const { idPais = null, idTipoPersona = null } = req.query as TipoDocumentosQuery;
    const value = rows<Schemas['TipoDocumento']>(
      db,
      `SELECT t.tipo, t.nombre FROM tipo_documento AS t WHERE EXISTS (
         SELECT 1 FROM tipo_documento_persona AS r JOIN pais AS p ON p.local = r.local
         WHERE r.tipo = t.tipo AND (?1 IS NULL OR p.id = ?1) AND (?2 IS NULL OR r.id_tipo_persona = ?2)
       ) ORDER BY t.orden`,
      idPais,
      idTipoPersona,
    );
    res.json({ title: 'Consulta de tipo de documentos', messages: [], value } satisfies Schemas['TipoDocumentosAnswer']);
  });

  router.get('/v1/tipopersonas', (_req, res) => {
    const value = rows<Schemas['CatalogoItem']>(db, 'SELECT id, nombre FROM tipo_persona ORDER BY id');
    res.json({ title: 'Consulta de tipo de personas', messages: [], value } satisfies Schemas['CatalogoAnswer']);
  });

  return router;
}
