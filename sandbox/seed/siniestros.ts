import type { DatabaseSync } from 'node:sqlite';
import { addDays, daysBetween } from '../days.ts';
import { cedula } from './documents.ts';
import { personName } from './names.ts';
import type { Perfil } from './perfiles.ts';
import type { Poliza } from './polizas.ts';
import { createRandom, type Random } from './random.ts';

const SEED = 20_261_124;
const HECHOS = {
  vehiculo: [
    { tipo: 'Daños propios', motivo: 'Colisión con otro vehículo', consecuencia: 'Daños materiales', suceso: 'Colisión' },
    { tipo: 'Daños propios', motivo: 'Choque con objeto fijo', consecuencia: 'Daños materiales', suceso: 'Colisión' },
    { tipo: 'Cristales', motivo: 'Rotura de cristales', consecuencia: 'Cristales rotos', suceso: 'Rotura de cristales' },
    { tipo: 'Daños a terceros', motivo: 'Atropello de peatón', consecuencia: 'Lesiones corporales', suceso: 'Atropello' },
    { tipo: 'Robo', motivo: 'Robo de piezas', consecuencia: 'Pérdida parcial', suceso: 'Robo' },
    { tipo: 'Robo', motivo: 'Robo del vehículo', consecuencia: 'Pérdida total', suceso: 'Robo' },
  ],
  otro: [
    { tipo: 'Daños por agua', motivo: 'Filtración por lluvia', consecuencia: 'Daños materiales', suceso: 'Inundación' },
    { tipo: 'Incendio', motivo: 'Cortocircuito', consecuencia: 'Daños materiales', suceso: 'Incendio' },
  ],
  persona: [{ tipo: 'Accidente', motivo: 'Caída en el trabajo', consecuencia: 'Lesiones corporales', suceso: 'Accidente' }],
} as const;
const DETALLES = [
  'Impacto en la puerta delantera derecha, sin lesionados.',
  'El asegurado presentó el acta policial.',
  'Pendiente de la inspección del ajustador.',
  'Daños en el bumper trasero y la luz izquierda.',
  'El otro conductor no tenía seguro.',
] as const;

/** Columns that a row may lack, one set per row; the last rows lack all but their number. */
const HUECOS: Readonly<Record<'siniestro' | 'notificacion', readonly string[]>> = {
  siniestro: [
    'motivo',
    'tipo, motivo',
    'tipo_documento, nu_documento',
    'fe_ocurrencia',
    'estatus',
    'nu_poliza',
    'afectado, tipo_documento, nu_documento, fe_notificacion',
    'nu_poliza, afectado, tipo_documento, nu_documento, tipo, motivo, fe_ocurrencia, fe_notificacion, estatus',
  ],
  notificacion: [
    'informacion',
    'consecuencia',
    'tipo',
    'fe_ocurrencia',
    'estatus, fe_estatus',
    'nu_poliza',
    'fe_estatus, fe_notificacion',
    'nu_poliza, id_ticket, tipo, consecuencia, informacion, fe_ocurrencia, fe_notificacion, estatus, fe_estatus',
  ],
};
/** One row in this many lacks some fields. */
const CADA = 10;
const OTROS = [1201, 3001];

interface Suceso {
  poliza: number;
  ocurrencia: string;
  notificacion: string;
  hecho: { tipo: string; motivo: string; consecuencia: string; suceso: string };
}

/** Inserts claims and notifications on an intermediary's policies; higher numbers are newer. */
export function seedSiniestros(db: DatabaseSync, perfil: Perfil, polizas: readonly Poliza[], today: string): void {
  const random = createRandom(SEED + perfil.idMediador);
  const old = polizas.filter((poliza) => poliza.feDesde <= addDays(today, -5));
  const examples = perfil.base === 0 ? exampleEvents(today) : [];
  seedClaims(db, perfil, random, [...draw(random, old, perfil.siniestros - examples.length, today), ...examples], today);
  const announced = examples.filter(({ poliza }) => poliza === 700);
  seedNotices(db, perfil, random, [...draw(random, old, perfil.notificaciones - announced.length, today), ...announced], today);
}

/** Empties one set of fields in every tenth row; rows of the contract's examples stay whole. */
export function seedHuecos(db: DatabaseSync): void {
  for (const [table, sets] of Object.entries(HUECOS)) {
    for (const [index, columns] of sets.entries()) {
      const nothing = columns.replaceAll(/\w+/g, '$& = NULL');
      db.exec(`UPDATE ${table} SET ${nothing} WHERE nu % ${sets.length * CADA} = ${index * CADA + 3}`);
    }
  }
}

