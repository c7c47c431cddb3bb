import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../src/generated/core.ts';
import { rows } from '../../db/query.ts';

export type Campo = components['schemas']['CampoTecnico'];

/** What the technical fields are asked for. */
export const COTIZACION = 1;
export const EMISION = 2;

/** The technical fields of a product in the order of the form. */
export function readCampos(db: DatabaseSync, idProducto: number, contexto: number): Campo[] {
  const campos = rows<Omit<Campo, 'primaryKey' | 'dependencias'>>(
    db,
    `SELECT cd_dato AS cdDato, de_dato AS deDato, tp_dato AS tpDato, cd_tabla AS cdTabla, requerido AS inDatoRequerido,
       valor_defecto AS valorDefecto, nu_consecutivo AS nuConsecutivo, nu_bien AS nuBienAsegurado
     FROM campo WHERE id_producto = ? AND contexto = ? ORDER BY nu_consecutivo`,
    idProducto,
    contexto,
  );
  const parents = rows<{ cdDato: number; key: number; value: string }>(
    db,
    `SELECT cd_dato AS cdDato, cd_padre AS key, parametro AS value FROM campo_dependencia
     WHERE id_producto = ? AND contexto = ? ORDER BY cd_dato, orden`,
    idProducto,
    contexto,
  );
  const dependencias = Map.groupBy(parents, (parent) => parent.cdDato);
  return campos.map((campo) => ({
    ...campo,
    primaryKey: null,
    dependencias: (dependencias.get(campo.cdDato) ?? []).map(({ key, value }) => ({ key, value })),
  }));
}
