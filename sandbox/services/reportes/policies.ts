import { addDays, addMonths } from '../../days.ts';
import { intermediario } from './names.ts';
import { readRows } from './read-rows.ts';
import type { Column, Definition, Fact, Report, Table } from './report.ts';
import { dayMonthYear, monthName, totalsBy } from './shown.ts';

const COLUMNAS: readonly Column[] = [
  { titulo: 'Póliza', tipo: 'entero', ancho: 1.8 },
  { titulo: 'Cert.', tipo: 'entero', ancho: 1 },
  { titulo: 'Producto', tipo: 'texto', ancho: 4.5 },
  { titulo: 'Contratante', tipo: 'texto', ancho: 7.5 },
  { titulo: 'Desde', tipo: 'fecha', ancho: 1.9 },
  { titulo: 'Hasta', tipo: 'fecha', ancho: 1.9 },
  { titulo: 'Moneda', tipo: 'moneda', ancho: 1.4 },
  { titulo: 'Prima total', tipo: 'monto', ancho: 2.4 },
];
const FILAS = `SELECT p.nu AS poliza, p.nu_certificado AS certificado, d.nombre AS producto, c.nombre AS contratante, p.fe_desde,
    p.fe_hasta, m.codigo AS moneda, p.prima + p.componente AS total
  FROM poliza AS p JOIN producto AS d ON d.id = p.id_producto JOIN cliente AS c ON c.id = p.id_contratante
    JOIN divisa AS m ON m.id_moneda = p.id_moneda`;

/** JRTE10069: policies in force on a day. */
export const carteraVigente: Definition = {
  titulo: 'Cartera vigente',
  entidad: 'CD_ENTIDAD',
  parametros: {
    CD_ENTIDAD: { nombre: 'Entidad', tipo: 'entero' },
    FE_CORTE: { nombre: 'Fecha de corte', tipo: 'fecha' },
  },
  build(db, { who }, values) {
    const corte = values['FE_CORTE'] ?? '';
    const filas = readRows(
      db,
      this.titulo,
      `${FILAS} WHERE p.id_mediador = ?1 AND p.id_entidad = ?2 AND p.fe_emision <= ?3 AND ?3 BETWEEN p.fe_desde AND p.fe_hasta
         AND (p.fe_cancelacion IS NULL OR p.fe_cancelacion > ?3) ORDER BY p.nu`,
      who.idMediador,
      Number(values['CD_ENTIDAD']),
      corte,
    );
    const vacio = 'No hay pólizas vigentes en esa fecha.';
    return policyReport([...intermediario(db, who), ['Fecha de corte', dayMonthYear(corte)]], {
      titulo: 'Pólizas vigentes',
      vacio,
      filas,
    });
  },
};

/** JRTE10070: policies that end in a month. */
export const polizasRenovar: Definition = {
  titulo: 'Pólizas a renovar',
  entidad: 'CD_ENTIDAD',
  parametros: {
    CD_ENTIDAD: { nombre: 'Entidad', tipo: 'entero' },
    ANIO: { nombre: 'Año', tipo: 'anio' },
    MES: { nombre: 'Mes', tipo: 'mes' },
  },
  build(db, { who }, values) {
    const { ANIO: anio = '', MES: mes = '' } = values;
    const first = `${anio}-${mes.padStart(2, '0')}-01`;
    const filas = readRows(
      db,
      this.titulo,
      `${FILAS} WHERE p.id_mediador = ? AND p.id_entidad = ? AND p.fe_hasta BETWEEN ? AND ? AND p.fe_cancelacion IS NULL
       ORDER BY p.fe_hasta, p.nu`,
      who.idMediador,
      Number(values['CD_ENTIDAD']),
      first,
      addDays(addMonths(first, 1), -1),
    );
    const vacio = 'No hay pólizas que venzan en ese mes.';
    return policyReport([...intermediario(db, who), ['Mes de renovación', monthName(anio, mes)]], {
      titulo: 'Pólizas que vencen en el mes',
      vacio,
      filas,
    });
  },
};

function policyReport(datos: Fact[], table: Pick<Table, 'titulo' | 'filas' | 'vacio'>): Report {
  const { filas } = table;
  const tabla = { ...table, columnas: COLUMNAS, totales: totalsBy({ columnas: COLUMNAS, filas }) };
  return {
    apaisado: true,
    bloques: [
      { tipo: 'datos', datos: [...datos, ['Pólizas', String(filas.length)]] },
      { tipo: 'tabla', tabla },
    ],
  };
}
