import { Router } from 'express';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../days.ts';
import { catalogos } from './catalogos/router.ts';
import { clientes } from './clientes/router.ts';
import { cotizaciones } from './cotizaciones/router.ts';
import { dashboard } from './dashboard/router.ts';
import { emisiones } from './emisiones/router.ts';
import { personas } from './personas.ts';
import { polizas } from './polizas/router.ts';
import { productos } from './productos/router.ts';
import { siniestros } from './siniestros/router.ts';
import { writeAnswers } from './solicitudes/agents.ts';
import { solicitudes } from './solicitudes/router.ts';

/** The core service: one router per topic. Every call first writes the agents' due answers. */
export function core(db: DatabaseSync, { today, now }: Clock): Router {
  const router = Router();
  router.use((_req, _res, next) => {
    writeAnswers(db, now());
    next();
  });
  router.use(catalogos(db));
  router.use(clientes(db, today));
  router.use(personas(db));
  router.use(dashboard(db, today));
  router.use(productos(db));
  router.use(cotizaciones(db, today));
  router.use(emisiones(db, today));
  router.use(polizas(db, today));
  router.use(siniestros(db));
  router.use(solicitudes(db, now));
  return router;
}
