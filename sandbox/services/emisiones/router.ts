import { Router } from 'express';
import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../src/generated/core.ts';
import { rows } from '../../db/query.ts';
import { onlyIntermediarios } from '../roles.ts';
import { getSignedIn } from '../usuarios.ts';
import { storeDocument } from './documents.ts';
import { issuePolicy } from './issue.ts';

type Schemas = components['schemas'];

/** Issuance: payment methods, required documents by area, their upload, and the policy. */
export function emisiones(db: DatabaseSync, today: () => string): Router {
  const router = Router();

  router.get('/v1/formapagos', (_req, res) => {
    const value = rows<Schemas['CatalogoItem']>(db, 'SELECT id, nombre FROM forma_pago ORDER BY id');
    res.json({ title: 'Consulta de forma pagos', messages: [], value } satisfies Schemas['CatalogoAnswer']);
  });

  router.get('/v1/tramitedocumentos', (req, res) => {
    const found = rows<{ idDocumentoTramite: number; nombre: string; obligatorio: number }>(
      db,
      'SELECT id AS idDocumentoTramite, nombre, obligatorio FROM tramite_documento WHERE id_ramo = ? ORDER BY id',
      Number(req.query['idArea']),
    );
    const value = found.map((row) => ({ ...row, obligatorio: row.obligatorio === 1 }));
    const title = 'Consulta de documentos para tramites';
    res.json({ title, messages: [], value } satisfies Schemas['TramiteDocumentosAnswer']);
  });

  router.post('/v1/documentos/cotizaciones', onlyIntermediarios('Documento cotización'), (req, res) => {
    storeDocument(db, getSignedIn(req).idMediador, req.body as Schemas['DocumentoRequest']);
    const messages = ['El documento fue cargado correctamente.'];
    res.json({ title: 'Documento cotización', messages } satisfies Schemas['DoneAnswer']);
  });

  router.post('/v1/emisiones', onlyIntermediarios('Emisión de póliza'), (req, res) => {
    const value = issuePolicy(db, getSignedIn(req), req.body as Schemas['EmisionRequest'], today());
    const messages = [`La póliza ${value.nuPoliza} fue emitida correctamente.`];
    res.json({ title: 'Emisión de póliza', messages, value } satisfies Schemas['EmisionAnswer']);
  });

  return router;
}
