import { expect, test } from 'vitest';
import { usuario } from '../../../tests/support/usuarios.ts';
import { paths, type RouteName } from '../../domain/paths.ts';
import { buildNavigation } from './build-navigation.ts';
import type { RouteDefinition } from './routes.tsx';

const preloaded: string[] = [];
const route = (name: RouteName, menu?: string, group?: string, role: number | undefined = 32): RouteDefinition => ({
  name,
  path: paths[name],
  title: name,
  role,
  menu: menu === undefined ? undefined : { label: menu, ...(group !== undefined && { group }) },
  page: {
    preload() {
      preloaded.push(name);
      return Promise.resolve();
    },
    subscribe: () => () => undefined,
    isLoaded: () => false,
    Component: () => null,
  },
});

/** Every screen of both specifications, the menu in the words of specification 1, section 2. */
const routes = [
  { ...route('home', 'Dashboard'), role: undefined },
  route('listClientes', 'Clientes'),
  route('createClientes'),
  route('updateClientes'),
  route('listCotizaciones', 'Cotizaciones', 'Cotizaciones / Pólizas'),
  route('createCotizaciones'),
  route('listPolizas', 'Pólizas', 'Cotizaciones / Pólizas'),
  route('emitirPoliza'),
  route('listSolicitudes', 'Solicitudes'),
  route('createSolicitudes'),
  route('updateSolicitudes'),
  route('reporteCarteraVigente', 'Reporte Cartera vigente', 'Consultas'),
  route('reportePolizaRenovar', 'Reporte Pólizas a renovar', 'Consultas'),
  route('historicoReportes'),
  route('listSiniestros', 'Siniestros', 'Siniestro'),
  route('listNotificacionesSiniestros', 'Notificaciones', 'Siniestro'),
  route('createNotSiniestros'),
  route('documentosSiniestros'),
  route('cartaRetencionComision', 'Carta de retención de comisión', 'Caja Egreso'),
  route('estadoComisiones', 'Estado de comisiones', 'Comisiones'),
  route('estadoCuenta', 'Estado de cuenta', 'Cobranzas'),
  route('saldoAntiguedad', 'Saldos por antiguedad', 'Cobranzas'),
  route('pagoFacturas'),
  route('usuarioIntermediarios'),
  { ...route('perfil'), role: undefined },
  { ...route('configuracion'), role: undefined },
];

const menu = (location: string, of: readonly RouteDefinition[] = routes, ...roles: number[]) =>
  buildNavigation(of, usuario(...(roles.length > 0 ? roles : [32])), location);

test('The menu stands in the order of the specification, what has no group between the groups', () => {
  expect(menu('/').map(({ key, label, entries }) => [key, label, entries.map((entry) => entry.label)])).toEqual([
    ['/', undefined, ['Dashboard', 'Clientes']],
    ['Cotizaciones / Pólizas', 'Cotizaciones / Pólizas', ['Cotizaciones', 'Pólizas']],
    ['/solicitudes', undefined, ['Solicitudes']],
    ['Consultas', 'Consultas', ['Reporte Cartera vigente', 'Reporte Pólizas a renovar']],
    ['Siniestro', 'Siniestro', ['Siniestros', 'Notificaciones']],
    ['Caja Egreso', 'Caja Egreso', ['Carta de retención de comisión']],
    ['Comisiones', 'Comisiones', ['Estado de comisiones']],
    ['Cobranzas', 'Cobranzas', ['Estado de cuenta', 'Saldos por antiguedad']],
  ]);
});

test('A group that is named twice is one group, where it is named first', () => {
  const apart = [routes[4], routes[8], routes[6]].filter((one) => one !== undefined);
  expect(menu('/', apart).map(({ entries }) => entries.map(({ label }) => label))).toEqual([
    ['Cotizaciones', 'Pólizas'],
    ['Solicitudes'],
  ]);
});

test('What may not be entered is not there, and leaves no gap', () => {
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

test('An entry that the pointer reaches fetches its page', () => {
  menu('/')[0]?.entries[1]?.onIntent?.();
  expect(preloaded).toEqual(['listClientes']);
});
