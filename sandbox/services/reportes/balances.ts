import type { DatabaseSync } from 'node:sqlite';
import { rows } from '../../db/query.ts';
import { Refusal } from '../../refusal.ts';
import { documentNumber } from '../../text.ts';
import type { SignedIn } from '../usuarios.ts';
import { documentName, documentTypeName, intermediario, ramoName } from './names.ts';
import { checkOrder } from './params.ts';
import { readRows } from './read-rows.ts';
import type { Column, Definition, Fact, Values } from './report.ts';
import { dayMonthYear, period, totalsBy } from './shown.ts';

const CUENTA: readonly Column[] = [
  { titulo: 'Póliza', tipo: 'entero', ancho: 1.8 },
  { titulo: 'Recibo', tipo: 'entero', ancho: 2.2 },
  { titulo: 'Contratante', tipo: 'texto', ancho: 7.5 },
  { titulo: 'Vence', tipo: 'fecha', ancho: 1.9 },
  { titulo: 'Pagado', tipo: 'fecha', ancho: 1.9 },
  { titulo: 'Moneda', tipo: 'moneda', ancho: 1.4 },
  { titulo: 'Monto', tipo: 'monto', ancho: 2.5 },
  { titulo: 'Saldo', tipo: 'monto', ancho: 2.5 },
];

/** JRCB10001: receipts of a period with their balance; without dates, all unpaid ones. */
export const estadoCuenta: Definition = {
  titulo: 'Estado de cuenta',
  entidad: 'CD_ENTIDAD',
  parametros: {
    CD_ENTIDAD: { nombre: 'Entidad', tipo: 'entero' },
    CD_PERSONA_MEDIADOR: { nombre: 'Intermediario', tipo: 'entero' },
    CD_AREA: { nombre: 'Ramo', tipo: 'entero', opcional: true },
    NU_POLIZA: { nombre: 'Póliza', tipo: 'entero', opcional: true },
    TP_DOCUMENTO: { nombre: 'Tipo de documento', tipo: 'texto', opcional: true },
    NU_DOCUMENTO: { nombre: 'Número de documento', tipo: 'texto', opcional: true },
    FE_DESDE: { nombre: 'Desde', tipo: 'fecha', opcional: true },
    FE_HASTA: { nombre: 'Hasta', tipo: 'fecha', opcional: true },
  },
  build(db, { who }, values) {
    checkOrder(this.titulo, values, 'FE_DESDE', 'FE_HASTA');
    checkBroker(this.titulo, who, values['CD_PERSONA_MEDIADOR']);
    const {
      CD_AREA: area,
      NU_POLIZA: poliza,
      TP_DOCUMENTO: tipo,
      NU_DOCUMENTO: numero,
      FE_DESDE: desde,
      FE_HASTA: hasta,
    } = values;
    const filas = readRows(
      db,
      this.titulo,
      `SELECT p.nu AS poliza, r.cd AS recibo, c.nombre, r.fe_vencimiento, r.fe_pago, m.codigo AS moneda, r.monto,
         iif(r.fe_pago IS NULL, r.monto, 0) AS saldo
       FROM recibo AS r JOIN poliza AS p ON p.nu = r.nu_poliza JOIN producto AS d ON d.id = p.id_producto
         JOIN cliente AS c ON c.id = p.id_contratante JOIN divisa AS m ON m.id_moneda = p.id_moneda
       WHERE p.id_mediador = ?1 AND p.id_entidad = ?2 AND p.fe_cancelacion IS NULL AND (?3 IS NULL OR d.id_ramo = ?3)
         AND (?4 IS NULL OR p.nu = ?4) AND (?5 IS NULL OR c.tipo_documento = ?5) AND (?6 IS NULL OR c.nu_documento = ?6)
         AND (?7 IS NULL OR r.fe_vencimiento >= ?7) AND (?8 IS NULL OR r.fe_vencimiento <= ?8)
         AND (?7 IS NOT NULL OR ?8 IS NOT NULL OR ?4 IS NOT NULL OR r.fe_pago IS NULL)
       ORDER BY r.fe_vencimiento, r.cd`,
      who.idMediador,
      Number(values['CD_ENTIDAD']),
      area === undefined ? null : Number(area),
      poliza === undefined ? null : Number(poliza),
      tipo?.toUpperCase() ?? null,
      numero === undefined ? null : documentNumber(numero),
      desde ?? null,
      hasta ?? null,
    );
    return {
      apaisado: true,
      bloques: [
        { tipo: 'datos', datos: [...intermediario(db, who), ...filters(db, who, values)] },
        {
          tipo: 'tabla',
          tabla: {
            titulo: 'Recibos',
            columnas: CUENTA,
            filas,
            totales: totalsBy({ columnas: CUENTA, filas }),
            vacio: 'No hay recibos que cumplan con esta consulta.',
          },
        },
      ],
    };
  },
};

