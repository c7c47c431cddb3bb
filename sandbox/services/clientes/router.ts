import { Router } from 'express';
import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../src/generated/core.ts';
import { onlyIntermediarios } from '../roles.ts';
import { getSignedIn } from '../usuarios.ts';
import { type ClientesQuery, findClientes } from './list.ts';

type Schemas = components['schemas'];

/** The clients of the signed-in intermediary. */
export function clientes(db: DatabaseSync, _today: () => string): Router {
  const router = Router();

  router.get('/v1/clientes', onlyIntermediarios('Consulta de clientes'), (req, res) => {
    const query: ClientesQuery = req.query;
    const page = findClientes(db, getSignedIn(req).idMediador, query);
    res.json({ title: 'Consulta de clientes', messages: [], ...page } satisfies Schemas['ClientesAnswer']);
  });

  return router;
}
