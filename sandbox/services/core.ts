import { Router } from 'express';
import type { DatabaseSync } from 'node:sqlite';
import { catalogos } from './catalogos/router.ts';
import { clientes } from './clientes/router.ts';

/**
 * The core service: one router a topic.
 * @param today tells the day in Santo Domingo (SANDBOX_NOW, when it is set)
 */
export function core(db: DatabaseSync, today: () => string): Router {
  return Router().use(catalogos(db), clientes(db, today));
}
