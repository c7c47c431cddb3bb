import { useLocation } from 'wouter';
import { type RangoKey, readRango, readYear, withPreferred, yearKey } from '../../domain/dashboard-choices.ts';
import type { Rango } from '../../domain/periods.ts';
import { usePreferences } from '../../kit/portal/use-preferences.ts';
import { useRawSearch } from '../../kit/portal/use-raw-search.ts';

/** Options of the range, to the letter (specification 1, section 2); the year has no value. */
export const rangoOptions = [
  { value: '7', label: 'Últimos 7 días' },
  { value: '30', label: 'Últimos 30 días' },
  { value: '', label: 'Último año' },
];

/** A range as its choice and the address write it. */
export const rangoValue = (rango: Rango): string => (rango === 'year' ? '' : String(rango));

/** The query with one choice set; drops a choice with its standard value. */
export function withChoice(search: URLSearchParams, key: string, value: string, standard: string): string {
  const next = new URLSearchParams(search);
  if (value === standard) next.delete(key);
  else next.set(key, value);
  return next.toString();
}

/** The choices of the dashboard, from the address and this browser's preferences. */
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
