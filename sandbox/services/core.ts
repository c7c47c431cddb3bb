import { Router } from 'express';
import type { DatabaseSync } from 'node:sqlite';
import { catalogos } from './catalogos/router.ts';
import { clientes } from './clientes/router.ts';
import { cotizaciones } from './cotizaciones/router.ts';
import { dashboard } from './dashboard/router.ts';
import { emisiones } from './emisiones/router.ts';
import { personas } from './personas.ts';
import { polizas } from './polizas/router.ts';
import { productos } from './productos/router.ts';
import { siniestros } from './siniestros/router.ts';
import { solicitudes } from './solicitudes/router.ts';

/**
 * The core service: one router a topic.
 * @param today tells the day in Santo Domingo (SANDBOX_NOW, when it is set)
 * @param now tells the instant likewise, as yyyy-MM-ddTHH:mm:ssZ
 */
export function core(db: DatabaseSync, today: () => string, now: () => string): Router {
  const router = Router();
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
