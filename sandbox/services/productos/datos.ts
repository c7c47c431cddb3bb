import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../src/generated/core.ts';
import { rows } from '../../db/query.ts';
import { isDay } from '../../days.ts';
import { Refusal } from '../../refusal.ts';
import { type Campo, keyOf, findCampo, readCampos } from './campos.ts';

export type Dato = components['schemas']['DatoTecnico'];

const PARENTS = ['cdDato1', 'cdDato2', 'cdDato3', 'cdDato4', 'cdDato5', 'cdDato6'] as const;
const MAX_MESSAGES = 20;

/**
 * Checks technical values against their fields: required values exist, types match, and a lookup
 * value is a row that fits its parents.
 * @throws Refusal that names the fields by their labels
 */
export function checkDatos(db: DatabaseSync, title: string, idProducto: number, contexto: number, datos: readonly Dato[]): void {
  const campos = readCampos(db, idProducto, contexto);
  const values = new Map(datos.map((dato) => [keyOf(dato.cdDato, dato.nuBien), filled(dato)]));
  const complaints = datos.map((dato) => complaintAbout(db, dato, campos, values));
  if (values.size < datos.length) complaints.push(`El campo técnico «${twice(datos)}» viene más de una vez.`);
  for (const campo of campos) {
    if (campo.inDatoRequerido === 1 && values.get(keyOf(campo.cdDato, campo.nuBienAsegurado)) === undefined) {
      complaints.push(`Falta el campo ${refusalName(campo, campos)}.`);
    }
  }
  const messages = [...new Set(complaints.filter((text) => text !== undefined))].slice(0, MAX_MESSAGES);
  if (messages.length > 0) throw new Refusal(400, title, ...messages);
}

function twice(datos: readonly Dato[]): number | undefined {
  const keys = datos.map(({ cdDato, nuBien }) => keyOf(cdDato, nuBien));
  return datos.find((_dato, index) => keys.indexOf(keys[index] ?? '') < index)?.cdDato;
}

/** A field's name in a refusal: its label, and its insured good where several have it. */
function refusalName({ cdDato, deDato, nuBienAsegurado }: Campo, campos: readonly Campo[]): string {
  const several = campos.filter((campo) => campo.cdDato === cdDato).length > 1;
  return several ? `«${deDato}» del bien ${nuBienAsegurado}` : `«${deDato}»`;
}

/** Value of a technical field; undefined when empty. */
export function filled({ valor }: Pick<Dato, 'valor'>): string | undefined {
  return valor === null || valor.trim() === '' ? undefined : valor;
}

function complaintAbout(
  db: DatabaseSync,
  dato: Dato,
  campos: readonly Campo[],
  values: ReadonlyMap<string, string | undefined>,
): string | undefined {
  const campo = findCampo(campos, dato.cdDato, dato.nuBien);
  if (campo === undefined) return `El producto no tiene el campo técnico «${dato.cdDato}».`;
  const field = `El campo ${refusalName(campo, campos)}`;
  if (dato.nuBien !== campo.nuBienAsegurado || dato.nuConsecutivo !== campo.nuConsecutivo) {
    return `${field} no lleva el bien y el consecutivo de su definición.`;
  }
  const dependencias = (campo.dependencias ?? []).map(({ key, value }) => {
    const parent = findCampo(campos, key, dato.nuBien);
    return { parametro: value, valor: parent && values.get(keyOf(parent.cdDato, parent.nuBienAsegurado)) };
  });
  const chosen = PARENTS.map((name) => filled({ valor: dato[name] ?? null }));
  const valor = filled(dato);
  if (valor === undefined) return undefined;
  if (chosen.some((parent, index) => parent !== dependencias[index]?.valor)) {
    return `${field} no lleva los valores de los campos de que depende.`;
  }
  if (campo.cdTabla !== null && campo.cdTabla !== undefined) {
    const found = /^\d{1,15}$/.test(valor) ? rowsWithId(db, campo.cdTabla, Number(valor)) : [];
    const fits = found.some((row) => dependencias.every(({ parametro, valor: parent }) => row[parametro] === parent));
    return fits ? undefined : `${field} no tiene un valor de su tabla.`;
  }
  switch (campo.tpDato) {
    case 'C':
      return valor === '0' || valor === '1' ? undefined : `${field} debe ser 1 o 0.`;
    case 'N':
      return /^\d{1,12}(\.\d{1,4})?$/.test(valor) ? undefined : `${field} debe ser un número.`;
    case 'F':
      return isDay(valor) ? undefined : `${field} debe ser una fecha.`;
    default:
      return undefined;
  }
}

function rowsWithId(db: DatabaseSync, idTabla: number, id: number): Record<string, string | null>[] {
  return rows(
    db,
    `SELECT valor_dato1 AS valorDato1, valor_dato2 AS valorDato2, valor_dato3 AS valorDato3, valor_dato4 AS valorDato4,
       valor_dato5 AS valorDato5, valor_dato6 AS valorDato6
     FROM tabla_fila WHERE id_tabla = ? AND id = ?`,
    idTabla,
    id,
  );
}
