import type { ComisionMes, Saldo } from '../../machines/actors/dashboard.ts';
import { sumMoney } from '../../format/money.ts';

/** Sums balances by currency, in their order; never adds different currencies (assumptions B5). */
export function byMoneda(saldos: readonly Saldo[]): readonly Saldo[] {
  return [...Map.groupBy(saldos, ({ moneda }) => moneda)].map(([moneda, same]) => ({
    moneda,
    saldo: sumMoney(same.map(({ saldo }) => saldo)),
  }));
}

/** The commissions of the twelve months of a year; null for a year without any. */
export function byMonth(rows: readonly ComisionMes[], year: number): readonly number[] | null {
  const months = Map.groupBy(rows, ({ fecha }) => fecha.slice(0, 7));
  const amounts = Array.from({ length: 12 }, (_, index) => {
    const same = months.get(`${year}-${String(index + 1).padStart(2, '0')}`);
    return same ? sumMoney(same.map(({ montoPagar }) => montoPagar)) : null;
  });
  return amounts.every((amount) => amount === null) ? null : amounts.map((amount) => amount ?? 0);
}
