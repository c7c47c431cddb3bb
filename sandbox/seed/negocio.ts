import type { DatabaseSync } from 'node:sqlite';
import { seedCotizaciones } from './cotizaciones.ts';
import { PERFILES } from './perfiles.ts';
import { seedPolizas } from './polizas.ts';
import { seedProductos } from './productos.ts';
import { seedSiniestros } from './siniestros.ts';
import { seedTablasNegocio } from './tablas-negocio.ts';
import { seedTickets } from './tickets.ts';

/** Fills products and every intermediary's quotes, policies with receipts, requests and claims. */
export function seedNegocio(db: DatabaseSync, today: string): void {
  seedTablasNegocio(db);
  seedProductos(db);
  const numeracion = db.prepare('INSERT INTO numeracion (id_mediador, serie, siguiente) VALUES (?, ?, ?)');
  for (const perfil of PERFILES) {
    const quotes = seedCotizaciones(db, perfil, today);
    const policies = seedPolizas(db, perfil, quotes, today);
    seedTickets(db, perfil, today);
    seedSiniestros(db, perfil, policies, today);
    numeracion.run(perfil.idMediador, 'cotizacion', perfil.base + perfil.cotizaciones + 1);
    numeracion.run(perfil.idMediador, 'poliza', perfil.base + perfil.polizas + 1);
    numeracion.run(perfil.idMediador, 'ticket', perfil.base + perfil.tickets + 1);
  }
}
