import type { DatabaseSync } from 'node:sqlite';
import { rows } from '../db/query.ts';
import type { Random } from './random.ts';

/** A sector of the insurer's country with all levels above. */
export interface Place {
  idPais: number;
  idProvincia: number;
  idMunicipio: number;
  idCiudad: number;
  idZona: number;
  provincia: string;
  municipio: string;
  ciudad: string;
  zona: string;
}

/** Percentage of people in these provinces; all others live anywhere. */
const SHARES = [
  [1, 40],
  [32, 25],
  [25, 15],
] as const;

/** Reads the country's places; the returned function draws one and favours large cities. */
export function readPlaces(db: DatabaseSync, random: Random): () => Place {
  // The first cities of a province are its municipalities' seats, in order; the others lie in the
  // head municipality.
  const all = rows<Place>(
    db,
    `WITH m AS (SELECT *, row_number() OVER (PARTITION BY id_provincia ORDER BY id) AS n FROM municipio),
       c AS (SELECT *, row_number() OVER (PARTITION BY id_provincia ORDER BY id) AS n FROM ciudad)
     SELECT p.id_pais AS idPais, p.id AS idProvincia, m.id AS idMunicipio, c.id AS idCiudad, z.id AS idZona,
       p.nombre AS provincia, m.nombre AS municipio, c.nombre AS ciudad, z.nombre AS zona
     FROM provincia AS p JOIN c ON c.id_provincia = p.id JOIN zona AS z ON z.id_ciudad = c.id
       JOIN m ON m.id_provincia = p.id AND m.n = iif(EXISTS (SELECT 1 FROM m AS o WHERE o.id_provincia = p.id AND o.n = c.n), c.n, 1)
     WHERE p.id_pais = 1 ORDER BY z.id`,
  );
  const byProvince = Map.groupBy(all, ({ idProvincia }) => idProvincia);
  return () => {
    let share = random.int(1, 100);
    for (const [idProvincia, part] of SHARES) {
      if (share <= part) return pick(random, byProvince.get(idProvincia) ?? all);
      share -= part;
    }
    return pick(random, all);
  };
}

function pick(random: Random, places: readonly Place[]): Place {
  const place = places[random.int(0, places.length - 1)];
  if (place === undefined) throw new Error('the seed has no places');
  return place;
}
