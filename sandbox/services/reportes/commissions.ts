import type { DatabaseSync } from 'node:sqlite';
import { rows } from '../../db/query.ts';
import { Refusal } from '../../refusal.ts';
import { documentNumber } from '../../text.ts';
import type { SignedIn } from '../usuarios.ts';
import { documentName, intermediario } from './names.ts';
import { checkOrder } from './params.ts';
import { readRows } from './read-rows.ts';
import type { Block, Column, Definition, Values } from './report.ts';
import { dayMonthYear, longDay, monthName, period, formatPrice, sumsOf, totalsBy } from './shown.ts';

const ISR = 0.1;

const COMISIONES: readonly Column[] = [
  { titulo: 'Fecha', tipo: 'fecha', ancho: 1.9 },
  { titulo: 'Recibo', tipo: 'entero', ancho: 2 },
  { titulo: 'Póliza', tipo: 'entero', ancho: 1.8 },
  { titulo: 'Contratante', tipo: 'texto', ancho: 8 },
  { titulo: 'Moneda', tipo: 'moneda', ancho: 1.4 },
  { titulo: 'Prima cobrada', tipo: 'monto', ancho: 2.5 },
  { titulo: 'Comisión (RD$)', tipo: 'monto', ancho: 2.5 },
];

/** JRCJ00525: commissions of a period, by receipt. */
export const estadoComisiones: Definition = {
  titulo: 'Estado de comisiones',
  entidad: 'CD_ENTIDAD',
  parametros: {
    CD_ENTIDAD: { nombre: 'Entidad', tipo: 'entero' },
    FE_DESDE: { nombre: 'Desde', tipo: 'fecha' },
    FE_HASTA: { nombre: 'Hasta', tipo: 'fecha' },
    CD_MEDIADOR: { nombre: 'Intermediario', tipo: 'entero' },
  },
  build(db, { who }, values) {
    checkOrder(this.titulo, values, 'FE_DESDE', 'FE_HASTA');
    if (Number(values['CD_MEDIADOR']) !== who.user.codeMediador) {
      throw new Refusal(404, this.titulo, `No existe el intermediario ${values['CD_MEDIADOR']}.`);
    }
    const filas = readRows(
      db,
      this.titulo,
      `SELECT o.fecha, r.cd, p.nu, c.nombre, m.codigo, r.prima, o.monto
       FROM comision AS o JOIN recibo AS r ON r.cd = o.cd_recibo JOIN poliza AS p ON p.nu = r.nu_poliza
         JOIN cliente AS c ON c.id = p.id_contratante JOIN divisa AS m ON m.id_moneda = p.id_moneda
       WHERE p.id_mediador = ? AND p.id_entidad = ? AND o.fecha BETWEEN ? AND ? ORDER BY o.fecha, r.cd`,
      who.idMediador,
      Number(values['CD_ENTIDAD']),
      values['FE_DESDE'] ?? '',
      values['FE_HASTA'] ?? '',
    );
    const table = { columnas: COMISIONES, filas };
    // Premiums have several currencies; commissions are all in pesos.
    const commissions = sumsOf(table).map((sum, place) => (place === COMISIONES.length - 1 ? sum : null));
    return {
      apaisado: true,
      bloques: [
        { tipo: 'datos', datos: [...intermediario(db, who), ['Período', period(values['FE_DESDE'], values['FE_HASTA'])]] },
        {
          tipo: 'tabla',
          tabla: {
            ...table,
            titulo: 'Comisiones pagadas',
            vacio: 'No hay comisiones pagadas en el período.',
            totales: [...totalsBy(table, 'Cobros en'), { titulo: 'Total de comisiones en RD$', celdas: commissions }],
          },
        },
      ],
    };
  },
};

const RETENCIONES: readonly Column[] = [
  { titulo: 'Mes', tipo: 'texto', ancho: 4 },
  { titulo: 'Comisión (RD$)', tipo: 'monto', ancho: 3 },
  { titulo: 'Retención 10 % (RD$)', tipo: 'monto', ancho: 3 },
  { titulo: 'Neto (RD$)', tipo: 'monto', ancho: 3 },
];

