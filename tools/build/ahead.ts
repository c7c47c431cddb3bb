import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** The pages in the order in which people go on from the dashboard; those without a place here follow by name. */
const likely = [
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

/** What is not brought ahead: the viewer of documents, which few screens need and which is as large as all the rest, and what development alone shows. */
const left = /^src\/(?:dev\/|ui\/pdf\/|.*[Pp]df)/;

function placeOf(key: string): number {
  const place = likely.findIndex((name) => key.startsWith(`src/${name}.`));
  return place < 0 ? likely.length : place;
}

/**
 * Writes ahead.json beside the pages of a build: the addresses, relative to the base, of what the portal fetches ahead, the files of
 * each screen together, the likeliest first. What the portal has anyway is not
 * among them.
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
  /** The keys whose files are there by then. */
  const had = new Set<string>();
  for (const key of portal) filesOf(key, had);
  const late = keys.filter((key) => manifest[key]?.isDynamicEntry && key.startsWith('src/') && !left.test(key));
  const screens = late
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.localeCompare(b))
    .map((key) => filesOf(key, had))
    .filter((files) => files.length > 0);
  writeFileSync(join(dist, 'ahead.json'), JSON.stringify(screens));
}
