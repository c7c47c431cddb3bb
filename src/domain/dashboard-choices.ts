import { comisionYears, type Rango } from './periods.ts';

/** The panels with a range, by their names in the address. */
export type RangoKey = 'cotizaciones' | 'emisiones' | 'solicitudes';

/** The name of the commissions' year in the address. */
export const yearKey = 'anio';

/** The range in the address; 7 days by default. */
export function readRango(search: URLSearchParams, key: RangoKey): Rango {
  const raw = search.get(key);
  return raw === '' ? 'year' : raw === '30' ? 30 : 7;
}

/** The year in the address, where it is offered on the day `hoy`; by default the current one. */
export function readYear(search: URLSearchParams, hoy: string): number {
  const years = comisionYears(hoy);
  return years.find((year) => String(year) === search.get(yearKey)) ?? Number(hoy.slice(0, 4));
}

/** The query of the address, completed by the preferred periods of this browser. */
export function withPreferred(search: string, periodos: string): URLSearchParams {
  return new URLSearchParams(`${search}&${periodos}`);
}
