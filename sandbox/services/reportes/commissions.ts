import type { DatabaseSync } from 'node:sqlite';
import { rows } from '../../db/query.ts';
import { Refusal } from '../../refusal.ts';
import { documentNumber } from '../../text.ts';
import type { SignedIn } from '../usuarios.ts';
import { checkOrder } from './params.ts';
import { readRows } from './read-rows.ts';
import { dayMonthYear, type Definition, money } from './report.ts';

const ISR = 0.1;

/** JRCJ00525: the commissions of a period, receipt by receipt. */
export const estadoComisiones: Definition = {
  titulo: 'Estado de comisiones',
  parametros: {
    CD_ENTIDAD: { nombre: 'Entidad', tipo: 'entero' },
    FE_DESDE: { nombre: 'Desde', tipo: 'fecha' },
    FE_HASTA: { nombre: 'Hasta', tipo: 'fecha' },
    CD_MEDIADOR: { nombre: 'Intermediario', tipo: 'entero' },
  },
  build(db, who, values) {
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
    const total = filas.reduce((sum, fila) => sum + Number(fila[6]), 0);
    return {
      datos: [['Intermediario', who.user.mediadorName ?? '']],
      parrafos: [],
      secciones: [
        {
          titulo: 'Comisiones pagadas',
          columnas: [
            { titulo: 'Fecha', tipo: 'fecha', ancho: 2 },
            { titulo: 'Recibo', tipo: 'entero', ancho: 2 },
            { titulo: 'Póliza', tipo: 'entero', ancho: 2 },
            { titulo: 'Contratante', tipo: 'texto', ancho: 7 },
            { titulo: 'Moneda', tipo: 'texto', ancho: 1.5 },
            { titulo: 'Prima cobrada', tipo: 'monto', ancho: 2.5 },
            { titulo: 'Comisión DOP', tipo: 'monto', ancho: 2.5 },
          ],
          filas,
          totales: [`Total de comisiones DOP: ${money(total)}`],
        },
      ],
    };
  },
};

/** JRCJ00580: what was withheld of the commissions, by month; accrued by the day they fell due, collected by the day of payment. */
export const cartaRetencion: Definition = {
  titulo: 'Carta de retención de comisiones',
  parametros: {
    FE_A: { nombre: 'Desde', tipo: 'fecha' },
    FE_B: { nombre: 'Hasta', tipo: 'fecha' },
    CD_ENTIDAD: { nombre: 'Entidad', tipo: 'entero' },
    TP_DOCUMENTO: { nombre: 'Tipo de documento', tipo: 'texto' },
    NU_DOCUMENTO: { nombre: 'Número de documento', tipo: 'texto' },
    TP_CALCULO: { nombre: 'Formato de cálculo', tipo: 'texto', valores: ['D', 'P'] },
  },
  build(db, who, values) {
    checkOrder(this.titulo, values, 'FE_A', 'FE_B');
    checkOwnDocument(this.titulo, who, values['TP_DOCUMENTO'] ?? '', values['NU_DOCUMENTO'] ?? '');
    const months = monthlyCommissions(db, who.idMediador, values);
    const filas = months.map(({ mes, monto }) => [mes, monto, Math.round(monto * ISR), monto - Math.round(monto * ISR)] as const);
    const sum = (index: 1 | 2 | 3): string => money(filas.reduce((total, fila) => total + fila[index], 0));
    const how = values['TP_CALCULO'] === 'D' ? 'devengadas' : 'percibidas';
    const period = `del ${dayMonthYear(values['FE_A'] ?? '')} al ${dayMonthYear(values['FE_B'] ?? '')}`;
    return {
      datos: [['Intermediario', who.user.mediadorName ?? '']],
      parrafos: [
        'A quien pueda interesar:',
        `Por este medio certificamos las comisiones ${how} por el intermediario ${period}, y el impuesto sobre la renta retenido.`,
      ],
      secciones: [
        {
          titulo: 'Comisiones y retenciones en pesos',
          columnas: [
            { titulo: 'Mes', tipo: 'texto', ancho: 2 },
            { titulo: 'Comisión', tipo: 'monto', ancho: 3 },
            { titulo: 'Retención 10 %', tipo: 'monto', ancho: 3 },
            { titulo: 'Neto', tipo: 'monto', ancho: 3 },
          ],
          filas,
          totales: [`Total comisión: ${sum(1)}`, `Total retención: ${sum(2)}`, `Total neto: ${sum(3)}`],
        },
      ],
    };
  },
};

function monthlyCommissions(
  db: DatabaseSync,
  idMediador: number,
  values: Record<string, string>,
): { mes: string; monto: number }[] {
  return rows(
    db,
    `SELECT substr(f.dia, 6, 2) || '-' || substr(f.dia, 1, 4) AS mes, sum(f.monto) AS monto FROM (
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

/** The letter is the user's, or the intermediary's for whom the user works. */
function checkOwnDocument(titulo: string, { user }: SignedIn, tipo: string, numero: string): void {
  const sent = `${tipo.toUpperCase()} ${documentNumber(numero)}`;
  const own = [`${user.typeDocument} ${user.identifier}`, `${user.mediadorTypeDocument} ${user.mediadorIdentifier}`];
  if (!own.includes(sent)) throw new Refusal(404, titulo, 'No existe un intermediario con ese documento.');
}
