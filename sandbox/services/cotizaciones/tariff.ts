import { addMonths, daysBetween } from '../../days.ts';

/**
 * The toy tariff of the sandbox. It is no insurer's: it only has to be deterministic, to move with what is filled in, and
 * to be computed by hand. In words:
 *
 *     annual premium = base × age × use × zone × option  +  1.5 ‰ of the limits  +  rate of the product × sum insured
 *
 * - base: a figure in pesos by product and plan (without a plan: the first one), at the exchange rate of the currency;
 * - age of the vehicle at the first day: up to 3 years 1, up to 7 1.1, up to 12 1.2, older 1.35; without a year 1;
 * - commercial use 1.25; zone by the number of the sector: 1 to 10 1, 11 to 20 1.08, else 0.95; without a sector 1;
 * - plan option 1, 2, 3 (and beyond): 1, 1.05, 1.12.
 *
 * An instalment plan adds its surcharge. Taxes and charges are 16 % of the premium. The pro rata part is the share of a
 * whole year that the period covers, at most all of it. Amounts are whole cents, rounded half up at each line.
 */
export interface Risk {
  idProducto: number;
  /** Hundredths of a peso that one unit of the currency is worth: 100 for pesos. */
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

/** A way to pay, with its price in whole cents. */
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

/** The instalment plans; the surcharge is a per cent of the premium. */
const PLANES_PAGO = [
  { noItem: 1, idPlanPago: 1, nombre: 'Pago único', cuotas: 1, recargo: 0 },
  { noItem: 2, idPlanPago: 4, nombre: 'Cuatro cuotas', cuotas: 4, recargo: 3 },
  { noItem: 3, idPlanPago: 10, nombre: 'Diez cuotas', cuotas: 10, recargo: 6 },
] as const;

/** Base in pesos by plan (1, 2, 3), and the per mille of the sum insured. */
const PRODUCTOS: Readonly<Record<number, { base: readonly [number, ...number[]]; tasaSuma: number }>> = {
  1201: { base: [1_500], tasaSuma: 1.2 },
  2501: { base: [18_500, 24_700, 33_900], tasaSuma: 0 },
  2502: { base: [4_200, 5_600, 7_400], tasaSuma: 0 },
  2503: { base: [1_900], tasaSuma: 0 },
  3001: { base: [2_500], tasaSuma: 3.5 },
};
const DEFECTO = { base: [5_000], tasaSuma: 1 } as const;
const POR_MIL_LIMITES = 1.5;
const IMPUESTO = 0.16;

/** Rates a risk: one price for each instalment plan. The same risk always gives the same prices. */
export function rate(risk: Risk): RatedPlan[] {
  const anual = annualPremium(risk);
  const year = daysBetween(risk.feDesde, addMonths(risk.feDesde, 12));
  const share = Math.min(1, daysBetween(risk.feDesde, risk.feHasta) / year);
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

/** The annual premium of a risk, paid at once, in whole cents. */
function annualPremium(risk: Risk): number {
  const { base, tasaSuma } = PRODUCTOS[risk.idProducto] ?? DEFECTO;
  const pesos = base[(risk.plan ?? 1) - 1] ?? base[0];
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
