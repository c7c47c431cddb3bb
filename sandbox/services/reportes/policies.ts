import { addDays, addMonths } from '../../days.ts';
import { readRows } from './read-rows.ts';
import { type Column, type Definition, type Report, totalsBy } from './report.ts';

const COLUMNAS: readonly Column[] = [
  { titulo: 'Póliza', tipo: 'entero', ancho: 2 },
  { titulo: 'Cert.', tipo: 'entero', ancho: 1 },
  { titulo: 'Producto', tipo: 'texto', ancho: 4.5 },
  { titulo: 'Contratante', tipo: 'texto', ancho: 7 },
  { titulo: 'Desde', tipo: 'fecha', ancho: 2 },
  { titulo: 'Hasta', tipo: 'fecha', ancho: 2 },
  { titulo: 'Moneda', tipo: 'texto', ancho: 1.5 },
  { titulo: 'Prima total', tipo: 'monto', ancho: 2.5 },
];
const FILAS = `SELECT p.nu AS poliza, p.nu_certificado AS certificado, d.nombre AS producto, c.nombre AS contratante, p.fe_desde,
    p.fe_hasta, m.codigo AS moneda, p.prima + p.componente AS total
  FROM poliza AS p JOIN producto AS d ON d.id = p.id_producto JOIN cliente AS c ON c.id = p.id_contratante
    JOIN divisa AS m ON m.id_moneda = p.id_moneda`;

/** JRTE10069: the policies in force on a day. */
export const carteraVigente: Definition = {
  titulo: 'Cartera vigente',
  parametros: {
    CD_ENTIDAD: { nombre: 'Entidad', tipo: 'entero' },
    FE_CORTE: { nombre: 'Fecha de corte', tipo: 'fecha' },
  },
  build(db, { idMediador }, values) {
    const filas = readRows(
      db,
      this.titulo,
      `${FILAS} WHERE p.id_mediador = ?1 AND p.id_entidad = ?2 AND p.fe_emision <= ?3 AND ?3 BETWEEN p.fe_desde AND p.fe_hasta
         AND (p.fe_cancelacion IS NULL OR p.fe_cancelacion > ?3) ORDER BY p.nu`,
      idMediador,
      Number(values['CD_ENTIDAD']),
      values['FE_CORTE'] ?? '',
    );
    return policyReport('Pólizas vigentes', filas);
  },
};

/** JRTE10070: the policies that end in a month. */
export const polizasRenovar: Definition = {
  titulo: 'Pólizas a renovar',
  parametros: {
    CD_ENTIDAD: { nombre: 'Entidad', tipo: 'entero' },
    ANIO: { nombre: 'Año', tipo: 'anio' },
    MES: { nombre: 'Mes', tipo: 'mes' },
  },
  build(db, { idMediador }, values) {
    const first = `${values['ANIO']}-${(values['MES'] ?? '').padStart(2, '0')}-01`;
    const filas = readRows(
      db,
      this.titulo,
      `${FILAS} WHERE p.id_mediador = ? AND p.id_entidad = ? AND p.fe_hasta BETWEEN ? AND ? AND p.fe_cancelacion IS NULL
       ORDER BY p.fe_hasta, p.nu`,
      idMediador,
      Number(values['CD_ENTIDAD']),
      first,
      addDays(addMonths(first, 1), -1),
    );
    return policyReport('Pólizas que vencen en el mes', filas);
  },
};

function policyReport(titulo: string, filas: Report['secciones'][number]['filas']): Report {
  const amounts = filas.map((fila) => ({ moneda: String(fila[6]), monto: Number(fila[7]) }));
  const totales = [`Pólizas: ${filas.length}`, ...totalsBy(amounts, 'Prima total')];
  return { datos: [], parrafos: [], secciones: [{ titulo, columnas: COLUMNAS, filas, totales }] };
}
