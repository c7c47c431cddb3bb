import { addDays } from '../days.ts';
import { MARCAS, SECTORES } from './data/vehiculos.ts';
import type { Random } from './random.ts';

/** A technical value of a seeded quote. */
export interface DatoSembrado {
  cdDato: number;
  nuConsecutivo: number;
  valor: string;
  cdDato1?: string;
}

/** The rate row that fills the coverages. */
export interface Tarifa {
  id_plan: number;
  opcion: number;
  valor_dato3: string;
  valor_dato4: string;
  valor_dato5: string;
  valor_dato6: string;
}

const LETRAS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/** The Corolla of the contract's example quote. */
export function exampleRisk(fecha: string): DatoSembrado[] {
  const tarifa = {
    id_plan: 2,
    opcion: 1,
    valor_dato3: '500000',
    valor_dato4: '500000',
    valor_dato5: '1000000',
    valor_dato6: '500000',
  };
  const anio = String(Number(fecha.slice(0, 4)) - 3);
  const vehicle = {
    marca: '12',
    modelo: '340',
    anio,
    chasis: 'JTDBR32E730056781',
    comercial: '0',
    sector: '3',
    inspeccion: fecha,
  };
  return valuesOf(2501, vehicle, tarifa);
}

/** Technical values of a plausible vehicle. */
export function drawRisk(random: Random, idProducto: number, fecha: string, tarifas: readonly Tarifa[]): DatoSembrado[] {
  const [marca, , primero, modelos] = MARCAS[random.int(0, MARCAS.length - 1)] ?? [12, 'Toyota', 340, ['Corolla']];
  const vehicle = {
    marca: String(marca),
    modelo: String(primero + random.int(0, modelos.length - 1)),
    anio: String(Number(fecha.slice(0, 4)) - random.int(0, 16)),
    chasis: `${LETRAS[random.int(0, 22)]}${LETRAS[random.int(0, 22)]}${random.digits(6)}${random.digits(9)}`,
    comercial: random.chance(0.12) ? '1' : '0',
    sector: String(random.int(1, SECTORES.length)),
    inspeccion: addDays(fecha, -random.int(0, 5)),
  };
  return valuesOf(idProducto, vehicle, tarifas[random.int(0, tarifas.length - 1)]);
}

interface Vehicle {
  marca: string;
  modelo: string;
  anio: string;
  chasis: string;
  comercial: string;
  sector: string;
  inspeccion: string;
}

function valuesOf(idProducto: number, vehicle: Vehicle, tarifa: Tarifa | undefined): DatoSembrado[] {
  const plan = String(tarifa?.id_plan ?? 1);
  const all: DatoSembrado[] = [
    { cdDato: 250_005, nuConsecutivo: 1, valor: vehicle.marca },
    { cdDato: 250_006, nuConsecutivo: 2, valor: vehicle.modelo, cdDato1: vehicle.marca },
    { cdDato: 250_007, nuConsecutivo: 3, valor: vehicle.anio },
    { cdDato: 250_008, nuConsecutivo: 4, valor: vehicle.chasis },
    { cdDato: 250_009, nuConsecutivo: 5, valor: vehicle.inspeccion },
    { cdDato: 250_010, nuConsecutivo: 6, valor: vehicle.comercial },
    { cdDato: 840_086, nuConsecutivo: 7, valor: vehicle.sector },
    { cdDato: 250_041, nuConsecutivo: 8, valor: plan },
    { cdDato: 250_002, nuConsecutivo: 9, valor: String(tarifa?.opcion ?? 1), cdDato1: plan },
    { cdDato: 250_031, nuConsecutivo: 10, valor: tarifa?.valor_dato3 ?? '0' },
    { cdDato: 250_032, nuConsecutivo: 11, valor: tarifa?.valor_dato4 ?? '0' },
    { cdDato: 250_033, nuConsecutivo: 12, valor: tarifa?.valor_dato5 ?? '0' },
    { cdDato: 250_034, nuConsecutivo: 13, valor: tarifa?.valor_dato6 ?? '0' },
  ];
  if (idProducto === 2501) return all;
  return idProducto === 2502
    ? all.filter((dato) => dato.cdDato !== 250_009)
    : all.filter(({ nuConsecutivo: n }) => [3, 4, 6, 7].includes(n));
}
