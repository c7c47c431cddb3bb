import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../src/generated/core.ts';
import { addDays } from '../days.ts';
import { rows } from '../db/query.ts';
import { risksOf } from '../services/cotizaciones/risk.ts';
import { replaceDatos, replacePlans } from '../services/cotizaciones/save.ts';
import { rate } from '../services/cotizaciones/tariff.ts';
import { COTIZACION, findCampo, readCampos } from '../services/productos/campos.ts';

type Dato = components['schemas']['DatoTecnico'];

type Valores = Readonly<Record<number, string | null>>;

/** A quote that changes its product and values. */
export interface Cambio {
  nu: number;
  /** The quote's former state: a quote that a person has changed stays. */
  antes: { idProducto: number; idEstatus: number };
  idProducto: number;
  /** The insured goods, from 1; `fecha` is the quote's day. */
  bienes: (fecha: string) => readonly Valores[];
}

const INTERMEDIARIO = 1;
const INCOMPLETA = 0;

const CIVIC: Valores = { 250005: '6', 250006: '201', 250007: '2022', 250008: '2HGFC2F59NH504417', 250016: '1350000' };
const HILUX: Valores = { 250005: '12', 250006: '342', 250007: '2019', 250008: null, 250016: '1850000.50' };

const SIN_MODELO: Valores = { 250005: '12', 250006: null };

/**
 * Quotes that move from the first products to the later ones, so that the number of quotes stays.
 */
const CAMBIOS: readonly Cambio[] = [
  {
    nu: 877,
    antes: { idProducto: 2501, idEstatus: 7 },
    idProducto: 2504,
    bienes: (fecha) => [
      {
        250005: '12',
        250006: '340',
        250015: '3403',
        250007: String(Number(fecha.slice(0, 4)) - 2),
        250016: '1500000',
        250018: addDays(fecha, -400),
        250021: '5',
        250022: 'Su esposa',
        250008: null,
        250014: '1',
        250017: '1',
        250019: '1',
        250020: '112',
        840086: '14',
        250041: '2',
        250002: '2',
        250031: '1000000',
        250032: '1000000',
        250033: '2000000',
        250034: '1000000',
      },
    ],
  },
  {
    nu: 885,
    antes: { idProducto: 2501, idEstatus: 1 },
    idProducto: 2505,
    bienes: () => [
      { 840086: '3', 250019: '1', ...CIVIC, 250017: '1', 250020: '111' },
      { ...HILUX, 250017: '2', 250020: '213' },
    ],
  },
  {
    nu: 867,
    antes: { idProducto: 2501, idEstatus: INCOMPLETA },
    idProducto: 2505,
    bienes: () => [{ 840086: '3', 250019: '1', ...CIVIC, 250017: '1', 250020: null }, SIN_MODELO],
  },
  {
    nu: 868,
    antes: { idProducto: 2501, idEstatus: 7 },
    idProducto: 2501,
    bienes: (fecha) => [
      {
        250005: '9',
        250006: '265',
        250007: null,
        250008: null,
        250009: fecha,
        250010: '0',
        840086: null,
        250041: '1',
        250002: '1',
        250031: '100000',
        250032: '100000',
        250033: '200000',
        250034: '100000',
      },
    ],
  },
];

/** Gives some quotes of an intermediary other products, some without required values. */
export function seedCotizacionesVehiculo(db: DatabaseSync): void {
  changeCotizaciones(db, CAMBIOS);
}

/** Gives quotes another product and values and rates them again. */
export function changeCotizaciones(db: DatabaseSync, cambios: readonly Cambio[]): void {
  for (const { nu, antes, idProducto, bienes } of cambios) {
    const [found] = rows<{ tasa: number; feDesde: string; feHasta: string; fecha: string }>(
      db,
      `UPDATE cotizacion SET id_producto = ? WHERE nu = ? AND id_mediador = ? AND id_producto = ? AND id_estatus = ?
       RETURNING (SELECT tasa FROM divisa AS d WHERE d.id_moneda = cotizacion.id_moneda) AS tasa, fe_desde AS feDesde,
         fe_hasta AS feHasta, fecha`,
      idProducto,
      nu,
      INTERMEDIARIO,
      antes.idProducto,
      antes.idEstatus,
    );
    if (found === undefined) continue;
    const { tasa, feDesde, feHasta, fecha } = found;
    const datos = datosOf(db, idProducto, bienes(fecha));
    replaceDatos(db, nu, datos);
    replacePlans(db, nu, antes.idEstatus === INCOMPLETA ? [] : rate(...risksOf(datos, { idProducto, tasa, feDesde, feHasta })));
  }
}

/** Technical values of a quote with their parents; fields missing in `bienes` are left out. */
function datosOf(db: DatabaseSync, idProducto: number, bienes: readonly Valores[]): Dato[] {
  const campos = readCampos(db, idProducto, COTIZACION);
  return campos.flatMap(({ cdDato, nuBienAsegurado, nuConsecutivo, dependencias }): Dato[] => {
    const valor = bienes[nuBienAsegurado - 1]?.[cdDato];
    if (valor === undefined) return [];
    const parents = (dependencias ?? []).map(({ key }, index) => {
      const bien = findCampo(campos, key, nuBienAsegurado)?.nuBienAsegurado ?? 1;
      return [`cdDato${index + 1}`, bienes[bien - 1]?.[key] ?? null];
    });
    return [{ cdDato, nuBien: nuBienAsegurado, nuConsecutivo, valor, ...Object.fromEntries(parents) }];
  });
}