/** The statement's filters, in words. */
function filters(db: DatabaseSync, { idMediador }: SignedIn, values: Values): Fact[] {
  const { CD_AREA: area, NU_POLIZA: poliza, TP_DOCUMENTO: tipo, NU_DOCUMENTO: numero } = values;
  const { FE_DESDE: desde, FE_HASTA: hasta } = values;
  const facts: Fact[] = [];
  const onlyOwed = desde === undefined && hasta === undefined && poliza === undefined;
  facts.push(['Período', onlyOwed ? 'Recibos pendientes de pago' : period(desde, hasta)]);
  if (area !== undefined) facts.push(['Ramo', ramoName(db, area)]);
  if (poliza !== undefined) facts.push(['Póliza', poliza]);
  if (tipo !== undefined && numero === undefined) facts.push(['Clientes con', documentTypeName(db, tipo.toUpperCase())]);
  if (numero !== undefined) {
    const [client] = rows<{ nombre: string; tipo: string }>(
      db,
      `SELECT nombre, tipo_documento AS tipo FROM cliente WHERE id_mediador = ?1 AND nu_documento = ?2
         AND (?3 IS NULL OR tipo_documento = ?3) ORDER BY id`,
      idMediador,
      documentNumber(numero),
      tipo?.toUpperCase() ?? null,
    );
    const code = client?.tipo ?? tipo?.toUpperCase();
    const document = code === undefined ? numero : documentName(db, code, documentNumber(numero));
    facts.push(['Cliente', client?.nombre ?? 'No registrado'], ['Documento del cliente', document]);
  }
  return facts;
}

const TRAMOS = ['0 a 30 días', '31 a 60 días', '61 a 90 días', '91 a 120 días', 'Más de 120 días'] as const;
const ANTIGUEDAD: readonly Column[] = [
  { titulo: 'Póliza', tipo: 'entero', ancho: 2 },
  { titulo: 'Recibo', tipo: 'entero', ancho: 2.2 },
  { titulo: 'Contratante', tipo: 'texto', ancho: 6.5 },
  { titulo: 'Vence', tipo: 'fecha', ancho: 2 },
  { titulo: 'Moneda', tipo: 'moneda', ancho: 1.6 },
  ...TRAMOS.map((titulo) => ({ titulo, tipo: 'monto', ancho: 2.3 }) as const),
  { titulo: 'Saldo', tipo: 'monto', ancho: 2.4 },
];

/**
 * JRCB10006: debts on a day by days overdue. Today's total equals the dashboard's balance by age.
 */
export const saldoAntiguedad: Definition = {
  titulo: 'Saldo por antigüedad',
  entidad: 'param1',
  parametros: {
    feA: { nombre: 'Fecha de corte', tipo: 'fecha' },
    param1: { nombre: 'Entidad', tipo: 'entero' },
    param4: { nombre: 'Intermediario', tipo: 'entero' },
    param6: { nombre: 'Formato', tipo: 'texto', valores: ['2'] },
    param8: { nombre: 'Detalle', tipo: 'texto', valores: ['0'] },
  },
  build(db, { who }, values) {
    checkBroker(this.titulo, who, values['param4']);
    const filas = readRows(
      db,
      this.titulo,
      `SELECT nu, cd, nombre, fe_vencimiento, codigo, iif(dias <= 30, monto, 0) AS a, iif(dias BETWEEN 31 AND 60, monto, 0) AS b,
         iif(dias BETWEEN 61 AND 90, monto, 0) AS c, iif(dias BETWEEN 91 AND 120, monto, 0) AS d, iif(dias > 120, monto, 0) AS e,
         monto
       FROM (
         SELECT p.nu, r.cd, c.nombre, r.fe_vencimiento, m.codigo, r.monto,
           CAST(julianday(?3) - julianday(r.fe_vencimiento) AS INTEGER) AS dias
         FROM recibo AS r JOIN poliza AS p ON p.nu = r.nu_poliza JOIN cliente AS c ON c.id = p.id_contratante
           JOIN divisa AS m ON m.id_moneda = p.id_moneda
         WHERE p.id_mediador = ?1 AND p.id_entidad = ?2 AND p.fe_cancelacion IS NULL AND r.fe_vencimiento <= ?3
           AND (r.fe_pago IS NULL OR r.fe_pago > ?3))
       ORDER BY fe_vencimiento, cd`,
      who.idMediador,
      Number(values['param1']),
      values['feA'] ?? '',
    );
    return {
      apaisado: true,
      bloques: [
        { tipo: 'datos', datos: [...intermediario(db, who), ['Fecha de corte', dayMonthYear(values['feA'] ?? '')]] },
        {
          tipo: 'tabla',
          tabla: {
            titulo: 'Recibos pendientes por antigüedad',
            columnas: ANTIGUEDAD,
            filas,
            totales: totalsBy({ columnas: ANTIGUEDAD, filas }),
            vacio: 'No hay saldos pendientes en esa fecha.',
          },
        },
      ],
    };
  },
};

function checkBroker(titulo: string, { user }: SignedIn, code: string | undefined): void {
  if (Number(code) !== user.codePersonMediador) throw new Refusal(404, titulo, `No existe el intermediario ${code}.`);
}
