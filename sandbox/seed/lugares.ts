import type { DatabaseSync } from 'node:sqlite';
import { PAISES } from './data/paises.ts';
import { CIUDADES, EXTRANJERO, PROVINCIAS, SECTORES, SECTORES_COMUNES } from './data/provincias.ts';

/** First id of provinces abroad; the country's have numbers of the National Statistics Office. */
const PRIMERA_EXTRANJERA = 101;

/** Fills countries, nationalities and all levels below; each country has a place to live in. */
export function seedLugares(db: DatabaseSync): void {
  const pais = db.prepare('INSERT INTO pais (id, nombre, local, sigla, prefijo, id_nacimiento) VALUES (?, ?, ?, ?, ?, ?)');
  const nacionalidad = db.prepare('INSERT INTO nacionalidad (id, nombre) VALUES (?, ?)');
  for (const [index, { nombre, sigla, prefijo, nacionalidad: gentilicio }] of PAISES.entries()) {
    const id = index + 1;
    pais.run(id, nombre, id === 1 ? 1 : 0, sigla, prefijo, 100 + id);
    nacionalidad.run(id, gentilicio);
  }

  const insert = inserter(db);
  for (const [index, { nombre, municipios, otras }] of PROVINCIAS.entries()) {
    const ciudades = [...municipios.map((municipio) => CIUDADES[municipio] ?? municipio), ...otras];
    insert(1, index + 1, { nombre, municipios, ciudades });
  }
  let provincia = PRIMERA_EXTRANJERA;
  for (const [index, { sigla, capital }] of PAISES.entries()) {
    if (index === 0) continue;
    for (const [nombre, ciudades] of Object.entries(EXTRANJERO[sigla] ?? { [capital]: [capital] })) {
      insert(index + 1, provincia, { nombre, municipios: ciudades, ciudades });
      provincia += 1;
    }
  }
}

interface Lugares {
  nombre: string;
  municipios: readonly string[];
  ciudades: readonly string[];
}

/** Inserts a province with its content; ids of the levels below are sequential. */
function inserter(db: DatabaseSync): (idPais: number, id: number, lugares: Lugares) => void {
  const provincia = db.prepare('INSERT INTO provincia (id, id_pais, nombre) VALUES (?, ?, ?)');
  const municipio = db.prepare('INSERT INTO municipio (id_provincia, nombre) VALUES (?, ?)');
  const ciudad = db.prepare('INSERT INTO ciudad (id_provincia, nombre) VALUES (?, ?)');
  const zona = db.prepare('INSERT INTO zona (id_ciudad, nombre) VALUES (?, ?)');
  return (idPais, id, { nombre, municipios, ciudades }) => {
    provincia.run(id, idPais, nombre);
    for (const name of municipios) municipio.run(id, name);
    for (const name of ciudades) {
      const { lastInsertRowid } = ciudad.run(id, name);
      const sectores = idPais === 1 ? (SECTORES.get(name) ?? SECTORES_COMUNES) : ['Centro', 'Norte', 'Sur'];
      for (const sector of sectores) zona.run(lastInsertRowid, sector);
    }
  };
}
