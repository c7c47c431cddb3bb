/** The addresses that links of reports may point to. */
export interface ReportHosts {
  /** Bases of the services, absolute. */
  readonly services: readonly string[];
  /** Further hosts, over https. */
  readonly archivos: readonly string[];
}

/** Where a link of a report leads; null when it may not be followed there (assumptions P3). */
export function reportAddress(link: string, { services, archivos }: ReportHosts): URL | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  if (url.username || url.password) return null;
  // The origin of a `blob:` is that of the page that made it.
  const isOfService = services.some((base) => new URL(base).protocol === url.protocol && new URL(base).origin === url.origin);
  const isOfArchivos = url.protocol === 'https:' && archivos.some((host) => host.toLowerCase() === url.host);
  return isOfService || isOfArchivos ? url : null;
}
