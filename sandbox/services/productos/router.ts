import { Router } from 'express';
import type { DatabaseSync } from 'node:sqlite';
import type { components, operations } from '../../../src/generated/core.ts';
import { rows } from '../../db/query.ts';
import { Refusal } from '../../refusal.ts';
import { readCampos } from './campos.ts';

type Schemas = components['schemas'];
type TablaQuery = operations['fetchTablaInformaciones']['parameters']['query'];

const PRODUCTOS = 'Consulta de productos';
const CAMPOS = 'Consulta de campos';
const TABLA = 'Consulta de tabla codigo';
/** The table of the plan field (specification 2, section 9). */
const TABLA_PLAN = 250041;

/** Products, their technical fields and lookup tables, the same for all signed-in users. */
export function productos(db: DatabaseSync): Router {
  const router = Router();

  router.get('/v1/productos', (_req, res) => {
    const value = rows<Schemas['Producto']>(db, 'SELECT id, nombre, id_ramo AS idArea FROM producto ORDER BY id');
    res.json({ title: PRODUCTOS, messages: [], value } satisfies Schemas['ProductosAnswer']);
  });

  router.get('/v1/productos/canal/:channel', (req, res) => {
    const value = rows<Schemas['Producto']>(
      db,
      `SELECT p.id, p.nombre, p.id_ramo AS idArea FROM producto_canal AS c JOIN producto AS p ON p.id = c.id_producto
       WHERE c.canal = ? ORDER BY p.id`,
      Number(req.params.channel),
    );
    res.json({ title: PRODUCTOS, messages: [], value } satisfies Schemas['ProductosAnswer']);
  });

  router.get('/v1/productos/campos/:product/:context', (req, res) => {
    const product = Number(req.params.product);
    checkProducto(db, product);
    const value = readCampos(db, product, Number(req.params.context));
    res.json({ title: CAMPOS, messages: [], value } satisfies Schemas['CamposTecnicosAnswer']);
  });

  router.post('/v1/productos/campos', (req, res) => {
    const { valor, cdProducto, cdTabla } = req.body as Schemas['PlanTarifasRequest'];
    checkProducto(db, cdProducto);
    if (cdTabla !== TABLA_PLAN) throw new Refusal(404, CAMPOS, `La tabla ${cdTabla} no es una tabla de planes.`);
    const value = rows<Schemas['TablaInformacion']>(
      db,
      `SELECT id, nombre, CAST(opcion AS TEXT) AS valorDato1, CAST(id_moneda AS TEXT) AS valorDato2, valor_dato3 AS valorDato3,
         valor_dato4 AS valorDato4, valor_dato5 AS valorDato5, valor_dato6 AS valorDato6
       FROM plan_tarifa WHERE id_producto = ? AND CAST(id_plan AS TEXT) = ? ORDER BY id`,
      cdProducto,
      valor.trim(),
    );
    res.json({ title: CAMPOS, messages: [], value } satisfies Schemas['TablaInformacionesAnswer']);
  });

  router.get('/v1/tablainformaciones', (req, res) => {
    const query = req.query as unknown as TablaQuery;
    const value = readTabla(db, query);
    res.json({ title: TABLA, messages: [], value } satisfies Schemas['TablaInformacionesAnswer']);
  });

  return router;
}

function checkProducto(db: DatabaseSync, id: number): void {
  if (rows(db, 'SELECT 1 FROM producto WHERE id = ?', id).length === 0) {
    throw new Refusal(404, CAMPOS, `No existe el producto ${id}.`);
  }
}

/** Rows of a lookup table that fit the parents' values; an empty value is no filter. */
function readTabla(db: DatabaseSync, query: TablaQuery): Schemas['TablaInformacion'][] {
  const { IdTabla } = query;
  if (rows(db, 'SELECT 1 FROM tabla WHERE id = ?', IdTabla).length === 0) {
    throw new Refusal(404, TABLA, `No existe la tabla ${IdTabla}.`);
  }
  const { valorDato1, valorDato2, valorDato3, valorDato4, valorDato5, valorDato6 } = query;
  const parents = [valorDato1, valorDato2, valorDato3, valorDato4, valorDato5, valorDato6].map((text) => text?.trim() || null);
  return rows(
    db,
    `SELECT id, nombre, valor_dato1 AS valorDato1, valor_dato2 AS valorDato2, valor_dato3 AS valorDato3,
       valor_dato4 AS valorDato4, valor_dato5 AS valorDato5, valor_dato6 AS valorDato6
     FROM tabla_fila WHERE id_tabla = ?1 AND (?2 IS NULL OR valor_dato1 = ?2) AND (?3 IS NULL OR valor_dato2 = ?3)
       AND (?4 IS NULL OR valor_dato3 = ?4) AND (?5 IS NULL OR valor_dato4 = ?5) AND (?6 IS NULL OR valor_dato5 = ?6)
       AND (?7 IS NULL OR valor_dato6 = ?7)
     ORDER BY orden`,
    IdTabla,
    ...parents,
  );
}
