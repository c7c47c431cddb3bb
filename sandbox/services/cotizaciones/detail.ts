import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../src/generated/core.ts';
import { rows } from '../../db/query.ts';
import { Refusal } from '../../refusal.ts';
import { COLUMNAS, DE_COTIZACION } from './list.ts';

type Schemas = components['schemas'];

/**
 * A quote of an intermediary with all data.
 * @throws Refusal when missing or another's
 */
export function readCotizacion(db: DatabaseSync, idMediador: number, nu: number): Schemas['Cotizacion'] {
  const [found] = rows<Omit<Schemas['Cotizacion'], 'datos' | 'planes' | 'documentos' | 'emision'>>(
    db,
    `SELECT ${COLUMNAS}, q.id_entidad AS cdEntidad, q.id_moneda AS cdMoneda, q.id_producto AS cdProducto, p.id_ramo AS cdArea, q.fe_desde AS feDesde, q.fe_hasta AS feHasta,
       q.id_cliente AS idContratante, c.tipo_documento AS tipoDocContratante, c.nu_documento AS noDocContratante,
       c.nombre AS nombreContratante
     FROM ${DE_COTIZACION} WHERE q.nu = ? AND q.id_mediador = ?`,
    nu,
    idMediador,
  );
  if (found === undefined) throw quoteNotFound(nu);
  return {
    ...found,
    datos: readDatos(db, nu),
    planes: readPlanes(db, nu),
    documentos: readDocumentos(db, nu),
    emision: readEmision(db, nu) ?? null,
  };
}

/** Refusal for a quote that the intermediary does not have. */
export function quoteNotFound(nu: number): Refusal {
  return new Refusal(404, 'Consulta de cotización', `No existe la cotización ${nu}.`);
}

function readDocumentos(db: DatabaseSync, nu: number): Schemas['CotizacionDocumento'][] {
  return rows(
    db,
    `SELECT id_tramite AS idDocumentoTramite, nombre AS nmArchivo, fe_emision AS feEmisionDocumento,
       fe_vencimiento AS feVencimientoDocumento
     FROM documento WHERE nu_cotizacion = ? ORDER BY id`,
    nu,
  );
}

function readEmision(db: DatabaseSync, nu: number): Schemas['Emision'] | undefined {
  return rows<Schemas['Emision']>(
    db,
    `SELECT p.nu AS nuPoliza, p.nu_certificado AS nuCertificado, r.cd AS cdRecibo
     FROM poliza AS p LEFT JOIN recibo AS r ON r.nu_poliza = p.nu AND r.cuota = 1 WHERE p.nu_cotizacion = ?`,
    nu,
  )[0];
}

function readDatos(db: DatabaseSync, nu: number): Schemas['DatoTecnico'][] {
  const found = rows<Required<Schemas['DatoTecnico']>>(
    db,
    `SELECT cd_dato AS cdDato, nu_bien AS nuBien, nu_consecutivo AS nuConsecutivo, valor, cd_dato1 AS cdDato1, cd_dato2 AS cdDato2,
       cd_dato3 AS cdDato3, cd_dato4 AS cdDato4, cd_dato5 AS cdDato5, cd_dato6 AS cdDato6
     FROM cotizacion_dato WHERE nu_cotizacion = ? ORDER BY nu_consecutivo`,
    nu,
  );
  return found.map(({ cdDato, nuBien, nuConsecutivo, valor, ...parents }) => {
    const chosen = Object.entries(parents).filter(([, parent]) => parent !== null);
    return { cdDato, nuBien, nuConsecutivo, valor, ...Object.fromEntries(chosen) };
  });
}

/** Plans of a quote, in order of the tariff. */
export function readPlanes(db: DatabaseSync, nu: number): Schemas['PlanCotizado'][] {
  return rows(
    db,
    `SELECT q.nu AS id, i.nombre AS plan, i.prima_prorrata / 100.0 AS primaProrrata, i.componente_prorrata / 100.0 AS componenteProrrata,
       (i.prima_prorrata + i.componente_prorrata) / 100.0 AS totalProrrata, i.prima_anual / 100.0 AS primaAnual,
       i.componente_anual / 100.0 AS componenteAnual, (i.prima_anual + i.componente_anual) / 100.0 AS totalAnual,
       i.no_item AS noItem, i.id_plan_pago AS idPlanPago, q.id_entidad AS entidad, q.id_producto AS idProducto, p.id_ramo AS idArea,
       c.id AS idContratante, c.tipo_documento AS tipoDocContratante, c.nu_documento AS noDocContratante,
       c.nombre AS nombreContratante, r.nombre AS nombreRamo, p.nombre AS nombreProducto
     FROM cotizacion_plan AS i JOIN cotizacion AS q ON q.nu = i.nu_cotizacion JOIN producto AS p ON p.id = q.id_producto
       JOIN ramo AS r ON r.id = p.id_ramo JOIN cliente AS c ON c.id = q.id_cliente
     WHERE i.nu_cotizacion = ? ORDER BY i.no_item`,
    nu,
  );
}
