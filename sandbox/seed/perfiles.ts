import type { Random } from './random.ts';
import { MEDIADORES } from './usuarios.ts';

/** How much business the seed gives an intermediary. */
export interface Perfil {
  idMediador: number;
  /** Added to every number of a quote, policy, claim, notification and ticket, so that none belongs to two intermediaries. */
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
  /** Days that the policies without a quote go back. */
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

/** Any client of an intermediary. */
export function anyClient(random: Random, { primerCliente, clientes }: Perfil): number {
  return primerCliente + random.int(0, clientes - 1);
}

/** Days since something happened, by its place from the newest: many lately, fewer the longer ago, the more so the steeper. */
export function ageOf(place: number, count: number, days: number, steepness = 1.5): number {
  return Math.floor((place / count) ** steepness * days);
}
