import { Router } from 'express';
import type { DatabaseSync } from 'node:sqlite';
import type { components, operations } from '../../../src/generated/core.ts';
import { rows } from '../../db/query.ts';

type Schemas = components['schemas'];
type TipoDocumentosQuery = NonNullable<operations['fetchTipoDocumentos']['parameters']['query']>;

/** The catalogues: the same for everybody who is signed in. */
export function catalogos(db: DatabaseSync): Router {
  const router = Router();

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
