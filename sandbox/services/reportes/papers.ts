import type { DatabaseSync } from 'node:sqlite';
import { rows } from '../../db/query.ts';
import { Refusal } from '../../refusal.ts';
import { readCotizacion } from '../cotizaciones/detail.ts';
import { readRows } from './read-rows.ts';
import { type Column, dayMonthYear, type Definition, money, type Section } from './report.ts';

const DATOS: readonly Column[] = [
  { titulo: 'Dato', tipo: 'texto', ancho: 4 },
  { titulo: 'Valor', tipo: 'texto', ancho: 8 },
];
/** A technical value as a person reads it: the name of its row when it has a lookup table. */
const VALOR = `coalesce((SELECT f.nombre FROM tabla_fila AS f WHERE f.id_tabla = c.cd_tabla AND CAST(f.id AS TEXT) = v.valor LIMIT 1),
  iif(c.tp_dato = 'C', iif(v.valor = '1', 'Sí', 'No'), v.valor))`;

/** JRTE00001: a quote with its technical values and plans. */
export const cotizacion: Definition = {
  titulo: 'Cotización',
  parametros: {
    CD_ENTIDAD: { nombre: 'Entidad', tipo: 'entero' },
    NU_COTIZACION: { nombre: 'Cotización', tipo: 'entero' },
    NU_ITEM: { nombre: 'Plan', tipo: 'entero' },
  },
  build(db, { idMediador }, values) {
    const quote = readCotizacion(db, idMediador, Number(values['NU_COTIZACION']));
    if (quote.cdEntidad !== Number(values['CD_ENTIDAD'])) {
      throw new Refusal(404, this.titulo, `La entidad ${values['CD_ENTIDAD']} no tiene esa cotización.`);
    }
    if (!quote.planes.some(({ noItem }) => noItem === Number(values['NU_ITEM']))) {
      throw new Refusal(404, this.titulo, `La cotización no tiene el plan ${values['NU_ITEM']}.`);
    }
    const filas = quote.planes.map((plan) => {
      const amounts = [plan.primaAnual, plan.componenteAnual, plan.totalAnual, plan.totalProrrata];
      return [plan.noItem, plan.plan, ...amounts.map((amount) => Math.round((amount ?? 0) * 100))];
    });
    return {
      datos: [
        ['Cotización', String(quote.nuCotizacion)],
        ['Producto', quote.producto ?? ''],
        ['Solicitante', quote.nombreContratante ?? ''],
        ['Documento', `${quote.tipoDocContratante} ${quote.noDocContratante}`],
        ['Período', `${dayMonthYear(quote.feDesde ?? '')} al ${dayMonthYear(quote.feHasta ?? '')}`],
        ['Estatus', quote.estatus ?? ''],
      ],
      parrafos: [],
      secciones: [
        technical(db, this.titulo, 'cotizacion_dato AS v JOIN cotizacion AS q ON q.nu = v.nu_cotizacion', 1, quote.nuCotizacion),
        {
          titulo: 'Planes',
          columnas: [
            { titulo: 'Ítem', tipo: 'entero', ancho: 1 },
            { titulo: 'Plan', tipo: 'texto', ancho: 4 },
            { titulo: 'Prima anual', tipo: 'monto', ancho: 3 },
            { titulo: 'Impuestos', tipo: 'monto', ancho: 3 },
            { titulo: 'Total anual', tipo: 'monto', ancho: 3 },
            { titulo: 'Total del período', tipo: 'monto', ancho: 3 },
          ],
          filas,
          totales: [],
        },
      ],
    };
  },
};

interface Policy {
  certificado: number;
  producto: string;
  contratante: string;
  asegurado: string;
  emision: string;
  desde: string;
  hasta: string;
  moneda: string;
  total: number;
}

