import { addressIn } from '../text/addresses.ts';

/** The addresses that links of reports may point to. */
export interface ReportHosts {
  /** Absolute base addresses of the services. */
  readonly services: readonly string[];
  /** Further hosts, over https. */
  readonly archivos: readonly string[];
}

/** The address of a report's link; null where it must not be followed (assumptions P3). */
export function reportAddress(link: string, { services, archivos }: ReportHosts): URL | null {
  const url = addressIn(link);
  // A `blob:` address has the origin of the page that made it.
  if (!url || url.protocol === 'blob:' || url.username || url.password) return null;
  const isOfService = services.some((base) => new URL(base).origin === url.origin);
  const isOfArchivos = url.protocol === 'https:' && archivos.some((host) => host.toLowerCase() === url.host);
  return isOfService || isOfArchivos ? url : null;
}
