import type { DatabaseSync } from 'node:sqlite';
import { addDays, addMonths } from '../days.ts';
import { risksOf } from '../services/cotizaciones/risk.ts';
import { rate, type RatedPlan } from '../services/cotizaciones/tariff.ts';
import { ageOf, randomClient, EJEMPLO, type Perfil } from './perfiles.ts';
import { createRandom, type Random } from './random.ts';
import { type DatoSembrado, drawRisk, exampleRisk, type Tarifa } from './riesgos.ts';

/** The part of a quote that its policy needs. */
export interface Cotizacion {
  nu: number;
  idCliente: number;
  idProducto: number;
  idMoneda: number;
  idEstatus: number;
  fecha: string;
  planes: readonly RatedPlan[];
}

const SEED = 20_261_121;
const DIAS = 1095;
export const TASAS: Readonly<Record<number, number>> = { 1: 100, 2: 6000, 3: 6500 };
/** Weights of the statuses, among recent and among older quotes. */
const RECIENTES = { 0: 10, 1: 28, 3: 35, 4: 8, 6: 7, 7: 12 } as const;
const ANTIGUAS = { 0: 3, 1: 3, 3: 76, 4: 13, 6: 1, 7: 4 } as const;

type Draft = Pick<Cotizacion, 'idCliente' | 'idProducto' | 'idMoneda' | 'idEstatus'> & { age: number };

/** Inserts and returns an intermediary's quotes; higher numbers are newer. */
export function seedCotizaciones(db: DatabaseSync, perfil: Perfil, today: string): Cotizacion[] {
  const insert = db.prepare(
    `INSERT INTO cotizacion (nu, id_mediador, id_cliente, id_producto, id_entidad, id_moneda, id_region, id_sucursal, id_estatus,
       fecha, fe_desde, fe_hasta) VALUES (?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const store = storage(db);
  const tarifas = readTarifas(db);
  const random = createRandom(SEED + perfil.idMediador);
  return Array.from({ length: perfil.cotizaciones }, (_, index) => {
    const nu = perfil.base + index + 1;
    const place = perfil.cotizaciones - 1 - index;
    const { age, ...draft } = (perfil.base === 0 && exampleDraft(nu)) || drawDraft(random, perfil, place);
    const { idCliente, idProducto, idMoneda, idEstatus } = draft;
    const fecha = addDays(today, -age);
    const feHasta = addMonths(fecha, 12);
    insert.run(
      nu,
      perfil.idMediador,
      idCliente,
      idProducto,
      idMoneda,
      perfil.region,
      perfil.sucursal,
      idEstatus,
      fecha,
      fecha,
      feHasta,
    );
    const fits = tarifas.get(`${idProducto} ${idMoneda}`) ?? [];
    const datos = nu === 900 ? exampleRisk(fecha) : drawRisk(random, idProducto, fecha, fits);
    const tasa = TASAS[idMoneda] ?? 100;
    const planes = idEstatus === 0 ? [] : rate(...risksOf(datos, { idProducto, tasa, feDesde: fecha, feHasta }));
    // An incomplete quote ended before the choice of its plan.
    store(nu, idEstatus === 0 ? datos.slice(0, 3) : datos, planes);
    return { ...draft, nu, fecha, planes };
  });
}

/** Quotes of the contract's examples, and the quote of policy 700. */
function exampleDraft(nu: number): Draft | undefined {
  const { yokasta, ferreteria } = EJEMPLO;
  const drafts: Record<number, Draft> = {
    898: { age: 3, idCliente: yokasta, idProducto: 2501, idMoneda: 1, idEstatus: 3 },
    899: { age: 2, idCliente: ferreteria, idProducto: 2502, idMoneda: 1, idEstatus: 3 },
    900: { age: 0, idCliente: yokasta, idProducto: 2501, idMoneda: 1, idEstatus: 1 },
  };
  return drafts[nu];
}

function drawDraft(random: Random, perfil: Perfil, place: number): Draft {
  const age = 3 + ageOf(place, perfil.cotizaciones, DIAS);
  const idProducto = random.pick([2501, 2501, 2501, 2501, 2501, 2502, 2502, 2502, 2503, 2503]);
  const foreign = idProducto === 2501 || idProducto === 2502;
  const idMoneda = foreign && random.chance(0.15) ? 2 : 1;
  return { age, idCliente: randomClient(random, perfil), idProducto, idMoneda, idEstatus: drawStatus(random, age <= 45) };
}

function drawStatus(random: Random, recent: boolean): number {
  let share = random.int(1, 100);
  for (const [status, weight] of Object.entries(recent ? RECIENTES : ANTIGUAS)) {
    share -= weight;
    if (share <= 0) return Number(status);
  }
  return 3;
}

/** Rate rows by product and currency: `2501 1`. */
export function readTarifas(db: DatabaseSync): Map<string, Tarifa[]> {
  const found = db.prepare('SELECT * FROM plan_tarifa').all() as unknown as (Tarifa & {
    id_producto: number;
    id_moneda: number;
  })[];
  return Map.groupBy(found, (row) => `${row.id_producto} ${row.id_moneda}`);
}

function storage(db: DatabaseSync): (nu: number, datos: readonly DatoSembrado[], planes: readonly RatedPlan[]) => void {
  const dato = db.prepare(
    'INSERT INTO cotizacion_dato (nu_cotizacion, cd_dato, nu_bien, nu_consecutivo, valor, cd_dato1) VALUES (?, ?, 1, ?, ?, ?)',
  );
  const plan = db.prepare(
    `INSERT INTO cotizacion_plan (nu_cotizacion, no_item, id_plan_pago, nombre, cuotas, prima_anual, componente_anual,
       prima_prorrata, componente_prorrata) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  return (nu, datos, planes) => {
    for (const { cdDato, nuConsecutivo, valor, cdDato1 = null } of datos) dato.run(nu, cdDato, nuConsecutivo, valor, cdDato1);
    for (const one of planes) {
      const annual = [one.primaAnual, one.componenteAnual];
      plan.run(nu, one.noItem, one.idPlanPago, one.nombre, one.cuotas, ...annual, one.primaProrrata, one.componenteProrrata);
    }
  };
}
