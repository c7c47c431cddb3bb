import type { DatabaseSync } from 'node:sqlite';
import { addDays, addMonths } from '../days.ts';
import { rate, type RatedPlan } from '../services/cotizaciones/tariff.ts';
import { type Cotizacion, TASAS } from './cotizaciones.ts';
import { randomClient, type Perfil } from './perfiles.ts';
import { createRandom, type Random } from './random.ts';
import { seedRecibos } from './recibos.ts';

/** The part of a policy that its receipts and claims need. */
export interface Poliza {
  nu: number;
  idProducto: number;
  idMoneda: number;
  feDesde: string;
  feHasta: string;
  feCancelacion: string | null;
  plan: RatedPlan;
}

interface Draft {
  nuCotizacion: number | null;
  idCliente: number;
  idProducto: number;
  idMoneda: number;
  feEmision: string;
  planes: readonly RatedPlan[];
}

const SEED = 20_261_122;
const PROCESADA = 3;
/** Quotes of the two newest policies: days until issue, and branch, as in the examples. */
const EJEMPLOS: Readonly<Record<number, { days: number; sucursal: number }>> = {
  898: { days: 2, sucursal: 1 },
  899: { days: 0, sucursal: 2 },
};

/** A policy of several vehicles or persons has a certificate each; the list shows one. */
function certificateOf(nu: number): number {
  return nu % 11 === 4 ? 2 + (nu % 7) : 1;
}

/** Inserts an intermediary's policies with receipts: of processed quotes, and older ones. */
export function seedPolizas(db: DatabaseSync, perfil: Perfil, quotes: readonly Cotizacion[], today: string): Poliza[] {
  const random = createRandom(SEED + perfil.idMediador);
  const issued = quotes.filter((quote) => quote.idEstatus === PROCESADA).map((quote) => ofQuote(random, quote, today));
  const count = perfil.polizas - issued.length;
  const older = Array.from({ length: count }, (_, index) =>
    withoutQuote(random, perfil, addDays(today, -daysAgo(index, count, perfil))),
  );
  const drafts = [...older, ...issued].toSorted((a, b) => (a.feEmision < b.feEmision ? -1 : Number(a.feEmision > b.feEmision)));

  const insert = db.prepare(
    `INSERT INTO poliza (nu, nu_certificado, id_mediador, nu_cotizacion, id_contratante, id_asegurado, id_producto, id_entidad, id_sucursal,
       id_moneda, id_forma_pago, fe_emision, fe_desde, fe_hasta, fe_cancelacion, prima, componente)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?)`,
  );
  const polizas = drafts.map((draft, index) => {
    const nu = perfil.base + index + 1;
    const { nuCotizacion, idCliente, idProducto, idMoneda, feEmision, planes } = draft;
    const example = EJEMPLOS[nuCotizacion ?? 0];
    const insured = example || random.chance(0.88) ? idCliente : randomClient(random, perfil);
    const plan = planes[random.pick([0, 0, 0, 1, 2])] ?? planes[0];
    if (plan === undefined) throw new Error(`quote ${nuCotizacion} has no plan`);
    const cancelled = addDays(feEmision, random.int(1, random.pick([3, 20, 120, 200])));
    const feCancelacion = random.chance(0.09) && example === undefined && cancelled <= today ? cancelled : null;
    const feHasta = addMonths(feEmision, 12);
    const sucursal = example?.sucursal ?? (random.chance(0.75) ? perfil.sucursal : random.int(1, 3));
    insert.run(
      nu,
      certificateOf(nu),
      perfil.idMediador,
      nuCotizacion,
      idCliente,
      insured,
      idProducto,
      idProducto === 1201 ? 2 : 1,
      sucursal,
      idMoneda,
      feEmision,
      feEmision,
      feHasta,
      feCancelacion,
      plan.primaAnual,
      plan.componenteAnual,
    );
    return { nu, idProducto, idMoneda, feDesde: feEmision, feHasta, feCancelacion, plan };
  });
  seedRecibos(db, perfil, polizas, today);
  return polizas;
}

/**
 * Days since the issue of a policy without a quote: evenly spread over the years before yesterday.
 */
function daysAgo(index: number, count: number, { dias }: Perfil): number {
  return dias - Math.floor((index / count) * (dias - 4));
}

/** The policy of a quote: issued within two days; the examples' policies are the newest. */
function ofQuote(random: Random, { nu, idCliente, idProducto, idMoneda, fecha, planes }: Cotizacion, today: string): Draft {
  const days = random.int(0, 2);
  const example = EJEMPLOS[nu];
  const latest = addDays(today, -3);
  const issued = addDays(fecha, example?.days ?? days);
  const feEmision = example === undefined && issued > latest ? latest : issued;
  return { nuCotizacion: nu, idCliente, idProducto, idMoneda, feEmision, planes };
}

function withoutQuote(random: Random, perfil: Perfil, feEmision: string): Draft {
  // Policies of products that the portal does not quote are sold elsewhere.
  const idProducto = random.pick([2501, 2501, 2502, 2502, 2503, 3001, 3001, 3001, 1201, 1201]);
  const idMoneda = random.chance(0.85) ? 1 : random.pick([2, 2, 2, 3]);
  const tasa = TASAS[idMoneda] ?? 100;
  const planes = rate({
    idProducto,
    tasa,
    feDesde: feEmision,
    feHasta: addMonths(feEmision, 12),
    plan: random.int(1, 3),
    opcion: random.int(1, 3),
    anio: Number(feEmision.slice(0, 4)) - random.int(0, 14),
    sumaAsegurada: Math.round((random.int(5, 120) * 100_000 * 100) / tasa),
  });
  return { nuCotizacion: null, idCliente: randomClient(random, perfil), idProducto, idMoneda, feEmision, planes };
}
