import { Router } from 'express';
import type { DatabaseSync } from 'node:sqlite';
import type { components, operations } from '../../../src/generated/core.ts';
import { addDays, addMonths } from '../../days.ts';
import { Refusal } from '../../refusal.ts';
import { checkDays } from '../periods.ts';
import { getSignedIn } from '../usuarios.ts';
import { commissionsByMonth, dueBetween } from './balances.ts';
import { checkCount, type CountQuery, countCotizaciones, countEmisiones, countSolicitudes } from './counts.ts';

type Schemas = components['schemas'];
type ComisionesQuery = operations['fetchComisionesByMonth']['parameters']['query'];

const COMISIONES = 'Consulta de comisiones';
const FIRST_DAY = '1900-01-01';

/** The dashboard's six panels, for any user: the home page needs only a login. */
export function dashboard(db: DatabaseSync, today: () => string): Router {
  const router = Router();

  router.get('/v1/dashboard/cotizaciones/count', (req, res) => {
    const title = 'Consulta de cotizaciones';
    const query = req.query as unknown as CountQuery;
    checkCount(title, query);
    const value = countCotizaciones(db, getSignedIn(req).idMediador, query);
    res.json({ title, messages: [], value } satisfies Schemas['EstadoCountAnswer']);
  });

  router.get('/v1/dashboard/emisiones/count', (req, res) => {
    const title = 'Consulta de emisiones';
    const query = req.query as unknown as CountQuery;
    checkCount(title, query);
    const value = countEmisiones(db, getSignedIn(req).idMediador, query, today());
    res.json({ title, messages: [], value } satisfies Schemas['EstadoCountAnswer']);
  });

  router.get('/v1/dashboard/solicitudes/count', (req, res) => {
    const title = 'Consulta de solicitudes';
    const query = req.query as unknown as CountQuery;
    checkCount(title, query);
    const value = countSolicitudes(db, getSignedIn(req).idMediador, query);
    res.json({ title, messages: [], value } satisfies Schemas['SolicitudesCountAnswer']);
  });

  router.get('/v1/antiguedadsaldos/primascobrables', (req, res) => {
    const first = `${today().slice(0, 7)}-01`;
    const value = dueBetween(db, getSignedIn(req).idMediador, first, addDays(addMonths(first, 1), -1));
    res.json({ title: 'Consulta de prima cobrable', messages: [], value } satisfies Schemas['SaldosAnswer']);
  });

  router.get('/v1/antiguedadsaldos', (req, res) => {
    const value = dueBetween(db, getSignedIn(req).idMediador, FIRST_DAY, today());
    res.json({ title: 'Consulta de saldo por antiguedad', messages: [], value } satisfies Schemas['SaldosAnswer']);
  });

  router.get('/v1/comisiones/groupbymonth/count', (req, res) => {
    const { fechaDesde, fechaHasta } = req.query as unknown as ComisionesQuery;
    checkDays(COMISIONES, { fechaDesde, fechaHasta });
    if (fechaHasta < fechaDesde) {
      throw new Refusal(400, COMISIONES, 'El campo «fechaHasta» no puede ser anterior a «fechaDesde».');
    }
    const value = commissionsByMonth(db, getSignedIn(req).idMediador, fechaDesde, fechaHasta);
    res.json({ title: COMISIONES, messages: [], value } satisfies Schemas['ComisionesAnswer']);
  });

  return router;
}
