import type { DatabaseSync } from 'node:sqlite';
import { hashPassword } from '../services/passwords.ts';

/** The password of every user of the sandbox. */
export const PASSWORD = 'Portal-2026';

interface Intermediario {
  id: number;
  codeMediador: number;
  codePersonMediador: number;
  tipoDocumento: 'CED' | 'RNC';
  identificador: string;
  nombre: string;
}

interface Mediador extends Intermediario {
  /** Number of this intermediary's clients; their ids begin at `primerCliente`. */
  clientes: number;
  primerCliente: number;
}

interface Usuario {
  userName: string;
  name: string;
  email: string;
  idMediador: number;
  entidad: number;
  sucursal: number;
  /** The user's own cédula; null when the user is the company. */
  cedula: string | null;
  roles: number[];
  /** Purpose of the user, shown when the sandbox starts. */
  uso: string;
}

/** The intermediaries of the seed. */
export const MEDIADORES: readonly Mediador[] = [
  {
    id: 1,
    codeMediador: 1024,
    codePersonMediador: 50124,
    tipoDocumento: 'CED',
    identificador: '00113918205',
    nombre: 'Ramón Alcántara Peña',
    clientes: 1200,
    primerCliente: 1,
  },
  {
    id: 2,
    codeMediador: 2048,
    codePersonMediador: 50248,
    tipoDocumento: 'RNC',
    identificador: '130845212',
    nombre: 'Núñez & Asociados, Corredores de Seguros, SRL',
    clientes: 20_000,
    primerCliente: 100_001,
  },
  {
    id: 3,
    codeMediador: 3072,
    codePersonMediador: 50372,
    tipoDocumento: 'RNC',
    identificador: '131207652',
    nombre: 'Sociedad Quisqueyana de Seguros, SRL',
    clientes: 40,
    primerCliente: 200_001,
  },
];

/** The users of the seed. */
export const USUARIOS: readonly Usuario[] = [
  {
    userName: 'intermediario',
    name: 'Ramón Alcántara Peña',
    email: 'ramon.alcantara@ejemplo.do',
    idMediador: 1,
    entidad: 1,
    sucursal: 1,
    cedula: '00113918205',
    roles: [32],
    uso: 'intermediario con 1,200 clientes',
  },
  {
    userName: 'corredora',
    name: 'Altagracia Núñez de los Santos',
    email: 'altagracia.nunez@ejemplo.do',
    idMediador: 2,
    entidad: 1,
    sucursal: 2,
    cedula: '00105739643',
    roles: [32, 57, 58],
    uso: 'correduría con 20,000 clientes',
  },
  {
    userName: 'cobranzas',
    name: 'Héctor Báez Ureña',
    email: 'hector.baez@ejemplo.do',
    idMediador: 2,
    entidad: 1,
    sucursal: 2,
    cedula: '00112844170',
    roles: [57],
    uso: 'solo cobranzas: sin permiso para los clientes',
  },
  {
    userName: 'autorizador',
    name: 'Inés Polanco Marte',
    email: 'ines.polanco@ejemplo.do',
    idMediador: 2,
    entidad: 1,
    sucursal: 1,
    cedula: '03102987652',
    roles: [1006],
    uso: 'rol que el portal no acepta: se le rechaza',
  },
  {
    userName: 'sociedad',
    name: 'Sociedad Quisqueyana de Seguros, SRL',
    email: 'contacto.quisqueyana@ejemplo.do',
    idMediador: 3,
    entidad: 1,
    sucursal: 3,
    cedula: null,
    roles: [32],
    uso: 'sociedad sin documento propio, 40 clientes',
  },
];

/** The intermediary and user of migration 6, with huge reports. */
export const VOLUMEN: { mediador: Intermediario; usuario: Usuario } = {
  mediador: {
    id: 4,
    codeMediador: 4096,
    codePersonMediador: 50496,
    tipoDocumento: 'RNC',
    identificador: '131457916',
    nombre: 'Motoconcho Nacional, Corredores de Seguros, SRL',
  },
  usuario: {
    userName: 'volumen',
    name: 'Milagros Volquez Féliz',
    email: 'milagros.volquez@ejemplo.do',
    idMediador: 4,
    entidad: 1,
    sucursal: 1,
    cedula: '00114837263',
    roles: [32],
    uso: 'reportes enormes: estado de cuenta (sin fechas) de 300 páginas, carta de retención de 60 MB',
  },
};

/** Every user, in order of migration. */
export const TODOS: readonly Usuario[] = [...USUARIOS, VOLUMEN.usuario];

const hashes = new Map<string, string>();

/** A user's salted password hash, computed once per process because hashing is slow. */
function hashOf(userName: string): string {
  const hash = hashes.get(userName) ?? hashPassword(PASSWORD);
  hashes.set(userName, hash);
  return hash;
}

/** Inserts intermediaries and users with their roles. */
export function seedUsuarios(db: DatabaseSync): void {
  for (const one of MEDIADORES) insertMediador(db, one);
  for (const one of USUARIOS) insertUsuario(db, one);
}

export function insertMediador(db: DatabaseSync, one: Intermediario): void {
  db.prepare(
    `INSERT INTO mediador (id, code_mediador, code_person_mediador, tipo_documento, identificador, nombre) VALUES (?, ?, ?, ?, ?, ?)`,
  ).run(one.id, one.codeMediador, one.codePersonMediador, one.tipoDocumento, one.identificador, one.nombre);
}

export function insertUsuario(db: DatabaseSync, one: Usuario): void {
  const { lastInsertRowid: id } = db
    .prepare(
      `INSERT INTO usuario (id_mediador, user_name, email, name, clave, entidad, sucursal, tipo_documento, identificador)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      one.idMediador,
      one.userName,
      one.email,
      one.name,
      hashOf(one.userName),
      one.entidad,
      one.sucursal,
      one.cedula === null ? null : 'CED',
      one.cedula,
    );
  const rol = db.prepare('INSERT INTO usuario_rol (id_usuario, id_rol) VALUES (?, ?)');
  for (const idRol of one.roles) rol.run(id, idRol);
}
