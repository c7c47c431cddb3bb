import type { DatabaseSync } from 'node:sqlite';
import { addDays } from '../days.ts';
import { rows } from '../db/query.ts';
import { type Ficha, insertFicha } from '../services/clientes/write.ts';
import { searchable } from '../text.ts';
import { EJEMPLOS_FICHA } from './data/ejemplos.ts';
import { isWoman, nameParts } from './names.ts';
import { type Place, readPlaces } from './places.ts';
import { createRandom, type Random } from './random.ts';

const SEED = 20_261_121;
/** The intermediary whose many clients have one record of each kind, and seldom an account. */
const CORREDORA = 2;
/** Countries by the first letters of a seeded passport; other letters mean the insurer's. */
const PASAPORTES: Readonly<Record<string, number>> = { US: 2, ES: 3, HT: 4, VE: 5, CO: 6 };
const CALLES = [
  ...(['Calle Duarte', 'Av. Independencia', 'Calle Mella', 'Calle Sánchez', 'Av. Libertad', 'Calle 27 de Febrero'] as const),
  ...([
    'Calle Restauración',
    'Calle Padre Billini',
    'Av. Las Palmas',
    'Calle Las Flores',
    'Calle El Sol',
    'Calle Colón',
  ] as const),
  ...(['Av. Máximo Gómez', 'Calle José Martí', 'Calle Hermanas Mirabal', 'Calle Luperón', 'Calle Primera', 'Calle 5'] as const),
] as const;
const BANCOS = [1, 2, 2, 2, 3, 3, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;

interface Cliente {
  id: number;
  idMediador: number;
  idTipoPersona: number;
  tipoDocumento: string;
  nuDocumento: string;
  nombre: string;
}

/**
 * Gives every client of migration 1 data, phones, e-mail addresses, addresses and bank accounts.
 */
export function seedFichas(db: DatabaseSync, today: string): void {
  const random = createRandom(SEED);
  const place = readPlaces(db, random);
  const actividades = readActividades(db);
  const clientes = rows<Cliente>(
    db,
    `SELECT id, id_mediador AS idMediador, id_tipo_persona AS idTipoPersona, tipo_documento AS tipoDocumento,
       nu_documento AS nuDocumento, nombre FROM cliente ORDER BY id`,
  );
  for (const one of clientes) {
    const ficha = EJEMPLOS_FICHA.get(one.id) ?? draw(one, random, today, place, random.pick(actividades(one.idTipoPersona)));
    insertFicha(db, one.id, ficha);
  }
}

function readActividades(db: DatabaseSync): (idTipoPersona: number) => [number, ...number[]] {
  const sql = 'SELECT id_tipo_persona AS tipo, id_actividad AS id FROM actividad_economica_persona ORDER BY 1, 2';
  const byType = Map.groupBy(rows<{ tipo: number; id: number }>(db, sql), ({ tipo }) => tipo);
  const ids = new Map(Array.from(byType, ([tipo, found]) => [tipo, found.map(({ id }) => id)]));
  return (idTipoPersona) => {
    const [first = 1, ...rest] = ids.get(idTipoPersona) ?? [];
    return [first, ...rest];
  };
}

function draw(one: Cliente, random: Random, today: string, place: () => Place, idActividadEconomica: number): Ficha {
  const isPerson = one.idTipoPersona === 1 || one.idTipoPersona === 5;
  const parts = isPerson ? nameParts(one.nombre) : undefined;
  const woman = parts !== undefined && isWoman(parts.primerNombre);
  const idPais = one.tipoDocumento === 'PAS' ? (PASAPORTES[one.nuDocumento.slice(0, 2)] ?? 1) : 1;
  const born = isPerson ? place() : undefined;
  const local = idPais === 1;
  const casado = random.chance(0.4);
  const hasManyRecords = one.idMediador !== CORREDORA;
  return {
    razonSocial: one.idTipoPersona === 1 ? null : one.nombre,
    idPais,
    fechaVencDocumento: one.tipoDocumento === 'RNC' ? null : addDays(today, random.int(-200, 3600)),
    primerNombre: parts?.primerNombre ?? null,
    segundoNombre: parts?.segundoNombre ?? null,
    primerApellido: parts?.primerApellido || null,
    segundoApellido: parts?.segundoApellido ?? null,
    apellidoCasado: woman && casado && random.chance(0.2) ? 'Tavárez' : null,
    idSexo: isPerson ? (woman ? 2 : 1) : null,
    idEstadoCivil: isPerson ? (casado ? 2 : random.pick([1, 1, 1, 3, 4, 5])) : null,
    idPaisNacimiento: isPerson ? idPais : null,
    idProvincia: local ? (born?.idProvincia ?? null) : null,
    idCiudad: local ? (born?.idCiudad ?? null) : null,
    idNacionalidad: isPerson ? idPais : null,
    idPaisResidencia: 1,
    residenteDo: true,
    residenteEEUU: random.chance(0.03),
    idActividadDeportiva: isPerson && random.chance(0.5) ? random.int(1, 12) : null,
    idTipoCanalInformacion: random.int(1, 3),
    pep: random.chance(0.01),
    vip: random.chance(0.04),
    sujetoObligado: false,
    incapacitado: false,
    beneficiarioCheque: one.nombre,
    idTipoOcupacion: isPerson ? random.int(1, 9) : null,
    idActividadEconomica,
    actividadEconomicaAdc: null,
    idProfesion: isPerson ? random.int(1, 120) : null,
    nombreEmpresa: null,
    idSector: random.chance(0.6) ? random.int(1, 19) : null,
    codigoEmpleado: null,
    idOficioRiesgo: random.pick([1, 1, 1, 2, 3, 24]),
    idAfinidad: random.chance(0.2) ? random.pick(['NIN', 'CMD', 'CODIA', 'COOP']) : null,
    facturaFiscalEspecial: false,
    confirmed: true,
    telefonos: Array.from({ length: hasManyRecords && random.chance(0.4) ? 2 : 1 }, (_, index) => ({
      idPais: 1,
      idTipoNumero: index === 0 ? (isPerson ? 1 : 3) : 2,
      nuArea: random.pick(['809', '829', '849']),
      numero: `555${random.digits(4)}`,
      idStatus: random.chance(0.95) ? 'A' : 'I',
      idCanalInformacion: '2',
    })),
    correos: [
      { email: emailOf(one, parts), idTipoCorreo: isPerson ? 'P' : 'T', idStatus: 'A', idCanalInformacion: '2' },
      ...(hasManyRecords && random.chance(0.1)
        ? [{ email: `facturas.${one.id}@ejemplo.do`, idTipoCorreo: 'F', idStatus: 'A', idCanalInformacion: null }]
        : []),
    ],
    direcciones: Array.from({ length: hasManyRecords && random.chance(0.15) ? 2 : 1 }, (_, index) =>
      direccion(random, place(), isPerson && index === 0, index === 0),
    ),
    domicilioBancarios: random.chance(hasManyRecords ? 0.45 : 0.08)
      ? cuentas(one, random, today, woman ? 2 : isPerson ? 1 : null)
      : [],
  };
}

function slug(text: string): string {
  return searchable(text).replace(/[^a-z0-9]+/g, '');
}

function emailOf(one: Cliente, parts: { primerNombre: string; primerApellido: string } | undefined): string {
  if (parts) return `${slug(parts.primerNombre)}.${slug(parts.primerApellido)}.${one.id}@ejemplo.do`;
  return `contacto@${slug(one.nombre).slice(0, 40)}.ejemplo.do`;
}

function direccion(random: Random, place: Place, home: boolean, first: boolean): Ficha['direcciones'][number] {
  const [calle, numero] = [random.pick(CALLES), String(random.int(1, 240))];
  const high = home && random.chance(0.4);
  const piso = high ? String(random.int(1, 12)) : null;
  const apto = piso === null ? null : `${piso}-${random.pick(['A', 'B', 'C', 'D'])}`;
  const { zona, municipio, ciudad, provincia, ...ids } = place;
  return {
    ...ids,
    idTipoDireccion: home ? 'R' : 'T',
    calle,
    codigoPostal: random.chance(0.5) ? random.int(100, 9999) : null,
    idStatus: 'A',
    idTipoVivienda: home ? (high ? 'A' : 'C') : 'L',
    numero,
    piso,
    apto,
    direccionCompleta: [calle, numero, piso, apto, zona, municipio, ciudad, provincia, 'República Dominicana']
      .filter((part) => part !== null)
      .join(', '),
    cobro: first,
    postal: first && random.chance(0.5),
    fiscal: !home,
  };
}

function cuentas(one: Cliente, random: Random, today: string, idSexo: number | null): Ficha['domicilioBancarios'] {
  return Array.from({ length: random.chance(0.3) ? 2 : 1 }, (_, index) => {
    const idTipoTarjeta = random.chance(0.4) ? random.pick([1, 1, 2]) : null;
    const card = idTipoTarjeta !== null;
    return {
      idDomicilioBancario: index + 1,
      idBanco: random.pick(BANCOS),
      noCuenta: card ? `${idTipoTarjeta === 1 ? 4 : 5}${random.digits(7)}${random.digits(8)}` : random.digits(9),
      idTipoCuenta: card ? 'T' : random.pick(['A', 'A', 'C']),
      idTipoTarjeta,
      fechaVencimiento: card ? `${addDays(today, random.int(31, 1500)).slice(0, 8)}01` : undefined,
      idEstatus: 1,
      idMoneda: random.chance(0.9) ? 1 : 2,
      inPreferida: index === 0 ? 1 : 0,
      inPago: 0,
      inCobro: 1,
      idTipoDocumento: one.tipoDocumento,
      identificacion: one.nuDocumento,
      titular: one.nombre,
      idSexo,
      idNacionalidad: idSexo === null ? null : 1,
    };
  });
}
