import { type Request, Router } from 'express';
import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../src/generated/reports.ts';
import { reject } from '../../envelope.ts';
import { onlyIntermediarios } from '../roles.ts';
import { getSignedIn } from '../usuarios.ts';
import { REPORTES } from './definitions.ts';
import { addressOf, storeFile, redirectedPath } from './files.ts';
import { entityName } from './names.ts';
import { checkParams } from './params.ts';
import { drawPdf } from './pdf.ts';
import { dayMonthYear } from './shown.ts';
import { makeSpreadsheet } from './spreadsheet.ts';
import { FOREIGN, PDF_PASSWORD, applyValueFault, valueFaultOf, inShortLines } from './value-faults.ts';

type Schemas = components['schemas'];

const DONE = 'Reporte generado';
/** The report with a spreadsheet, and the name of that file. */
const SPREADSHEET = { codigo: 'JRCB10006', archivo: 'saldoporantiguedad.xlsx' };

/** Reports as a PDF in base64; the aged balance with `mode: 'X'` as a link to a spreadsheet. */
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
    const entidad = entityName(db, definition, values);
    const report = definition.build(db, { who, entidad, dia: today() }, values);
    const { titulo } = definition;
    const answer = (value: string): void => {
      res.json({ title: DONE, messages: [], value } satisfies Schemas['ReporteAnswer']);
    };
    if (mode === 'X') {
      const file = { name: SPREADSHEET.archivo, type: XLSX, content: await makeSpreadsheet(titulo, report) };
      answer(valueOf(db, req, file, 'link'));
      return;
    }
    const para = who.user.mediadorName ?? who.user.name;
    const heading = { codigo: name, titulo, entidad, para, dia: dayMonthYear(today()) };
    const content = await drawPdf(heading, report, valueFaultOf(req) === 'password' ? PDF_PASSWORD : undefined);
    answer(valueOf(db, req, { name: `${name}.pdf`, type: 'application/pdf', content }, 'base64'));
  });

  return router;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface File {
  name: string;
  type: string;
  content: Buffer;
}

/** A file as the answer's value: in base64 or as a link, or as a fault wants it. */
function valueOf(db: DatabaseSync, req: Request, { name, type, content }: File, usual: 'base64' | 'link'): string {
  const fault = valueFaultOf(req);
  switch (fault) {
    case 'empty':
      return '';
    case 'foreign':
      return `${FOREIGN}/${name}`;
    case 'redirect':
      return addressOf(req, redirectedPath(name));
    case 'dataurl':
      return `data:${type};base64,${content.toString('base64')}`;
    case 'wrapped':
      return inShortLines(content);
    default: {
      const faulty = applyValueFault(content, fault);
      if (usual === 'base64' && fault !== 'link') return faulty.toString('base64');
      return addressOf(req, storeFile(db, getSignedIn(req).idMediador, name, faulty));
    }
  }
}
