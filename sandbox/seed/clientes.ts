import type { DatabaseSync } from 'node:sqlite';
import { addDays } from '../days.ts';
import { searchable } from '../text.ts';
import { cedula, passport, rnc, srf } from './documents.ts';
import { companyName, personName, publicBodyName, specialRegimeName } from './names.ts';
import { createRandom, type Random } from './random.ts';
import { MEDIADORES } from './usuarios.ts';

interface Cliente {
  idTipoPersona: number;
  tipoDocumento: 'CED' | 'PAS' | 'RNC' | 'P';
  nuDocumento: string;
  nombre: string;
  fechaNacimiento: string | null;
}

const SEED = 20_261_120;
const YEARS_BACK = 8;

/** Clients in the examples of openapi/core.yaml, by id. */
const EJEMPLOS = new Map<number, Cliente>([
  [
    1200,
    {
      idTipoPersona: 1,
      tipoDocumento: 'CED',
      nuDocumento: '00113918254',
      nombre: 'Yokasta Rosario Méndez',
      fechaNacimiento: '1984-03-17',
    },
  ],
  [
    1199,
    {
      idTipoPersona: 2,
      tipoDocumento: 'RNC',
      nuDocumento: '130001456',
      nombre: 'Ferretería El Faro, SRL',
      fechaNacimiento: null,
    },
  ],
]);

/** Inserts the clients of every intermediary; higher ids are newer. */
export function seedClientes(db: DatabaseSync, today: string): void {
  const insert = db.prepare(
    `INSERT INTO cliente (id, id_mediador, id_tipo_persona, tipo_documento, nu_documento, nombre, nombre_busqueda,
       fecha_nacimiento, fecha_ingreso) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const random = createRandom(SEED);
  for (const mediador of MEDIADORES) {
    const takenDocuments = new Set(Array.from(EJEMPLOS.values(), documentKey));
    for (let index = 0; index < mediador.clientes; index += 1) {
      const id = mediador.primerCliente + index;
      const one = EJEMPLOS.get(id) ?? newcomer(random, takenDocuments);
      insert.run(
        id,
        mediador.id,
        one.idTipoPersona,
        one.tipoDocumento,
        one.nuDocumento,
        one.nombre,
        searchable(one.nombre),
        one.fechaNacimiento,
        addDays(today, -age(mediador.clientes - 1 - index, mediador.clientes)),
      );
    }
  }
}

/** Days since a client's entry by its rank from the newest: a few lately, the others over years. */
function age(place: number, count: number): number {
  return place === 0 ? 1 : 2 + Math.floor((place / count) ** 1.15 * YEARS_BACK * 365);
}

/** A client whose document no other client of the intermediary has. */
function newcomer(random: Random, takenDocuments: Set<string>): Cliente {
  for (;;) {
    const one = draw(random);
    const key = documentKey(one);
    if (takenDocuments.has(key)) continue;
    takenDocuments.add(key);
    return one;
  }
}

function documentKey(one: Cliente): string {
  return `${one.tipoDocumento} ${one.nuDocumento}`;
}

function draw(random: Random): Cliente {
  const share = random.int(1, 100);
  if (share <= 58) return person(random, 1, random.chance(0.95) ? 'CED' : 'PAS');
  if (share <= 84) return person(random, 5, random.chance(0.8) ? 'CED' : 'RNC');
  if (share <= 95) return organisation(2, 'RNC', rnc(random, '1'), companyName(random));
  if (share <= 98) {
    const nombre = specialRegimeName(random);
    return random.chance(0.7) ? organisation(3, 'RNC', rnc(random, '43'), nombre) : organisation(3, 'P', srf(random), nombre);
  }
  return organisation(4, 'RNC', rnc(random, '40'), publicBodyName(random));
}

function person(random: Random, idTipoPersona: 1 | 5, tipoDocumento: 'CED' | 'PAS' | 'RNC'): Cliente {
  const numbers = { CED: () => cedula(random), PAS: () => passport(random), RNC: () => rnc(random, '5') };
  return {
    idTipoPersona,
    tipoDocumento,
    nuDocumento: numbers[tipoDocumento](),
    nombre: personName(random),
    fechaNacimiento: addDays('1940-01-01', random.int(0, 66 * 365)),
  };
}

function organisation(idTipoPersona: 2 | 3 | 4, tipoDocumento: 'RNC' | 'P', nuDocumento: string, nombre: string): Cliente {
  return { idTipoPersona, tipoDocumento, nuDocumento, nombre, fechaNacimiento: null };
}