/** JRTE10061: a policy with its receipts, asked for by certificate or by receipt. */
export const poliza: Definition = {
  titulo: 'Emisión de póliza',
  parametros: {
    CD_ENTIDAD: { nombre: 'Entidad', tipo: 'entero' },
    CD_AREA: { nombre: 'Ramo', tipo: 'entero' },
    NU_POLIZA: { nombre: 'Póliza', tipo: 'entero' },
    NU_CERTIFICADO: { nombre: 'Certificado', tipo: 'entero', opcional: true },
    CD_RECIBO: { nombre: 'Recibo', tipo: 'entero', opcional: true },
  },
  build(db, { idMediador }, values) {
    const { NU_CERTIFICADO: certificado, CD_RECIBO: recibo } = values;
    if (certificado === undefined && recibo === undefined) {
      throw new Refusal(400, this.titulo, 'Falta el parámetro «NU_CERTIFICADO» o «CD_RECIBO».');
    }
    const nu = Number(values['NU_POLIZA']);
    const [found] = rows<Policy>(
      db,
      `SELECT p.nu_certificado AS certificado, d.nombre AS producto, c.nombre AS contratante, a.nombre AS asegurado,
         p.fe_emision AS emision, p.fe_desde AS desde, p.fe_hasta AS hasta, m.codigo AS moneda, p.prima + p.componente AS total
       FROM poliza AS p JOIN producto AS d ON d.id = p.id_producto JOIN cliente AS c ON c.id = p.id_contratante
         JOIN cliente AS a ON a.id = p.id_asegurado JOIN divisa AS m ON m.id_moneda = p.id_moneda
       WHERE p.nu = ?1 AND p.id_mediador = ?2 AND p.id_entidad = ?3 AND d.id_ramo = ?4 AND (?5 IS NULL OR p.nu_certificado = ?5)
         AND (?6 IS NULL OR EXISTS (SELECT 1 FROM recibo AS r WHERE r.cd = ?6 AND r.nu_poliza = p.nu))`,
      nu,
      idMediador,
      Number(values['CD_ENTIDAD']),
      Number(values['CD_AREA']),
      certificado === undefined ? null : Number(certificado),
      recibo === undefined ? null : Number(recibo),
    );
    if (found === undefined) throw new Refusal(404, this.titulo, `No existe la póliza ${nu} con esos datos.`);
    return {
      datos: [
        ['Póliza', `${values['CD_ENTIDAD']}-${values['CD_AREA']}-${nu}`],
        ['Certificado', String(found.certificado)],
        ['Producto', found.producto],
        ['Contratante', found.contratante],
        ['Asegurado', found.asegurado],
        ['Fecha de emisión', dayMonthYear(found.emision)],
        ['Vigencia', `${dayMonthYear(found.desde)} al ${dayMonthYear(found.hasta)}`],
        ['Prima total', `${found.moneda} ${money(found.total)}`],
      ],
      parrafos: [],
      secciones: [
        technical(db, this.titulo, 'poliza_dato AS v JOIN poliza AS q ON q.nu = v.nu_poliza', 2, nu),
        receipts(db, this.titulo, nu),
      ].filter((section) => section.filas.length > 0),
    };
  },
};

function technical(db: DatabaseSync, titulo: string, from: string, contexto: 1 | 2, nu: number): Section {
  const filas = readRows(
    db,
    titulo,
    `SELECT c.de_dato AS dato, ${VALOR} AS valor FROM ${from}
       JOIN campo AS c ON c.id_producto = q.id_producto AND c.contexto = ? AND c.cd_dato = v.cd_dato
     WHERE q.nu = ? ORDER BY v.nu_consecutivo`,
    contexto,
    nu,
  );
  return { titulo: 'Datos técnicos', columnas: DATOS, filas, totales: [] };
}

function receipts(db: DatabaseSync, titulo: string, nu: number): Section {
  const sql = 'SELECT cd, cuota, fe_vencimiento, prima, monto, fe_pago FROM recibo WHERE nu_poliza = ? ORDER BY cuota';
  return {
    titulo: 'Recibos',
    columnas: [
      { titulo: 'Recibo', tipo: 'entero', ancho: 3 },
      { titulo: 'Cuota', tipo: 'entero', ancho: 2 },
      { titulo: 'Vence', tipo: 'fecha', ancho: 3 },
      { titulo: 'Prima', tipo: 'monto', ancho: 3 },
      { titulo: 'Monto', tipo: 'monto', ancho: 3 },
      { titulo: 'Pagado', tipo: 'fecha', ancho: 3 },
    ],
    filas: readRows(db, titulo, sql, nu),
    totales: [],
  };
}
