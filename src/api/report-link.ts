import { addressIn } from '../text/addresses.ts';

/** The addresses that links of reports may point to. */
export interface ReportHosts {
  /** Bases of the services, absolute. */
  readonly services: readonly string[];
  /** Further hosts, over https. */
  readonly archivos: readonly string[];
}

/** Where a link of a report leads; null when it may not be followed there (assumptions P3). */
export function reportAddress(link: string, { services, archivos }: ReportHosts): URL | null {
  const url = addressIn(link);
  // The origin of a `blob:` is that of the page that made it.
  if (!url || url.protocol === 'blob:' || url.username || url.password) return null;
  const isOfService = services.some((base) => new URL(base).origin === url.origin);
  const isOfArchivos = url.protocol === 'https:' && archivos.some((host) => host.toLowerCase() === url.host);
  return isOfService || isOfArchivos ? url : null;
}
