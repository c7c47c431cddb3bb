import { Router } from 'express';
import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../src/generated/core.ts';
import { Refusal } from '../../refusal.ts';
import { onlyIntermediarios } from '../roles.ts';
import { getSignedIn } from '../usuarios.ts';
import { CREACION, createCliente } from './create.ts';
import { type ClientesQuery, findClientes } from './list.ts';
import { findByDocument, readCliente } from './read.ts';

type Schemas = components['schemas'];

const CONSULTA = 'Consulta de cliente';

/** The clients of the signed-in intermediary. */
export function clientes(db: DatabaseSync, today: () => string): Router {
  const router = Router();

  router.get('/v1/clientes', onlyIntermediarios('Consulta de clientes'), (req, res) => {
    const query: ClientesQuery = req.query;
    const page = findClientes(db, getSignedIn(req).idMediador, query);
    res.json({ title: 'Consulta de clientes', messages: [], ...page } satisfies Schemas['ClientesAnswer']);
  });

  router.post('/v1/clientes', onlyIntermediarios(CREACION), (req, res) => {
    createCliente(db, getSignedIn(req).idMediador, req.body as Schemas['ClienteRequest'], today());
    res.json({ title: CREACION, messages: ['El cliente fue creado correctamente.'] } satisfies Schemas['DoneAnswer']);
  });

  router.get('/v1/clientes/:id', onlyIntermediarios(CONSULTA), (req, res) => {
    const value = readCliente(db, getSignedIn(req).idMediador, Number(req.params['id']));
    if (value === undefined) throw new Refusal(404, CONSULTA, 'No existe un cliente con ese número.');
    res.json({ title: CONSULTA, messages: [], value } satisfies Schemas['ClienteAnswer']);
  });

  router.get('/v1/clientes/:tipo/:numero', onlyIntermediarios(CONSULTA), (req, res) => {
    const { tipo = '', numero = '' } = req.params as Record<string, string>;
    const value = findByDocument(db, getSignedIn(req).idMediador, tipo, numero);
    if (value === undefined) throw new Refusal(404, CONSULTA, 'No existe un cliente con ese documento.');
    res.json({ title: CONSULTA, messages: [], value } satisfies Schemas['PersonaFoundAnswer']);
  });

  return router;
}
