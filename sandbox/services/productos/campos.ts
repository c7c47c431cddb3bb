import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../src/generated/core.ts';
import { rows } from '../../db/query.ts';

export type Campo = components['schemas']['CampoTecnico'];

/** Purposes of technical fields. */
export const COTIZACION = 1;
export const EMISION = 2;

/** Key of a product's technical field: several insured goods may have the same code. */
export function keyOf(cdDato: number, nuBien: number): string {
  return `${cdDato} ${nuBien}`;
}

/** The field with a code: of the given insured good, or else of any good. */
export function findCampo(campos: readonly Campo[], cdDato: number, nuBien: number): Campo | undefined {
  const found = campos.filter((campo) => campo.cdDato === cdDato);
  return found.find((campo) => campo.nuBienAsegurado === nuBien) ?? found[0];
}

/** Technical fields of a product, in order of the form. */
export function readCampos(db: DatabaseSync, idProducto: number, contexto: number): Campo[] {
  const campos = rows<Omit<Campo, 'primaryKey' | 'dependencias'>>(
    db,
    `SELECT cd_dato AS cdDato, de_dato AS deDato, tp_dato AS tpDato, cd_tabla AS cdTabla, requerido AS inDatoRequerido,
       valor_defecto AS valorDefecto, nu_consecutivo AS nuConsecutivo, nu_bien AS nuBienAsegurado
     FROM campo WHERE id_producto = ? AND contexto = ? ORDER BY nu_consecutivo`,
    idProducto,
    contexto,
  );
  const parents = rows<{ cdDato: number; nuBien: number; key: number; value: string }>(
    db,
    `SELECT cd_dato AS cdDato, nu_bien AS nuBien, cd_padre AS key, parametro AS value FROM campo_dependencia
     WHERE id_producto = ? AND contexto = ? ORDER BY cd_dato, nu_bien, orden`,
    idProducto,
    contexto,
  );
  const dependencias = Map.groupBy(parents, ({ cdDato, nuBien }) => keyOf(cdDato, nuBien));
  return campos.map((campo) => ({
    ...campo,
    primaryKey: null,
    dependencias: (dependencias.get(keyOf(campo.cdDato, campo.nuBienAsegurado)) ?? []).map(({ key, value }) => ({ key, value })),
  }));
}
