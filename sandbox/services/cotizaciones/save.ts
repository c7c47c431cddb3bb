import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../src/generated/core.ts';
import { prepared, rows, transaction } from '../../db/query.ts';
import { Refusal } from '../../refusal.ts';
import { documentNumber } from '../../text.ts';
import { nextNumber } from '../numbering.ts';
import { checkPeriod } from '../periods.ts';
import { COTIZACION } from '../productos/campos.ts';
import { checkDatos } from '../productos/datos.ts';
import type { SignedIn } from '../usuarios.ts';
import { quoteNotFound } from './detail.ts';
import { risksOf } from './risk.ts';
import { rate, type RatedPlan } from './tariff.ts';

type Request = components['schemas']['CotizacionRequest'];

const TITLE = 'Cotización';
const PENDIENTE_DE_EMISION = 1;
/** Processed and cancelled quotes can't change. */
const CERRADAS = [3, 4];

/**
 * Rates a new quote, or the one of `nuCotizacionMod` again, and returns its number. When no plan
 * fits the risk, nothing is stored and the number is undefined.
 */
export function saveCotizacion(db: DatabaseSync, who: SignedIn, body: Request, today: string): number | undefined {
  return transaction(db, () => {
    const { idMediador } = who;
    if (body.nuCotizacionMod !== null) checkOpen(db, idMediador, body.nuCotizacionMod);
    checkPeriod(TITLE, body.feDesde, body.feHasta);
    const tasa = checkReferences(db, who, body);
    checkDatos(db, TITLE, body.cdProducto, COTIZACION, body.curDatos);
    const idCliente = findApplicant(db, idMediador, body);
    const { cdProducto: idProducto, feDesde, feHasta, curDatos } = body;
    const plans = rate(...risksOf(curDatos, { idProducto, tasa, feDesde, feHasta }));
    if (plans.length === 0) return undefined;

    const nu = body.nuCotizacionMod ?? nextNumber(db, idMediador, 'cotizacion');
    prepared(
      db,
      `INSERT INTO cotizacion (nu, id_mediador, id_cliente, id_producto, id_entidad, id_moneda, id_region, id_sucursal, id_estatus,
         fecha, fe_desde, fe_hasta) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (nu) DO UPDATE SET id_cliente = excluded.id_cliente, id_producto = excluded.id_producto,
         id_entidad = excluded.id_entidad, id_moneda = excluded.id_moneda, id_region = excluded.id_region,
         id_sucursal = excluded.id_sucursal, id_estatus = excluded.id_estatus, fe_desde = excluded.fe_desde,
         fe_hasta = excluded.fe_hasta`,
    ).run(
      nu,
      idMediador,
      idCliente,
      idProducto,
      body.cdEntidad,
      body.cdMoneda,
      body.cdRegion,
      body.cdSucursal,
      PENDIENTE_DE_EMISION,
      today,
      feDesde,
      feHasta,
    );
    replaceDatos(db, nu, curDatos);
    replacePlans(db, nu, plans);
    return nu;
  });
}

function checkOpen(db: DatabaseSync, idMediador: number, nu: number): void {
  const sql = 'SELECT id_estatus AS idEstatus FROM cotizacion WHERE nu = ? AND id_mediador = ?';
  const [found] = rows<{ idEstatus: number }>(db, sql, nu, idMediador);
  if (found === undefined) throw quoteNotFound(nu);
  if (CERRADAS.includes(found.idEstatus)) {
    throw new Refusal(409, TITLE, `La cotización ${nu} ya fue procesada o anulada y no se puede cambiar.`);
  }
}

