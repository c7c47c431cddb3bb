import type { Locator, Page } from '@playwright/test';
import { reportRows } from '../../src/app/portal/screens.ts';
import { paths } from '../../src/domain/paths.ts';
import { allLists } from '../support/lists.ts';
import { closeToasts, expect } from '../support/portal.ts';

/** A screen and what it reads. */
export interface Screen {
  readonly name: string;
  /** Where it is, within the portal. */
  readonly path: string;
  /** The paths of the calls that the screen needs. */
  readonly reads: RegExp;
  /** Its heading. */
  readonly title: string | RegExp;
  /** An element that is visible once the screen has read its data. */
  readonly ready: (page: Page) => Locator;
  /** Faults after which the screen offers no retry, with the reason. */
  readonly final?: Readonly<Record<string, string>>;
}

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const gone = { 404: 'what does not exist can not be had by trying again' };

/** Any heading but the portal's name, which stands alone while the session is restored. */
const ofTheScreen = /^(?!Autogestión$)./;

/** Every screen that reads something when it is opened. */
export const screens: readonly Screen[] = [
  {
    name: 'Dashboard',
    path: '/',
    reads: /\/v1\/(?:dashboard|antiguedadsaldos|comisiones)\b/,
    title: 'Dashboard',
    ready: (page) => page.locator('.recharts-surface').nth(3),
  },
  ...allLists.map(
    ({ path, title, table, call }): Screen => ({
      name: title,
      path,
      reads: new RegExp(`${call}$`),
      title,
      ready: (page) => page.getByRole('table', { name: table }).locator('tbody tr').first().getByRole('cell').nth(1),
    }),
  ),
  {
    name: 'Cliente',
    path: '/clientes/update/1',
    reads: /\/v1\/clientes\/\d+$/,
    title: ofTheScreen,
    ready: (page) => page.getByRole('tab', { name: /Datos Básicos/ }),
    final: gone,
  },
  {
    name: 'Cotización',
    path: '/cotizaciones/877',
    reads: /\/v1\/cotizaciones\/\d+$/,
    title: /^Cotización/,
    ready: (page) => group(page, 'Datos técnicos').getByRole('textbox').first(),
    final: gone,
  },
  {
    name: 'Emisión',
    path: '/polizas/emision/883',
    reads: /\/v1\/cotizaciones\/\d+$/,
    title: 'Emisión de póliza',
    ready: (page) => group(page, 'Datos técnicos').getByRole('textbox').first(),
    final: gone,
  },
  {
    name: 'Solicitud',
    path: '/solicitudes/update/60',
    reads: /\/v1\/tickets\/\d+(?:\/comments)?$/,
    title: ofTheScreen,
    ready: (page) => page.getByRole('region', { name: 'Comentarios' }).getByRole('time').first(),
    final: gone,
  },
];

type Place = Pick<Screen, 'name' | 'path' | 'title' | 'ready'>;

const form = (name: string, path: string, title: string): Place => ({
  name,
  path,
  title,
  ready: (page) => page.getByRole('main').getByRole('button').first(),
});

/** Every screen that reads data; the lists and reports come from `src/app/portal/screens.ts`. */
export const places: readonly Place[] = [
  ...screens,
  form('Nuevo cliente', '/clientes/create', 'Registro de nuevo cliente'),
  form('Nueva cotización', '/cotizaciones/create', 'Nueva cotización'),
  form('Nueva solicitud', '/solicitudes/create', 'Creación de solicitud'),
  ...reportRows.map(({ screen: { name, title } }) =>
    form(
      title.replace(/^Reporte (.)/, (_, first: string) => first.toUpperCase()),
      paths[name],
      title,
    ),
  ),
];

/** The screens that `places` leaves out: they read nothing. */
export const bare = [
  ['/siniestros/documentos', 'Documentos'],
  ['/siniestros/notificaciones/create', 'Nueva notificación'],
  ['/consultas/historico/reportes', 'Histórico de reportes'],
  ['/cobranzas/pagos', 'Cobro con tarjeta de crédito'],
  ['/perfil', 'Perfil'],
  ['/configuracion', 'Configuración'],
  ['/no-existe', 'Página no encontrada'],
] as const;

/** A quiet screen to come from: it reads nothing. */
export const quiet = '/perfil';

export const titleOf = (page: Page, { title }: Place): Locator => page.getByRole('heading', { level: 1, name: title });

export async function expectStands(page: Page, place: Place): Promise<void> {
  await expect(titleOf(page, place)).toBeVisible();
  await expect(place.ready(page)).toBeVisible();
}

/** The buttons that repeat a failed read. */
export const retryOf = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: /^Reintentar/ });

/** Presses every retry, each as long as it is there, until the screen stands. */
export async function retryAll(page: Page, place: Place): Promise<void> {
  await expect(async () => {
    // A toast over a retry would stay as long as the pointer rests on the toast.
    await closeToasts(page);
    for (const retry of await retryOf(page).all()) await retry.click({ timeout: 500 }).catch(() => undefined);
    // Checks the title too: a button of the error page may look like one of the screen.
    await expect(titleOf(page, place)).toBeVisible({ timeout: 1000 });
    await expect(retryOf(page)).toHaveCount(0, { timeout: 1000 });
    await expect(place.ready(page)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}
