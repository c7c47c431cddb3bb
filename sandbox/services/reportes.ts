import { Router } from 'express';
import type { components } from '../../src/generated/reports.ts';
import { reject } from '../envelope.ts';

/** The report service: it knows no report yet, and says which one it was asked for. */
export function reportes(): Router {
  const router = Router();
  router.post('/v1/reportes', (req, res) => {
    const { name } = req.body as components['schemas']['ReporteRequest'];
    reject(res, 404, 'Generación de reporte', `El reporte «${name.slice(0, 80)}» no existe en este sandbox.`);
  });
  return router;
}
