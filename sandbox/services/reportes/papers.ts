import type { DatabaseSync } from 'node:sqlite';
import { rows } from '../../db/query.ts';
import { Refusal } from '../../refusal.ts';
import { readCotizacion } from '../cotizaciones/detail.ts';
import { documentName, intermediario } from './names.ts';
import { readRows } from './read-rows.ts';
import type { Definition, Fact, Table } from './report.ts';
import { dayMonthYear, period, formatPrice, sumsOf, symbol } from './shown.ts';
import { insuredRisk, quotedRisk } from './technical.ts';

const AVISO = 'Esta cotización no otorga cobertura hasta que se emita la póliza.';

/** JRTE00001: a quote with its technical values and plans. */
export const cotizacion: Definition = {
  titulo: 'Cotización',
  entidad: 'CD_ENTIDAD',
  parametros: {
    CD_ENTIDAD: { nombre: 'Entidad', tipo: 'entero' },
    NU_COTIZACION: { nombre: 'Cotización', tipo: 'entero' },
    NU_ITEM: { nombre: 'Plan', tipo: 'entero' },
  },
  build(db, { who }, values) {
    const quote = readCotizacion(db, who.idMediador, Number(values['NU_COTIZACION']));
    if (quote.cdEntidad !== Number(values['CD_ENTIDAD'])) {
      throw new Refusal(404, this.titulo, `La entidad ${values['CD_ENTIDAD']} no tiene esa cotización.`);
    }
    const chosen = quote.planes.find(({ noItem }) => noItem === Number(values['NU_ITEM']));
    if (chosen === undefined) throw new Refusal(404, this.titulo, `La cotización no tiene el plan ${values['NU_ITEM']}.`);
    const { idProducto, idRamo, ramo, sucursal, moneda, divisa } = readWritten(db, quote.nuCotizacion);
    return {
      apaisado: false,
      bloques: [
        {
          tipo: 'datos',
          datos: [
            ['Cotización', String(quote.nuCotizacion)],
            ['Fecha', quote.fecha === null || quote.fecha === undefined ? '--' : dayMonthYear(quote.fecha)],
            ['Solicitante', quote.nombreContratante ?? '--'],
            ['Documento', documentName(db, quote.tipoDocContratante ?? null, quote.noDocContratante ?? null)],
            ['Ramo', ramo],
            ['Producto', quote.producto ?? '--'],
            ['Período', period(quote.feDesde ?? undefined, quote.feHasta ?? undefined)],
            ['Moneda', divisa],
            ['Sucursal', sucursal],
            ['Estatus', quote.estatus ?? '--'],
            ...intermediario(db, who).slice(0, 1),
            ['Plan elegido', `${chosen.plan}: ${formatPrice(moneda, cents(chosen.totalAnual))} al año`],
          ],
        },
        ...quotedRisk(db, quote.nuCotizacion, { idProducto, idRamo, moneda }),
        {
          tipo: 'tabla',
          tabla: {
            titulo: `Planes de pago, en ${symbol(moneda)}`,
            columnas: [
              { titulo: 'Plan', tipo: 'texto', ancho: 4 },
              { titulo: 'Prima anual', tipo: 'monto', ancho: 3 },
              { titulo: 'Impuestos', tipo: 'monto', ancho: 3 },
              { titulo: 'Total anual', tipo: 'monto', ancho: 3 },
              { titulo: 'Total del período', tipo: 'monto', ancho: 3 },
            ],
            filas: quote.planes.map((plan) => [
              plan.plan,
              ...[plan.primaAnual, plan.componenteAnual, plan.totalAnual, plan.totalProrrata].map(cents),
            ]),
            totales: [],
            vacio: 'La cotización no tiene planes.',
          },
        },
        { tipo: 'parrafo', lineas: [AVISO] },
      ],
    };
  },
};

interface Policy {
  certificado: number;
  idProducto: number;
  ramo: string;
  producto: string;
  contratante: string;
  tipoContratante: string;
  docContratante: string;
  asegurado: string;
  tipoAsegurado: string;
  docAsegurado: string;
  sucursal: string;
  formaPago: string;
  emision: string;
  desde: string;
  hasta: string;
  cancelacion: string | null;
  moneda: string;
  divisa: string;
  prima: number;
  componente: number;
}

/**
 * JRTE10061: a policy with its insured goods and receipts, requested by certificate or by receipt.
 */
