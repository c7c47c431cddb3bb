import type { DatabaseSync } from 'node:sqlite';
import { addDays, addMonths, daysBetween } from '../days.ts';
import { receiptsOf } from '../services/emisiones/receipts.ts';
import { TASAS } from './cotizaciones.ts';
import type { Perfil } from './perfiles.ts';
import type { Poliza } from './polizas.ts';
import { createRandom, type Random } from './random.ts';

const SEED = 20_261_123;
/** Months of this year whose commissions were settled late and are missing. */
const SIN_LIQUIDAR = ['04', '09'];

/**
 * Inserts receipts (most due ones paid) and commissions of paid ones. Commissions begin in January
 * of last year, and two months of this year were settled a month late.
 */
export function seedRecibos(db: DatabaseSync, perfil: Perfil, polizas: readonly Poliza[], today: string): void {
  const recibo = db.prepare(
    'INSERT INTO recibo (cd, nu_poliza, cuota, fe_vencimiento, prima, monto, fe_pago) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const comision = db.prepare('INSERT INTO comision (cd_recibo, fecha, monto) VALUES (?, ?, ?)');
  const rates = new Map(
    db
      .prepare('SELECT id, comision FROM producto')
      .all()
      .map(({ id, comision: rate }) => [Number(id), Number(rate)]),
  );
  const random = createRandom(SEED + perfil.idMediador);
  const commissionsSince = `${Number(today.slice(0, 4)) - 1}-01-01`;
  for (const { nu, plan, feDesde, idProducto, idMoneda, feCancelacion } of polizas) {
    const { cuotas, primaAnual: prima, componenteAnual: componente } = plan;
    for (const one of receiptsOf(nu, { cuotas, feDesde, prima, componente })) {
      const owed = feCancelacion === null || one.feVencimiento < feCancelacion;
      const fePago = owed ? paidOn(random, one.feVencimiento, today) : null;
      recibo.run(one.cd, nu, one.cuota, one.feVencimiento, one.prima, one.monto, fePago);
      const fecha = fePago === null || fePago < commissionsSince ? null : settledOn(fePago, today);
      if (fecha === null) continue;
      comision.run(one.cd, fecha, Math.round((one.prima * (rates.get(idProducto) ?? 0) * (TASAS[idMoneda] ?? 100)) / 1_000_000));
    }
  }
}

/** Day of payment of a receipt; older receipts are more likely paid. */
function paidOn(random: Random, due: string, today: string): string | null {
  if (due >= today) return null;
  const days = daysBetween(due, today);
  const chance = days > 120 ? 0.985 : days > 60 ? 0.93 : days > 30 ? 0.8 : 0.55;
  return random.chance(chance) ? addDays(due, random.int(0, Math.min(days, 25))) : null;
}

/** Day on which a payment's commission was settled; null if still to come. */
function settledOn(paid: string, today: string): string | null {
  const isLate = paid.slice(0, 4) === today.slice(0, 4) && SIN_LIQUIDAR.includes(paid.slice(5, 7));
  const day = isLate ? `${addMonths(paid, 1).slice(0, 7)}-01` : paid;
  return day <= today ? day : null;
}
