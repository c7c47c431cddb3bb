import type { PlanCotizado } from './cotizaciones.ts';
import { cuotaOf, cuotasOf } from './cuotas.ts';

/** A plan compared with the others of its quote. */
export interface PlanComparado {
  readonly plan: PlanCotizado;
  /** How far its annual total is above the lowest; null where nothing can be compared. */
  readonly diferencia: number | null;
  /** Whether its annual total is the lowest, alone or with others. */
  readonly isLowest: boolean;
}

/** Null for a missing, zero or negative price, and for one too large to count exactly. */
function totalInCents({ totalAnual }: PlanCotizado): number | null {
  const cents = Math.round((totalAnual ?? 0) * 100);
  return Number.isSafeInteger(cents) && cents > 0 ? cents : null;
}

/** Compares at least two prices with the lowest annual total, in the service's order. */
export function comparePlanes(planes: readonly PlanCotizado[]): readonly PlanComparado[] {
  const prices = planes.map(totalInCents).filter((cents) => cents !== null);
  const lowest = prices.length > 1 ? Math.min(...prices) : null;
  return planes.map((plan) => {
    const cents = totalInCents(plan);
    const diferencia = lowest === null || cents === null ? null : (cents - lowest) / 100;
    return { plan, diferencia, isLowest: diferencia === 0 };
  });
}

const isPrice = (amount: number | null | undefined): amount is number => typeof amount === 'number' && amount > 0;

/** The price of a plan. */
export interface PlanPrices {
  /** The amount for the period of the quote; null where the plan has no price. */
  readonly total: number | null;
  /** The amount for a whole year, where it differs; null otherwise. */
  readonly anual: number | null;
}

/** The price of a plan for the quote's period, and for a whole year where that differs. */
export function pricesOf({ totalAnual, totalProrrata }: Pick<PlanCotizado, 'totalAnual' | 'totalProrrata'>): PlanPrices {
  const total = isPrice(totalProrrata) ? totalProrrata : isPrice(totalAnual) ? totalAnual : null;
  return { total, anual: isPrice(totalAnual) && totalAnual !== total ? totalAnual : null };
}

/** Number and amount of the instalments; null where the plan has no number or price. */
export function cuotasDePlan(plan: Pick<PlanCotizado, 'plan' | 'totalAnual' | 'totalProrrata'>) {
  const count = cuotasOf(plan.plan);
  const { total } = pricesOf(plan);
  return count === null || total === null ? null : { count, ...cuotaOf(total, count) };
}
