import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../src/generated/core.ts';
import { rows } from '../../db/query.ts';

type Schemas = components['schemas'];

/** Unpaid amounts of receipts due from one day to another (both included), by currency. */
export function dueBetween(db: DatabaseSync, idMediador: number, from: string, to: string): Schemas['Saldo'][] {
  return rows(
    db,
    `SELECT sum(r.monto) / 100.0 AS saldo, m.codigo AS moneda
     FROM recibo AS r JOIN poliza AS p ON p.nu = r.nu_poliza JOIN divisa AS m ON m.id_moneda = p.id_moneda
     WHERE p.id_mediador = ? AND p.fe_cancelacion IS NULL AND r.fe_pago IS NULL AND r.fe_vencimiento BETWEEN ? AND ?
     GROUP BY m.id_moneda ORDER BY m.id_moneda`,
    idMediador,
    from,
    to,
  );
}

/** Commissions of a period by month, in pesos; months without any are left out. */
export function commissionsByMonth(db: DatabaseSync, idMediador: number, from: string, to: string): Schemas['ComisionMes'][] {
  return rows(
    db,
    `SELECT strftime('%Y-%m-01', o.fecha) AS fecha, sum(o.monto) / 100.0 AS montoPagar
     FROM comision AS o JOIN recibo AS r ON r.cd = o.cd_recibo JOIN poliza AS p ON p.nu = r.nu_poliza
     WHERE p.id_mediador = ? AND o.fecha BETWEEN ? AND ? GROUP BY 1 ORDER BY 1`,
    idMediador,
    from,
    to,
  );
}
