import { addMonths, daysBetween } from '../../days.ts';

/**
 * A risk of the sandbox's toy tariff, which is deterministic and can be computed by hand.
 *
 *     annual premium = base × age × use × zone × option + 1.5 ‰ of the limits + rate × sum insured
 *
 * - base: pesos by product and plan (the first by default), in the quote's currency; a product
 *   without a base is not rated;
 * - age of the vehicle at the first day: up to 3 years 1, up to 7 1.1, up to 12 1.2, older 1.35;
 * - use other than private 1.25; sector 1 to 10 1, 11 to 20 1.08, others 0.95;
 * - plan option 1, 2, 3 and beyond: 1, 1.05, 1.12; a missing year or sector counts as 1.
 *
 * Several insured goods cost the sum of theirs, each rounded to the cent. Goods without plan, option
 * or sector take those of another good; age, use, limits and sum insured are their own.
 *
 * An instalment plan adds its surcharge. Taxes and charges are 16 % of the premium. The pro rata part
 * is the period's share of a whole year. Amounts are whole cents, rounded half up at each line.
 */
export interface Risk {
  idProducto: number;
  /** Value of one unit of the currency in hundredths of a peso: 100 for pesos. */
  tasa: number;
  feDesde: string;
  feHasta: string;
  plan?: number | undefined;
  opcion?: number | undefined;
  anio?: number | undefined;
  comercial?: boolean;
  sector?: number | undefined;
  /** Limits of the coverages, in the quote's currency. */
  limites?: readonly number[];
  sumaAsegurada?: number;
}

/** A payment plan with prices in whole cents. */
export interface RatedPlan {
  noItem: number;
  idPlanPago: number;
  nombre: string;
  cuotas: number;
  primaAnual: number;
  componenteAnual: number;
  primaProrrata: number;
  componenteProrrata: number;
}

/** Instalment plans; the surcharge is a percentage of the premium. */
const PLANES_PAGO = [
  { noItem: 1, idPlanPago: 1, nombre: 'Pago único', cuotas: 1, recargo: 0 },
  { noItem: 2, idPlanPago: 4, nombre: 'Cuatro cuotas', cuotas: 4, recargo: 3 },
  { noItem: 3, idPlanPago: 10, nombre: 'Diez cuotas', cuotas: 10, recargo: 6 },
] as const;

/** Base in pesos by plan (1, 2, 3), per mille of the insured sum, and the rating's milliseconds. */
const PRODUCTOS: Readonly<Record<number, { base: readonly number[]; tasaSuma: number; espera?: number }>> = {
  1201: { base: [1_500], tasaSuma: 1.2 },
  2501: { base: [18_500, 24_700, 33_900], tasaSuma: 0 },
  2502: { base: [4_200, 5_600, 7_400], tasaSuma: 0 },
  2503: { base: [1_900], tasaSuma: 0 },
  2504: { base: [9_800, 12_600, 16_400], tasaSuma: 28 },
  2505: { base: [8_200], tasaSuma: 25 },
  2506: { base: [60_000], tasaSuma: 18 },
  2507: { base: [], tasaSuma: 40 },
  2508: { base: [35_000], tasaSuma: 22, espera: 3000 },
  2509: { base: [3_500], tasaSuma: 12 },
  3001: { base: [2_500], tasaSuma: 3.5 },
};
const DEFECTO: (typeof PRODUCTOS)[number] = { base: [5_000], tasaSuma: 1 };
const POR_MIL_LIMITES = 1.5;
const IMPUESTO = 0.16;

/** Duration of a product's rating, in milliseconds. */
export function ratingTime(idProducto: number): number {
  return PRODUCTOS[idProducto]?.espera ?? 0;
}

/**
 * Rates the insured goods of a quote, which share product and period: one price per instalment
 * plan, none when no plan fits. Equal goods always give equal prices.
 */
export function rate(...goods: readonly [Risk, ...Risk[]]): RatedPlan[] {
  const [{ idProducto, feDesde, feHasta }] = goods;
  if (termsOf(idProducto).base.length === 0) return [];
  const anual = goods.reduce((sum, good) => sum + annualPremium(good), 0);
  const year = daysBetween(feDesde, addMonths(feDesde, 12));
  const share = daysBetween(feDesde, feHasta) / year;
  return PLANES_PAGO.map(({ recargo, ...plan }) => {
    const primaAnual = Math.round(anual * (1 + recargo / 100));
    const primaProrrata = Math.round(primaAnual * share);
    return {
      ...plan,
      primaAnual,
      componenteAnual: Math.round(primaAnual * IMPUESTO),
      primaProrrata,
      componenteProrrata: Math.round(primaProrrata * IMPUESTO),
    };
  });
}

function termsOf(idProducto: number): (typeof PRODUCTOS)[number] {
  return PRODUCTOS[idProducto] ?? DEFECTO;
}

/** Annual premium of a risk in one payment, in whole cents. */
function annualPremium(risk: Risk): number {
  const { base, tasaSuma } = termsOf(risk.idProducto);
  const pesos = base[(risk.plan ?? 1) - 1] ?? base[0] ?? 0;
  const factor = ageFactor(risk) * (risk.comercial ? 1.25 : 1) * zoneFactor(risk.sector) * optionFactor(risk.opcion);
  const own = (pesos * 100 * 100 * factor) / risk.tasa;
  const limits = (risk.limites ?? []).reduce((sum, limit) => sum + limit, 0);
  return Math.round(own + (limits * 100 * POR_MIL_LIMITES) / 1000 + ((risk.sumaAsegurada ?? 0) * 100 * tasaSuma) / 1000);
}

function ageFactor({ anio, feDesde }: Risk): number {
  if (anio === undefined) return 1;
  const age = Number(feDesde.slice(0, 4)) - anio;
  if (age <= 3) return 1;
  if (age <= 7) return 1.1;
  return age <= 12 ? 1.2 : 1.35;
}

function zoneFactor(sector: number | undefined): number {
  if (sector === undefined || sector <= 10) return 1;
  return sector <= 20 ? 1.08 : 0.95;
}

function optionFactor(opcion: number | undefined): number {
  if (opcion === undefined || opcion <= 1) return 1;
  return opcion === 2 ? 1.05 : 1.12;
}