/** Checks the references of a quote and returns its currency's rate. */
function checkReferences(db: DatabaseSync, { user }: SignedIn, body: Request): number {
  if (body.cdPersonaMed !== user.codePersonMediador) {
    throw new Refusal(404, TITLE, `No existe el intermediario ${body.cdPersonaMed}.`);
  }
  const [found] = rows<{ tasa: number | null; entidad: number; region: number; sucursal: number; producto: number }>(
    db,
    `SELECT (SELECT tasa FROM divisa WHERE id_moneda = ?1) AS tasa, EXISTS (SELECT 1 FROM entidad WHERE id = ?2) AS entidad,
       EXISTS (SELECT 1 FROM region WHERE id = ?3) AS region, EXISTS (SELECT 1 FROM sucursal WHERE id = ?4) AS sucursal,
       EXISTS (SELECT 1 FROM producto AS p JOIN producto_canal AS c ON c.id_producto = p.id
         WHERE p.id = ?5 AND p.id_ramo = ?6 AND c.canal = ?7) AS producto`,
    body.cdMoneda,
    body.cdEntidad,
    body.cdRegion,
    body.cdSucursal,
    body.cdProducto,
    body.cdArea,
    body.cdCanalVenta,
  );
  const messages = [
    found?.entidad ? '' : 'El campo «cdEntidad» no es una entidad.',
    found?.region ? '' : 'El campo «cdRegion» no es una región.',
    found?.sucursal ? '' : 'El campo «cdSucursal» no es una sucursal.',
    found?.tasa ? '' : 'El campo «cdMoneda» no es una moneda.',
    found?.producto ? '' : 'El campo «cdProducto» no es un producto de esa área y de ese canal («cdArea», «cdCanalVenta»).',
    body.cdUsuario === user.userName ? '' : 'El campo «cdUsuario» no es el usuario de la sesión.',
  ].filter((message) => message !== '');
  if (messages.length > 0 || !found?.tasa) throw new Refusal(400, TITLE, ...messages);
  return found.tasa;
}

function findApplicant(db: DatabaseSync, idMediador: number, { tpDocumento, nuDocumento }: Request): number {
  const [found] = rows<{ id: number }>(
    db,
    'SELECT id FROM cliente WHERE id_mediador = ? AND tipo_documento = ? AND nu_documento = ?',
    idMediador,
    tpDocumento.toUpperCase(),
    documentNumber(nuDocumento),
  );
  if (found === undefined) throw new Refusal(404, TITLE, 'No existe un cliente con ese documento.');
  return found.id;
}

/** Replaces the technical values of a quote. */
export function replaceDatos(db: DatabaseSync, nu: number, datos: Request['curDatos']): void {
  prepared(db, 'DELETE FROM cotizacion_dato WHERE nu_cotizacion = ?').run(nu);
  const insert = prepared(
    db,
    `INSERT INTO cotizacion_dato (nu_cotizacion, cd_dato, nu_bien, nu_consecutivo, valor, cd_dato1, cd_dato2, cd_dato3, cd_dato4,
       cd_dato5, cd_dato6) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (const one of datos) {
    const parents = [one.cdDato1, one.cdDato2, one.cdDato3, one.cdDato4, one.cdDato5, one.cdDato6];
    insert.run(nu, one.cdDato, one.nuBien, one.nuConsecutivo, one.valor, ...parents.map((parent) => parent ?? null));
  }
}

/** Replaces the plans of a quote. */
export function replacePlans(db: DatabaseSync, nu: number, plans: readonly RatedPlan[]): void {
  prepared(db, 'DELETE FROM cotizacion_plan WHERE nu_cotizacion = ?').run(nu);
  for (const plan of plans) insertPlan(db, nu, plan);
}

function insertPlan(db: DatabaseSync, nu: number, plan: RatedPlan): void {
  prepared(
    db,
    `INSERT INTO cotizacion_plan (nu_cotizacion, no_item, id_plan_pago, nombre, cuotas, prima_anual, componente_anual,
       prima_prorrata, componente_prorrata) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    nu,
    plan.noItem,
    plan.idPlanPago,
    plan.nombre,
    plan.cuotas,
    plan.primaAnual,
    plan.componenteAnual,
    plan.primaProrrata,
    plan.componenteProrrata,
  );
}
