import type { DatabaseSync } from 'node:sqlite';
import { seedBienes } from './bienes.ts';
import { seedCatalogos } from './catalogos.ts';
import { seedCatalogosCliente } from './catalogos-cliente.ts';
import { seedClientes } from './clientes.ts';
import { seedCotizacionesVehiculo } from './cotizaciones-vehiculo.ts';
import { seedEmisiones } from './emisiones.ts';
import { seedFichas } from './fichas.ts';
import { seedHilos, seedNota } from './hilos.ts';
import { seedLugares } from './lugares.ts';
import { seedNegocio } from './negocio.ts';
import { seedPadron } from './padron.ts';
import { seedHuecos } from './siniestros.ts';
import { seedUsuarios } from './usuarios.ts';
import { seedVehiculos } from './vehiculos.ts';
import { seedVolumen } from './volumen.ts';

type Seed = (db: DatabaseSync, today: string) => void;

/**
 * Seed of each migration, by number. It runs once, in the migration's transaction, so an older
 * database gets only the new rows. Dates are relative to `today` (yyyy-MM-dd).
 */
export const SEEDS: ReadonlyMap<number, Seed> = new Map<number, Seed>([
  [
    1,
    (db, today) => {
      seedCatalogos(db);
      seedUsuarios(db);
      seedClientes(db, today);
    },
  ],
  [
    2,
    (db, today) => {
      seedLugares(db);
      seedCatalogosCliente(db);
      seedFichas(db, today);
      seedPadron(db);
    },
  ],
  // Quotes and policies are created together, so this seed also fills the tables of 003.
  [4, seedNegocio],
  [5, seedHuecos],
  [
    6,
    (db, today) => {
      seedVolumen(db, today);
      seedBienes(db);
    },
  ],
  [7, seedHilos],
  [
    8,
    (db) => {
      seedVehiculos(db);
      seedCotizacionesVehiculo(db);
    },
  ],
  [9, seedEmisiones],
  [11, seedNota],
]);
