import { type RequestHandler, Router } from 'express';
import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../src/generated/core.ts';
import { rows } from '../../db/query.ts';
import { Refusal } from '../../refusal.ts';
import { continueAfter } from '../../wait.ts';
import { onlyIntermediarios } from '../roles.ts';
import { getSignedIn } from '../usuarios.ts';
import { readCotizacion, readPlanes } from './detail.ts';
import { findCotizaciones } from './list.ts';
import { saveCotizacion } from './save.ts';
import { ratingTime } from './tariff.ts';

type Schemas = components['schemas'];

const TITLE = 'Cotización';

/** The signed-in intermediary's quotes, and the default regions of a new one. */
export function cotizaciones(db: DatabaseSync, today: () => string): Router {
  const router = Router();

  router.get('/v1/cotizaciones', onlyIntermediarios('Consulta de cotizaciones'), (req, res) => {
    const page = findCotizaciones(db, getSignedIn(req).idMediador, req.query);
    res.json({ title: 'Consulta de cotizaciones', messages: [], ...page } satisfies Schemas['CotizacionesAnswer']);
  });

  router.post('/v1/cotizaciones', onlyIntermediarios(TITLE), waitForRating, (req, res) => {
    const body = req.body as Schemas['CotizacionRequest'];
    const nu = saveCotizacion(db, getSignedIn(req), body, today());
    res.json(nu === undefined ? noPlanAnswer(body) : plansAnswer(nu, readPlanes(db, nu)));
  });

  router.get('/v1/cotizaciones/:id', onlyIntermediarios('Consulta de cotización'), (req, res) => {
    const value = readCotizacion(db, getSignedIn(req).idMediador, Number(req.params['id']));
    res.json({ title: 'Consulta de cotización', messages: [], value } satisfies Schemas['CotizacionAnswer']);
  });

  router.get('/v1/regiones/mediador/:code', onlyIntermediarios('Consulta de regiones'), (req, res) => {
    const { idMediador, user } = getSignedIn(req);
    const code = Number(req.params['code']);
    if (code !== user.codeMediador) throw new Refusal(404, 'Consulta de regiones', `No existe el intermediario ${code}.`);
    const value = rows<Schemas['RegionMediador']>(
      db,
      `SELECT id_region AS cdRegion, id_sucursal AS cdSucursal, id_entidad AS cdEntidad FROM mediador_region
       WHERE id_mediador = ? ORDER BY id_entidad`,
      idMediador,
    );
    res.json({ title: 'Consulta de regiones', messages: [], value } satisfies Schemas['RegionesMediadorAnswer']);
  });

  return router;
}

/** A caller that disconnects before the end of the rating has rated nothing. */
const waitForRating: RequestHandler = (req, res, next) => {
  const ms = ratingTime((req.body as Schemas['CotizacionRequest']).cdProducto);
  if (ms === 0) next();
  else continueAfter(ms, res, next);
};

function plansAnswer(nu: number, value: Schemas['PlanCotizado'][]): Schemas['PlanesAnswer'] {
  return { title: TITLE, messages: [`La cotización ${nu} fue realizada correctamente.`], value };
}

function noPlanAnswer({ nuCotizacionMod }: Schemas['CotizacionRequest']): Schemas['PlanesAnswer'] {
  const rest =
    nuCotizacionMod === null ? 'no se guardó ninguna cotización' : `la cotización ${nuCotizacionMod} queda como estaba`;
  return { title: TITLE, messages: [`Ningún plan de este producto admite el riesgo: ${rest}.`], value: [] };
}
