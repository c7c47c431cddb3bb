import type { DatabaseSync } from 'node:sqlite';
import { MEDIADORES } from './usuarios.ts';

const DIVISAS = [
  [1, 'DOP', 100],
  [2, 'USD', 6000],
  [3, 'EUR', 6500],
] as const;
const FORMAS_PAGO = [
  [1, 'Pago directo', 0],
  [2, 'Débito directo a tarjeta', 1],
  [3, 'Débito directo a cuenta', 1],
] as const;
/** Documents of an issuance by area: name, and whether always required. */
const TRAMITES = [
  [1, 25, 'Copia de la cédula', 1],
  [2, 25, 'Matrícula del vehículo', 1],
  [3, 25, 'Fotos de la inspección', 0],
  [4, 25, 'Licencia de conducir', 0],
  [11, 30, 'Copia de la cédula o del RNC', 1],
  [12, 30, 'Título o contrato de alquiler', 1],
  [13, 30, 'Tasación', 0],
  [21, 12, 'Copia de la cédula', 1],
  [22, 12, 'Declaración de salud', 0],
] as const;
const ESTATUS_COTIZACION = {
  0: 'Incompleta',
  1: 'Pendiente de emisión',
  3: 'Procesada',
  4: 'Anulada',
  6: 'Emisión de endoso en proceso',
  7: 'Guardada sin procesar',
} as const;
/** Whether a status counts as open. The contract does not know the last two. */
const ESTATUS_TICKET = [
  ['new', 1],
  ['open', 1],
  ['pending', 1],
  ['hold', 1],
  ['solved', 0],
  ['closed', 0],
  ['escalada', 1],
  ['12', 1],
] as const;
/** Request types with their reasons; a reason's id is ten times the type's plus its position. */
export const SOLICITUDES = {
  'Modificación de póliza': ['Inclusión de conductor', 'Cambio de vehículo', 'Cancelación', 'Cambio de suma asegurada'],
  Cobros: ['Recibo duplicado', 'Pago no aplicado', 'Cambio de forma de pago', 'Devolución de prima'],
  Reclamaciones: ['Estatus de un siniestro', 'Entrega de documentos', 'Inconformidad con el ajuste'],
  Emisión: ['Carta de endoso', 'Marbete o carnet', 'Copia de póliza'],
  Comisiones: ['Comisión no pagada', 'Carta de retención'],
} as const;

/** Fills the small tables behind quotes, policies and requests. */
export function seedTablasNegocio(db: DatabaseSync): void {
  db.exec("INSERT INTO ramo (id, nombre) SELECT CAST(id AS INTEGER), nombre FROM codigo WHERE tabla = 'TP_RAMO'");
  const divisa = db.prepare('INSERT INTO divisa (id_moneda, codigo, tasa) VALUES (?, ?, ?)');
  for (const row of DIVISAS) divisa.run(...row);
  const forma = db.prepare('INSERT INTO forma_pago (id, nombre, debito) VALUES (?, ?, ?)');
  for (const row of FORMAS_PAGO) forma.run(...row);
  const tramite = db.prepare('INSERT INTO tramite_documento (id, id_ramo, nombre, obligatorio) VALUES (?, ?, ?, ?)');
  for (const row of TRAMITES) tramite.run(...row);
  const cotizacion = db.prepare('INSERT INTO estatus_cotizacion (id, nombre) VALUES (?, ?)');
  for (const [id, nombre] of Object.entries(ESTATUS_COTIZACION)) cotizacion.run(Number(id), nombre);
  const ticket = db.prepare('INSERT INTO estatus_ticket (estatus, id, abierto) VALUES (?, ?, ?)');
  for (const [index, [estatus, abierto]] of ESTATUS_TICKET.entries()) ticket.run(estatus, index + 1, abierto);

  const tipo = db.prepare('INSERT INTO solicitud_tipo (id, nombre) VALUES (?, ?)');
  const motivo = db.prepare('INSERT INTO solicitud_motivo (id, id_tipo, nombre) VALUES (?, ?, ?)');
  for (const [index, [nombre, motivos]] of Object.entries(SOLICITUDES).entries()) {
    tipo.run(index + 1, nombre);
    for (const [place, one] of motivos.entries()) motivo.run((index + 1) * 10 + place + 1, index + 1, one);
  }

  const region = db.prepare('INSERT INTO mediador_region (id_mediador, id_entidad, id_region, id_sucursal) VALUES (?, ?, ?, ?)');
  for (const { id } of MEDIADORES) {
    region.run(id, 1, id, id);
    region.run(id, 2, id === 1 ? 2 : 1, id === 1 ? 2 : 1);
  }
}