/** JRCJ00580: amounts withheld by month; accrued by due day, collected by day of payment. */
export const cartaRetencion: Definition = {
  titulo: 'Carta de retención de comisiones',
  entidad: 'CD_ENTIDAD',
  parametros: {
    FE_A: { nombre: 'Desde', tipo: 'fecha' },
    FE_B: { nombre: 'Hasta', tipo: 'fecha' },
    CD_ENTIDAD: { nombre: 'Entidad', tipo: 'entero' },
    TP_DOCUMENTO: { nombre: 'Tipo de documento', tipo: 'texto' },
    NU_DOCUMENTO: { nombre: 'Número de documento', tipo: 'texto' },
    TP_CALCULO: { nombre: 'Formato de cálculo', tipo: 'texto', valores: ['D', 'P'] },
  },
  build(db, { who, entidad, dia }, values) {
    checkOrder(this.titulo, values, 'FE_A', 'FE_B');
    const name = recipientName(this.titulo, who, values['TP_DOCUMENTO'] ?? '', values['NU_DOCUMENTO'] ?? '');
    const numero = documentNumber(values['NU_DOCUMENTO'] ?? '');
    const document = documentName(db, (values['TP_DOCUMENTO'] ?? '').toUpperCase(), numero);
    const filas = monthlyCommissions(db, who.idMediador, values).map(
      ({ anio, mes, monto }) => [monthName(anio, mes), monto, Math.round(monto * ISR), monto - Math.round(monto * ISR)] as const,
    );
    const table = { columnas: RETENCIONES, filas };
    const sums = sumsOf(table);
    const how = values['TP_CALCULO'] === 'D' ? 'devengadas' : 'percibidas';
    const days = `del ${dayMonthYear(values['FE_A'] ?? '')} al ${dayMonthYear(values['FE_B'] ?? '')}`;
    const [paid, withheld] = [formatPrice('DOP', Number(sums[1])), formatPrice('DOP', Number(sums[2]))];
    const scans = scannedPapers(db, who.idMediador);
    return {
      apaisado: false,
      bloques: [
        paragraph(`Santo Domingo, ${longDay(dia)}`),
        paragraph(name, document),
        paragraph('A quien pueda interesar:'),
        paragraph(
          `Por este medio certificamos que ${entidad} reconoció a ${name}, ${document}, comisiones ${how} por ${paid} en el ` +
            `período ${days}, y que sobre ellas retuvo ${withheld} por concepto de impuesto sobre la renta (10 %), según se detalla:`,
        ),
        {
          tipo: 'tabla',
          tabla: {
            ...table,
            titulo: `Comisiones ${how} y retenciones`,
            vacio: `No hay comisiones ${how} en el período.`,
            totales: [{ titulo: 'Total', celdas: sums }],
          },
        },
        ...scansNote(scans.length),
        paragraph('Expedimos la presente carta a solicitud de la parte interesada, para los fines que estime convenientes.'),
        paragraph('Atentamente,'),
        { tipo: 'firma', lineas: ['Departamento de Comisiones', entidad] },
        ...scans,
      ],
    };
  },
};

function paragraph(...lineas: string[]): Block {
  return { tipo: 'parrafo', lineas };
}

function scansNote(count: number): Block[] {
  return count === 0 ? [] : [paragraph(`Se anexan ${count} comprobantes de retención digitalizados.`)];
}

function monthlyCommissions(
  db: DatabaseSync,
  idMediador: number,
  values: Values,
): { anio: string; mes: string; monto: number }[] {
  return rows(
    db,
    `SELECT substr(f.dia, 1, 4) AS anio, substr(f.dia, 6, 2) AS mes, sum(f.monto) AS monto FROM (
       SELECT iif(?5 = 'D', r.fe_vencimiento, o.fecha) AS dia, o.monto
       FROM comision AS o JOIN recibo AS r ON r.cd = o.cd_recibo JOIN poliza AS p ON p.nu = r.nu_poliza
       WHERE p.id_mediador = ?1 AND p.id_entidad = ?2) AS f
     WHERE f.dia BETWEEN ?3 AND ?4 GROUP BY substr(f.dia, 1, 7) ORDER BY substr(f.dia, 1, 7)`,
    idMediador,
    Number(values['CD_ENTIDAD']),
    values['FE_A'] ?? '',
    values['FE_B'] ?? '',
    values['TP_CALCULO'] ?? '',
  );
}

function scannedPapers(db: DatabaseSync, idMediador: number): Block[] {
  const sql = 'SELECT numero, fecha FROM comprobante WHERE id_mediador = ? ORDER BY numero';
  const found = rows<{ numero: number; fecha: string }>(db, sql, idMediador);
  return found.map(({ numero, fecha }) => ({
    tipo: 'anexo',
    titulo: `Comprobante de retención No. ${numero}, ${dayMonthYear(fecha)}`,
  }));
}

/** Name of the letter's owner: the user, or the intermediary the user works for. */
function recipientName(titulo: string, { user }: SignedIn, tipo: string, numero: string): string {
  const sent = `${tipo.toUpperCase()} ${documentNumber(numero)}`;
  if (sent === `${user.mediadorTypeDocument} ${user.mediadorIdentifier}`) return user.mediadorName ?? user.name;
  if (sent === `${user.typeDocument} ${user.identifier}`) return user.name;
  throw new Refusal(404, titulo, 'No existe un intermediario con ese documento.');
}
