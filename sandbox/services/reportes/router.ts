import { type Request, Router } from 'express';
import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../src/generated/reports.ts';
import { reject } from '../../envelope.ts';
import { onlyIntermediarios } from '../roles.ts';
import { getSignedIn } from '../usuarios.ts';
import { REPORTES } from './definitions.ts';
import { keepFile } from './files.ts';
import { checkParams } from './params.ts';
import { drawPdf } from './pdf.ts';
import { makeSpreadsheet } from './spreadsheet.ts';

type Schemas = components['schemas'];

const DONE = 'Reporte generado';
/** The report that is also a spreadsheet, and what the file is called. */
const SPREADSHEET = { codigo: 'JRCB10006', archivo: 'saldoporantiguedad.xlsx' };

/** The reports, each as a PDF in base64; the aged balance with `mode: 'X'` as a link to a spreadsheet. */
export function reportes(db: DatabaseSync, today: () => string): Router {
  const router = Router();

  router.post('/v1/reportes', onlyIntermediarios('Generación de reporte'), async (req, res) => {
    const { name, params, mode } = req.body as Schemas['ReporteRequest'];
    const who = getSignedIn(req);
    const definition = REPORTES[name];
    const values = checkParams(definition, params);
    if (mode === 'X' && name !== SPREADSHEET.codigo) {
      reject(res, 400, definition.titulo, 'Este reporte no se puede descargar en hoja de cálculo («mode»).');
      return;
    }
    const report = definition.build(db, who, values);
    if (mode === 'X') {
      const path = keepFile(db, who.idMediador, SPREADSHEET.archivo, await makeSpreadsheet(definition.titulo, report));
      res.json({ title: DONE, messages: [], value: addressOf(req, path) } satisfies Schemas['ReporteAnswer']);
      return;
    }
    const pdf = await drawPdf({ codigo: name, titulo: definition.titulo, dia: today() }, definition, values, report);
    res.json({ title: DONE, messages: [], value: pdf.toString('base64') } satisfies Schemas['ReporteAnswer']);
  });

  return router;
}

/** The whole address of a path of this service, on the host that the caller used. */
function addressOf(req: Request, path: string): string {
  const named = req.headers.host ?? '';
  const { localAddress, localPort } = req.socket;
  const local = localAddress?.includes(':') ? `[${localAddress}]` : localAddress;
  const host = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i.test(named) ? named : `${local}:${localPort}`;
  return `${req.protocol}://${host}${req.baseUrl}${path}`;
}
