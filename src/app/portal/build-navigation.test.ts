import { expect, test } from 'vitest';
import { usuario } from '../../../tests/support/usuarios.ts';
import { specification } from '../../../tests/support/specification.ts';
import { paths } from '../../domain/paths.ts';
import { buildNavigation } from './build-navigation.ts';
import type { RouteDefinition } from './routes.tsx';
import { screens } from './screens.ts';

const preloaded: string[] = [];
/** Every screen, with a page that only counts its preloads. */
const routes: readonly RouteDefinition[] = screens.map(({ name, title, role, ...screen }) => ({
  name,
  path: paths[name],
  title,
  role,
  menu: 'menu' in screen ? screen.menu : undefined,
  page: {
    preload() {
      preloaded.push(name);
      return Promise.resolve();
    },
    subscribe: () => () => undefined,
    isLoaded: () => false,
    Component: () => null,
  },
}));

const menu = (location: string, of: readonly RouteDefinition[] = routes, ...roles: number[]) =>
  buildNavigation(of, usuario(...(roles.length > 0 ? roles : [32])), location);

test('The menu has the order of the specification, entries without a group between the groups', () => {
  expect(menu('/').map(({ label, entries }) => ({ group: label, entries: entries.map((entry) => entry.label) }))).toEqual(
    specification.menu.map(({ group, entries }) => ({ group, entries })),
  );
  const keys = menu('/').map(({ key }) => key);
  expect(keys).toEqual(menu('/').map(({ label, entries }) => label ?? entries[0]?.href));
  expect(new Set(keys).size).toBe(keys.length);
});

test('A group that is named twice is one group at its first place', () => {
  const apart = ['listCotizaciones', 'listSolicitudes', 'listPolizas'].flatMap((name) =>
    routes.filter((one) => one.name === name),
  );
  expect(menu('/', apart).map(({ entries }) => entries.map(({ label }) => label))).toEqual([
    ['Cotizaciones', 'Pólizas'],
    ['Solicitudes'],
  ]);
});

test('Screens that the user may not enter are missing, and leave no empty group', () => {
  const groups = menu('/', routes, 58);
  expect(groups.map(({ key, entries }) => [key, entries.map(({ label }) => label)])).toEqual([['/', ['Dashboard']]]);
  const withoutGroup = routes.map((one) => (one.menu?.group ? { ...one, role: 57 } : one));
  expect(menu('/', withoutGroup).map(({ entries }) => entries.map(({ label }) => label))).toEqual([
    ['Dashboard', 'Clientes', 'Solicitudes'],
  ]);
});

test.each([
  ['/', ['Dashboard']],
  ['/clientes', ['Clientes']],
  ['/clientes/create', ['Clientes']],
  ['/clientes/update/7', ['Clientes']],
  ['/clientesx', []],
  ['/cotizaciones', ['Cotizaciones']],
  ['/cotizaciones/create', ['Cotizaciones']],
  ['/polizas', ['Pólizas']],
  ['/polizas/emision/4711', ['Pólizas']],
  ['/solicitudes', ['Solicitudes']],
  ['/solicitudes/create', ['Solicitudes']],
  ['/solicitudes/update/3', ['Solicitudes']],
  ['/consultas/carteravigente', ['Reporte Cartera vigente']],
  ['/consultas/renovaciones', ['Reporte Pólizas a renovar']],
  ['/consultas/historico/reportes', []],
  ['/siniestros', ['Siniestros']],
  ['/siniestros/documentos', ['Siniestros']],
  ['/siniestros/notificaciones', ['Notificaciones']],
  ['/siniestros/notificaciones/create', ['Notificaciones']],
  ['/caja/egresos/cartaretencion', ['Carta de retención de comisión']],
  ['/comisiones/estadocomisiones', ['Estado de comisiones']],
  ['/cobranzas/estadocuenta', ['Estado de cuenta']],
  ['/cobranzas/saldoporantiguedad', ['Saldos por antiguedad']],
  ['/cobranzas/pagos', []],
  ['/administrador/usuarios/intermediarios', []],
  ['/perfil', []],
  ['/configuracion', []],
  ['/notfound', []],
])('At %s the current entries are %j', (location, current) => {
  const all = menu(location).flatMap(({ entries }) => entries);
  expect(all.filter((entry) => entry.current).map(({ label }) => label)).toEqual(current);
});

test('An entry under the pointer preloads its page', () => {
  menu('/')[0]?.entries[1]?.onIntent?.();
  expect(preloaded).toEqual(['listClientes']);
});