export const poliza: Definition = {
  titulo: 'Póliza de seguro',
  entidad: 'CD_ENTIDAD',
  parametros: {
    CD_ENTIDAD: { nombre: 'Entidad', tipo: 'entero' },
    CD_AREA: { nombre: 'Ramo', tipo: 'entero' },
    NU_POLIZA: { nombre: 'Póliza', tipo: 'entero' },
    NU_CERTIFICADO: { nombre: 'Certificado', tipo: 'entero', opcional: true },
    CD_RECIBO: { nombre: 'Recibo', tipo: 'entero', opcional: true },
  },
  build(db, { who, entidad }, values) {
    const { NU_CERTIFICADO: certificado, CD_RECIBO: recibo } = values;
    if (certificado === undefined && recibo === undefined) {
      throw new Refusal(400, this.titulo, 'Falta el parámetro «NU_CERTIFICADO» o «CD_RECIBO».');
    }
    const nu = Number(values['NU_POLIZA']);
    const idRamo = Number(values['CD_AREA']);
    const [found] = rows<Policy>(
      db,
      `SELECT p.nu_certificado AS certificado, d.id AS idProducto, o.nombre AS ramo, d.nombre AS producto, c.nombre AS contratante,
         c.tipo_documento AS tipoContratante, c.nu_documento AS docContratante, a.nombre AS asegurado,
         a.tipo_documento AS tipoAsegurado, a.nu_documento AS docAsegurado, s.nombre AS sucursal, f.nombre AS formaPago,
         p.fe_emision AS emision, p.fe_desde AS desde, p.fe_hasta AS hasta, p.fe_cancelacion AS cancelacion, m.codigo AS moneda,
         e.nombre AS divisa, p.prima, p.componente
       FROM poliza AS p JOIN producto AS d ON d.id = p.id_producto JOIN ramo AS o ON o.id = d.id_ramo
         JOIN cliente AS c ON c.id = p.id_contratante JOIN cliente AS a ON a.id = p.id_asegurado
         JOIN sucursal AS s ON s.id = p.id_sucursal JOIN forma_pago AS f ON f.id = p.id_forma_pago
         JOIN divisa AS m ON m.id_moneda = p.id_moneda JOIN moneda AS e ON e.id = p.id_moneda
       WHERE p.nu = ?1 AND p.id_mediador = ?2 AND p.id_entidad = ?3 AND d.id_ramo = ?4 AND (?5 IS NULL OR p.nu_certificado = ?5)
         AND (?6 IS NULL OR EXISTS (SELECT 1 FROM recibo AS r WHERE r.cd = ?6 AND r.nu_poliza = p.nu))`,
      nu,
      who.idMediador,
      Number(values['CD_ENTIDAD']),
      idRamo,
      certificado === undefined ? null : Number(certificado),
      recibo === undefined ? null : Number(recibo),
    );
    if (found === undefined) throw new Refusal(404, this.titulo, `No existe la póliza ${nu} con esos datos.`);
    const { moneda } = found;
    return {
      apaisado: false,
      bloques: [
        {
          tipo: 'datos',
          datos: [
            ['Póliza', `${values['CD_ENTIDAD']}-${idRamo}-${nu}`],
            ['Certificado', String(found.certificado)],
            ['Ramo', found.ramo],
            ['Producto', found.producto],
            ['Contratante', found.contratante],
            ['Documento', documentName(db, found.tipoContratante, found.docContratante)],
            ['Asegurado', found.asegurado],
            ['Documento', documentName(db, found.tipoAsegurado, found.docAsegurado)],
            ['Vigencia', period(found.desde, found.hasta)],
            ['Fecha de emisión', dayMonthYear(found.emision)],
            ['Sucursal', found.sucursal],
            ['Forma de pago', found.formaPago],
            ...intermediario(db, who).slice(0, 1),
            ['Moneda', found.divisa],
            ['Prima neta', formatPrice(moneda, found.prima)],
            ['Impuestos', formatPrice(moneda, found.componente)],
            ['Prima total', formatPrice(moneda, found.prima + found.componente)],
            ...cancelled(found.cancelacion),
          ],
        },
        ...insuredRisk(db, nu, { idProducto: found.idProducto, idRamo, moneda }),
        { tipo: 'tabla', tabla: receipts(db, this.titulo, nu, moneda) },
        { tipo: 'firma', lineas: ['Firma autorizada', entidad] },
      ],
    };
  },
};

function cancelled(day: string | null): Fact[] {
  return day === null ? [] : [['Cancelada el', dayMonthYear(day)]];
}

function receipts(db: DatabaseSync, titulo: string, nu: number, moneda: string): Table {
  const sql = `SELECT cd, cuota, fe_vencimiento, fe_pago, prima, monto - prima AS impuestos, monto FROM recibo
    WHERE nu_poliza = ? ORDER BY cuota`;
  const columnas: Table['columnas'] = [
    { titulo: 'Recibo', tipo: 'entero', ancho: 3 },
    { titulo: 'Cuota', tipo: 'entero', ancho: 2 },
    { titulo: 'Vence', tipo: 'fecha', ancho: 3 },
    { titulo: 'Pagado', tipo: 'fecha', ancho: 3 },
    { titulo: 'Prima', tipo: 'monto', ancho: 3 },
    { titulo: 'Impuestos', tipo: 'monto', ancho: 3 },
    { titulo: 'Total', tipo: 'monto', ancho: 3 },
  ];
  const filas = readRows(db, titulo, sql, nu);
  return {
    titulo: `Recibos, en ${symbol(moneda)}`,
    columnas,
    filas,
    totales: filas.length === 0 ? [] : [{ titulo: `Total en ${symbol(moneda)}`, celdas: sumsOf({ columnas, filas }) }],
    vacio: 'La póliza no tiene recibos.',
  };
}

interface Written {
  idProducto: number;
  idRamo: number;
  ramo: string;
  sucursal: string;
  moneda: string;
  divisa: string;
}

function readWritten(db: DatabaseSync, nu: number): Written {
  const [found] = rows<Written>(
    db,
    `SELECT d.id AS idProducto, o.id AS idRamo, o.nombre AS ramo, s.nombre AS sucursal, m.codigo AS moneda, e.nombre AS divisa
     FROM cotizacion AS q JOIN producto AS d ON d.id = q.id_producto JOIN ramo AS o ON o.id = d.id_ramo
       JOIN sucursal AS s ON s.id = q.id_sucursal JOIN divisa AS m ON m.id_moneda = q.id_moneda
       JOIN moneda AS e ON e.id = q.id_moneda WHERE q.nu = ?`,
    nu,
  );
  if (found === undefined) throw new Error(`quote ${nu} is written in nothing`);
  return found;
}

const cents = (amount: number | null | undefined): number => Math.round((amount ?? 0) * 100);
