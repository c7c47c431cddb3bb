import { useLocation } from 'wouter';
import { comisionYears, type Rango } from '../../domain/periods.ts';
import { usePreferences } from '../../wiring/portal/use-preferences.ts';
import { useRawSearch } from '../../wiring/portal/use-raw-search.ts';

/** The panels with a range, by the names under which the address holds it. */
export type RangoKey = 'cotizaciones' | 'emisiones' | 'solicitudes';

/** Options of the range selectors, to the letter (specification 1, section 2); the year has no value. */
export const rangoOptions = [
  { value: '7', label: 'Últimos 7 días' },
  { value: '30', label: 'Últimos 30 días' },
  { value: '', label: 'Último año' },
];

const yearKey = 'anio';

/** The range that the address asks for: 7 days unless it names another. */
export function readRango(search: URLSearchParams, key: RangoKey): Rango {
  const raw = search.get(key);
  return raw === '' ? 'year' : raw === '30' ? 30 : 7;
}

/** A range as its selector and the address write it. */
export const rangoValue = (rango: Rango): string => (rango === 'year' ? '' : String(rango));

/** The year that the address asks for, of those offered on the day `hoy`: the current one unless it names another. */
export function readYear(search: URLSearchParams, hoy: string): number {
  const years = comisionYears(hoy);
  return years.find((year) => String(year) === search.get(yearKey)) ?? Number(hoy.slice(0, 4));
}

/** The query of an address with one choice made; what it holds besides stays. */
export function withChoice(search: URLSearchParams, key: string, value: string, standard: string): string {
  const next = new URLSearchParams(search);
  if (value === standard) next.delete(key);
  else next.set(key, value);
  return next.toString();
}

/** What the address asks for, and where it is silent what this browser prefers: of two the first counts. */
export function withPreferred(search: string, periodos: string): URLSearchParams {
  return new URLSearchParams(`${search}&${periodos}`);
}

/**
 * The choices of the dashboard: in its address, where a choice replaces the entry of the history, and for the next time as this browser's
 * preference.
 */
export function useDashboardSearch(hoy: string) {
  const [location, navigate] = useLocation();
  const raw = useRawSearch();
  const [{ periodos }, prefer] = usePreferences();
  const search = withPreferred(raw, periodos);
  const choose = (key: string, value: string, standard: string) => {
    prefer({ periodos: withChoice(new URLSearchParams(periodos), key, value, standard) });
    const query = withChoice(new URLSearchParams(raw), key, value, standard);
    navigate(query ? `${location}?${query}` : location, { replace: true });
  };
  return {
    rango: (key: RangoKey) => readRango(search, key),
    chooseRango: (key: RangoKey, value: string) => choose(key, value, '7'),
    year: readYear(search, hoy),
    chooseYear: (value: string) => choose(yearKey, value, hoy.slice(0, 4)),
  };
}
