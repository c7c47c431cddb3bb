import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Pages in the order in which people open them from the dashboard; all others follow by name. */
const likelyOrder = [
  'features/dashboard/DashboardPage',
  'features/dashboard/Chart',
  'features/clientes/list/ClientesPage',
  'features/cotizaciones/list/CotizacionesPage',
  'features/cotizaciones/create/CotizacionCreatePage',
  'features/clientes/create/ClienteWizardPage',
  'features/polizas/list/PolizasPage',
  'features/solicitudes/list/SolicitudesPage',
  'features/polizas/emision/EmisionPage',
  'features/solicitudes/create/SolicitudCreatePage',
  'features/solicitudes/update/SolicitudPage',
  'features/cotizaciones/create/CotizacionPage',
  'features/clientes/view/ClienteViewPage',
];

/** Not fetched ahead: the viewer of documents, large and rarely used, and development pages. */
const neverAhead = /^src\/(?:dev\/|ui\/pdf\/|.*[Pp]df)/;

function placeOf(key: string): number {
  const place = likelyOrder.findIndex((name) => key.startsWith(`src/${name}.`));
  return place < 0 ? likelyOrder.length : place;
}

/**
 * Writes ahead.json beside a build's pages: for each screen, likeliest first, the addresses that
 * the portal fetches ahead, relative to the base and without files of the portal itself.
 * @param dist folder of the build
 */
export function writeAhead(dist: string): void {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const filesOf = (key: string, seen: Set<string>): readonly string[] => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [...(chunk.imports ?? []).flatMap((imported) => filesOf(imported, seen)), chunk.file, ...(chunk.css ?? [])];
  };
  const keys = Object.keys(manifest);
  const portal = keys.filter((key) => manifest[key]?.isEntry || manifest[key]?.name === 'Portal');
  /** Keys whose files are fetched already. */
  const fetchedKeys = new Set<string>();
  for (const key of portal) filesOf(key, fetchedKeys);
  const late = keys.filter((key) => manifest[key]?.isDynamicEntry && key.startsWith('src/') && !neverAhead.test(key));
  const screens = late
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.localeCompare(b))
    .map((key) => filesOf(key, fetchedKeys))
    .filter((files) => files.length > 0);
  writeFileSync(join(dist, 'ahead.json'), JSON.stringify(screens));
}
