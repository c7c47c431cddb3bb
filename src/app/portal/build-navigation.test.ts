import { expect, test } from 'vitest';
import { usuario } from '../../../tests/support/usuarios.ts';
import { buildNavigation } from './build-navigation.ts';
import type { RouteDefinition } from './routes.tsx';

const preloaded: string[] = [];
const route = (path: string, role: number | undefined, menu?: RouteDefinition['menu']): RouteDefinition => ({
  name: path,
  path,
  title: path,
  role,
  menu,
  page: {
    preload() {
      preloaded.push(path);
      return Promise.resolve();
    },
    subscribe: () => () => undefined,
    isLoaded: () => false,
    Component: () => null,
  },
});

const routes = [
  route('/', undefined, { label: 'Dashboard', icon: null }),
  route('/clientes', 32, { label: 'Clientes', icon: null }),
  route('/clientes/create', 32),
  route('/siniestros', 32, { label: 'Siniestros', icon: null, group: 'Siniestro' }),
  route('/notificaciones', 57, { label: 'Notificaciones', icon: null, group: 'Siniestro' }),
];

const menu = (location: string, ...roles: number[]) =>
  buildNavigation(routes, usuario(...roles), location).map(({ label, entries }) => [
    label,
    entries.map(({ label: name, href, current }) => (current ? `*${name} ${href}` : `${name} ${href}`)),
  ]);

test.each([
  [
    '/',
    [32, 57],
    [
      [undefined, ['*Dashboard /', 'Clientes /clientes']],
      ['Siniestro', ['Siniestros /siniestros', 'Notificaciones /notificaciones']],
    ],
  ],
  [
    '/clientes/update/7',
    [32],
    [
      [undefined, ['Dashboard /', '*Clientes /clientes']],
      ['Siniestro', ['Siniestros /siniestros']],
    ],
  ],
  [
    '/clientesx',
    [57],
    [
      [undefined, ['Dashboard /']],
      ['Siniestro', ['Notificaciones /notificaciones']],
    ],
  ],
  ['/', [58], [[undefined, ['*Dashboard /']]]],
])('at %s a user with the roles %j sees what it may enter', (location, roles, expected) => {
  expect(menu(location, ...roles)).toEqual(expected);
});

test('an entry that the pointer reaches fetches its page', () => {
  buildNavigation(routes, usuario(32), '/')[0]?.entries[1]?.onIntent?.();
  expect(preloaded).toEqual(['/clientes']);
});
