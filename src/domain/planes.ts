import type { PlanCotizado } from './cotizaciones.ts';
import { cuotaOf, cuotasOf } from './cuotas.ts';

/** A plan beside the others of its quote. */
export interface PlanComparado {
  readonly plan: PlanCotizado;
  /** How far its annual total is above the lowest one; null where there is nothing to compare. */
  readonly diferencia: number | null;
  /** Several plans are, where their totals are the same. */
  readonly isLowest: boolean;
}

/** An annual total in cents; null for what is no price: none, nothing or less, or more than is counted exactly. */
function totalInCents({ totalAnual }: PlanCotizado): number | null {
  const cents = Math.round((totalAnual ?? 0) * 100);
  return Number.isSafeInteger(cents) && cents > 0 ? cents : null;
}

/** The plans in the order of the service, each against the lowest annual total. One price alone is compared with nothing. */
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
  /** The amount for a whole year, where it differs. */
  readonly anual: number | null;
}

/** The price of a plan for the period of its quote, and for a whole year where that differs. */
export function pricesOf({ totalAnual, totalProrrata }: Pick<PlanCotizado, 'totalAnual' | 'totalProrrata'>): PlanPrices {
  const total = isPrice(totalProrrata) ? totalProrrata : isPrice(totalAnual) ? totalAnual : null;
  return { total, anual: isPrice(totalAnual) && totalAnual !== total ? totalAnual : null };
}

/** The parts that a plan is paid in, and the amount of each; null where its name does not tell them, or it has no price. */
export function cuotasDePlan(plan: Pick<PlanCotizado, 'plan' | 'totalAnual' | 'totalProrrata'>) {
  const count = cuotasOf(plan.plan);
  const { total } = pricesOf(plan);
  return count === null || total === null ? null : { count, ...cuotaOf(total, count) };
}
