import { comisionYears, type Rango } from './periods.ts';

/** The panels with a range, by the names under which the address holds it. */
export type RangoKey = 'cotizaciones' | 'emisiones' | 'solicitudes';

/** The name under which the address holds the year of the commissions. */
export const yearKey = 'anio';

/** The range that the address asks for: 7 days unless it names another. */
export function readRango(search: URLSearchParams, key: RangoKey): Rango {
  const raw = search.get(key);
  return raw === '' ? 'year' : raw === '30' ? 30 : 7;
}

/** The year that the address asks for, of those offered on the day `hoy`: the current one unless it names another. */
export function readYear(search: URLSearchParams, hoy: string): number {
  const years = comisionYears(hoy);
  return years.find((year) => String(year) === search.get(yearKey)) ?? Number(hoy.slice(0, 4));
}

/** What the address asks for, and where it is silent what this browser prefers: of two the first counts. */
export function withPreferred(search: string, periodos: string): URLSearchParams {
  return new URLSearchParams(`${search}&${periodos}`);
}
