import { type RequestHandler, Router } from 'express';
import type { DatabaseSync } from 'node:sqlite';
import type { components, operations } from '../../../src/generated/core.ts';
import { rows } from '../../db/query.ts';
import { Refusal } from '../../refusal.ts';
import { CODED, NUMBERED, PLACES } from './lists.ts';

type Schemas = components['schemas'];
type Query<Name extends keyof operations> = NonNullable<operations[Name]['parameters']['query']>;

const PAIS = 'id, nombre, sigla AS idSigla, prefijo AS telPrefijo, id_nacimiento AS idNacimiento';

/** The catalogues, the same for all signed-in users. A list of an unknown parent is empty. */
export function catalogos(db: DatabaseSync): Router {
  const router = Router();

  for (const { path, title, table } of NUMBERED) {
    router.get(path, (_req, res) => {
      const value = rows<Schemas['CatalogoItem']>(db, `SELECT id, nombre FROM ${table} ORDER BY id`);
      res.json({ title, messages: [], value } satisfies Schemas['CatalogoAnswer']);
    });
  }
  for (const { path, title, sql } of CODED) {
    router.get(path, (_req, res) => {
      res.json({ title, messages: [], value: rows(db, sql) });
    });
  }

  router.get('/v1/tipodocumentos', (req, res) => {
    const { idPais = null, idTipoPersona = null } = req.query as Query<'fetchTipoDocumentos'>;
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

  router.get('/v1/tablacodigos/:code', (req, res) => {
    const title = 'Consulta de tabla codigo';
    const sql = 'SELECT id, nombre FROM codigo WHERE tabla = ? ORDER BY orden';
    const value = rows<Schemas['CodigoItem']>(db, sql, req.params.code);
    if (value.length === 0) throw new Refusal(404, title, 'No existe esa tabla de códigos.');
    res.json({ title, messages: [], value } satisfies Schemas['CodigosAnswer']);
  });

  const countries = (title: string): RequestHandler => {
    return (_req, res) => {
      const value = rows<Schemas['PaisNacimiento']>(db, `SELECT ${PAIS} FROM pais ORDER BY id`);
      res.json({ title, messages: [], value } satisfies Schemas['PaisesNacimientoAnswer']);
    };
  };
  router.get('/v1/paises', countries('Consulta de países'));
  router.get('/v1/paises/nacimientos', countries('Consulta de países de nacimiento'));

  for (const { path, title, table, parent, name } of PLACES) {
    router.get(path, (req, res) => {
      const given: Record<string, unknown> = { ...req.query, ...req.params };
      const sql = `SELECT id, nombre FROM ${table} WHERE ${parent} = ? ORDER BY id`;
      const value = rows<Schemas['CatalogoItem']>(db, sql, Number(given[name]));
      res.json({ title, messages: [], value } satisfies Schemas['CatalogoAnswer']);
    });
  }

  router.get('/v1/actividadeseconomicas', (req, res) => {
    const { idTipoPersona = null } = req.query as Query<'fetchActividadesEconomicas'>;
    const value = rows<Schemas['CatalogoItem']>(
      db,
      `SELECT a.id, a.nombre FROM actividad_economica AS a WHERE ?1 IS NULL OR EXISTS (
         SELECT 1 FROM actividad_economica_persona AS r WHERE r.id_actividad = a.id AND r.id_tipo_persona = ?1
       ) ORDER BY a.id`,
      idTipoPersona,
    );
    res.json({ title: 'Consulta de actividades económicas', messages: [], value } satisfies Schemas['CatalogoAnswer']);
  });

  router.get('/v1/bancos', (req, res) => {
    const { indDebito = null } = req.query as Query<'fetchBancos'>;
    const sql = 'SELECT id, nombre FROM banco WHERE ?1 IS NOT 1 OR debito = 1 ORDER BY id';
    const value = rows<Schemas['CatalogoItem']>(db, sql, indDebito);
    res.json({ title: 'Consulta de bancos', messages: [], value } satisfies Schemas['CatalogoAnswer']);
  });

  return router;
}
