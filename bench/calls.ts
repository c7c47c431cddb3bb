/**
 * `npm run bench:calls`: calls per service and KB of answers for each screen, on its first and
 * second opening in a visit, as a table for docs/operate.md.
 */
import { resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startSandbox } from '../sandbox/server.ts';
import { clientePath, paths, pathWithId } from '../src/domain/paths.ts';
import { findChromium, launchArgs } from '../tools/chromium.ts';
import { quietness } from './network.ts';
import { signIn } from './visits.ts';

const screens: ReadonlyArray<readonly [name: string, path: string]> = [
  ['Clientes', paths.listClientes],
  ['Un cliente', clientePath(1)],
  ['Nuevo cliente', paths.createClientes],
  ['Cotizaciones', paths.listCotizaciones],
  ['Una cotización', pathWithId(paths.viewCotizaciones, 877)],
  ['Nueva cotización', paths.createCotizaciones],
  ['Emisión', pathWithId(paths.emitirPoliza, 883)],
  ['Pólizas', paths.listPolizas],
  ['Solicitudes', paths.listSolicitudes],
  ['Una solicitud', pathWithId(paths.updateSolicitudes, 60)],
  ['Nueva solicitud', paths.createSolicitudes],
  ['Reclamaciones', paths.listSiniestros],
  ['Notificaciones', paths.listNotificacionesSiniestros],
  ['Cartera vigente', paths.reporteCarteraVigente],
  ['Estado de cuenta', paths.estadoCuenta],
];

interface Asked {
  auth: number;
  core: number;
  reports: number;
  /** Bytes of the answers' bodies, as sent. */
  bytes: number;
}

const services = [
  ['auth', '/servicios/autorizacion/'],
  ['core', '/servicios/core/'],
  ['reports', '/servicios/reportes/'],
] as const;

const nothing = (): Asked => ({ auth: 0, core: 0, reports: 0, bytes: 0 });

/** Counts the calls of a page; the returned function takes and resets the count. */
function counting(page: Page): () => Promise<Asked> {
  let asked = nothing();
  let sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    const service = services.find(([, base]) => request.url().includes(base));
    if (!service) return;
    asked[service[0]] += 1;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => {
    const [taken, bytes] = [asked, await Promise.all(sizes)];
    [asked, sizes] = [nothing(), []];
    return { ...taken, bytes: bytes.reduce((sum, one) => sum + one, 0) };
  };
}

const cells = ({ auth, core, reports, bytes }: Asked): string => `${auth} · ${core} · ${reports} | ${(bytes / 1024).toFixed(1)}`;
const print = (name: string, first: Asked, again: Asked): void => console.log(`| ${name} | ${cells(first)} | ${cells(again)} |`);

const sandbox = await startSandbox({ portal: resolve(import.meta.dirname, '../dist') });
const browser = await chromium.launch({ executablePath: await findChromium(), args: launchArgs });
try {
  const page = await browser.newPage();
  const quiet = quietness(page);
  const take = counting(page);
  const go = async (path: string): Promise<Asked> => {
    await page.evaluate((to) => history.pushState(null, '', to), `/autogestion${path}`);
    await quiet();
    return take();
  };
  await page.goto(`${sandbox.url}/autogestion/login`);
  await quiet();
  await take();
  await signIn(page);
  await quiet();
  const signedIn = await take();
  await page.reload();
  await quiet();
  console.log('| pantalla | primera vez: autorización · core · reportes | KB | otra vez | KB |\n| --- | --- | --- | --- | --- |');
  print('Ingreso y dashboard; recarga', signedIn, await take());
  for (const [name, path] of screens) {
    const first = await go(path);
    await go(paths.perfil);
    print(name, first, await go(path));
    await go(paths.perfil);
  }
} finally {
  await browser.close();
  await sandbox.close();
}
