import type { Random } from './random.ts';
import { MEDIADORES } from './usuarios.ts';

/** Volume of business that the seed gives an intermediary. */
export interface Perfil {
  idMediador: number;
  /** Offset of all numbers of records, so that none belongs to two intermediaries. */
  base: number;
  clientes: number;
  primerCliente: number;
  sucursal: number;
  region: number;
  cotizaciones: number;
  polizas: number;
  siniestros: number;
  notificaciones: number;
  tickets: number;
  /** Days back to the oldest policy without a quote. */
  dias: number;
}

const VOLUMENES = [
  { cotizaciones: 900, polizas: 700, siniestros: 180, notificaciones: 120, tickets: 60, dias: 700 },
  { cotizaciones: 3000, polizas: 3000, siniestros: 450, notificaciones: 260, tickets: 500, dias: 1000 },
  { cotizaciones: 14, polizas: 12, siniestros: 3, notificaciones: 2, tickets: 4, dias: 700 },
] as const;

export const PERFILES: readonly Perfil[] = MEDIADORES.flatMap(({ id, clientes, primerCliente }, index) => {
  const volumen = VOLUMENES[index];
  if (volumen === undefined) return [];
  return [{ ...volumen, idMediador: id, base: index * 1_000_000, clientes, primerCliente, sucursal: id, region: id }];
});

/** The client of the contract's examples, and the company beside her. */
export const EJEMPLO = { yokasta: 1200, ferreteria: 1199 } as const;

/** Id of a random client of an intermediary. */
export function randomClient(random: Random, { primerCliente, clientes }: Perfil): number {
  return primerCliente + random.int(0, clientes - 1);
}

/** Days since an event by its rank from the newest; a greater steepness favours recent ones. */
export function ageOf(place: number, count: number, days: number, steepness = 1.5): number {
  return Math.floor((place / count) ** steepness * days);
}