/** The contract's examples: claim 179 of policy 699, claim 180 and notification 120 of 700. */
function exampleEvents(today: string): Suceso[] {
  const [collision, , glass] = HECHOS.vehiculo;
  return [
    { poliza: 699, ocurrencia: addDays(today, -2), notificacion: addDays(today, -1), hecho: glass },
    { poliza: 700, ocurrencia: addDays(today, -1), notificacion: today, hecho: collision },
  ];
}

function draw(random: Random, polizas: readonly Poliza[], count: number, today: string): Suceso[] {
  const latest = addDays(today, -2);
  const others = polizas.filter((poliza) => OTROS.includes(poliza.idProducto));
  const drawn = Array.from({ length: count }, (_, index) => {
    // One third concerns policies other than vehicles'.
    const some = index % 3 === 0 && others.length > 0 ? others : polizas;
    // The maximum of two draws favours newer policies, whose period is not over.
    const poliza = some[Math.max(random.int(0, some.length - 1), random.int(0, some.length - 1))];
    if (poliza === undefined) throw new Error('there is no policy to claim on');
    const end = poliza.feHasta < latest ? poliza.feHasta : latest;
    const ocurrencia = addDays(poliza.feDesde, random.int(0, daysBetween(poliza.feDesde, end)));
    const notifiedOn = addDays(ocurrencia, random.int(0, 10));
    const hechos = poliza.idProducto === 3001 ? HECHOS.otro : poliza.idProducto === 1201 ? HECHOS.persona : HECHOS.vehiculo;
    const hecho = hechos[random.int(0, hechos.length - 1)] ?? hechos[0];
    return { poliza: poliza.nu, ocurrencia, notificacion: notifiedOn > latest ? latest : notifiedOn, hecho };
  });
  return drawn.toSorted((a, b) => (a.notificacion < b.notificacion ? -1 : Number(a.notificacion > b.notificacion)));
}

function seedClaims(db: DatabaseSync, perfil: Perfil, random: Random, events: readonly Suceso[], today: string): void {
  // The insured is the affected person unless another one is named.
  const insert = db.prepare(
    `INSERT INTO siniestro (nu, nu_poliza, afectado, tipo_documento, nu_documento, tipo, motivo, fe_ocurrencia, fe_notificacion, estatus)
     SELECT ?, p.nu, coalesce(?, c.nombre), iif(? IS NULL, c.tipo_documento, 'CED'), coalesce(?, c.nu_documento), ?, ?, ?, ?, ?
     FROM poliza AS p JOIN cliente AS c ON c.id = p.id_asegurado WHERE p.nu = ?`,
  );
  for (const [index, { poliza, ocurrencia, notificacion, hecho }] of events.entries()) {
    const third = hecho.tipo === 'Daños a terceros';
    const name = third ? personName(random) : null;
    const document = third ? cedula(random) : null;
    const recent = daysBetween(notificacion, today) < 45;
    const drawn = recent
      ? random.pick(['Declarado', 'En proceso', 'En proceso', 'Pendiente de documentos'])
      : random.pick(['Pagado', 'Pagado', 'Pagado', 'Cerrado', 'Rechazado', 'En proceso']);
    const fixed: Record<string, string> = { 179: 'Declarado', 180: 'En proceso' };
    const nu = perfil.base + index + 1;
    const { tipo, motivo } = hecho;
    insert.run(nu, name, document, document, tipo, motivo, ocurrencia, notificacion, fixed[nu] ?? drawn, poliza);
  }
}

function seedNotices(db: DatabaseSync, perfil: Perfil, random: Random, events: readonly Suceso[], today: string): void {
  const insert = db.prepare(
    `INSERT INTO notificacion (nu, nu_poliza, id_ticket, tipo, consecuencia, informacion, fe_ocurrencia, fe_notificacion, estatus,
       fe_estatus) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (const [index, { poliza, ocurrencia, notificacion, hecho }] of events.entries()) {
    const nu = perfil.base + index + 1;
    const newest = index === events.length - 1;
    const days = daysBetween(notificacion, today);
    const drawn =
      days < 20 ? random.pick(['Recibida', 'En revisión']) : random.pick(['Procesada', 'Procesada', 'Rechazada', 'En revisión']);
    const estatus = newest ? 'Recibida' : drawn;
    const feEstatus = estatus === 'Recibida' ? notificacion : addDays(notificacion, random.int(0, Math.min(days, 15)));
    const ticket = newest ? perfil.tickets : random.int(1, perfil.tickets);
    const idTicket = newest || random.chance(0.3) ? perfil.base + ticket : null;
    const detail = newest ? DETALLES[0] : random.chance(0.8) ? random.pick(DETALLES) : null;
    const { suceso, consecuencia } = hecho;
    insert.run(nu, poliza, idTicket, suceso, consecuencia, detail, ocurrencia, notificacion, estatus, feEstatus);
  }
}
