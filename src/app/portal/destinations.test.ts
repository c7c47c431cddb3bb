import { describe, expect, test } from 'vitest';
import { usuario } from '../../../tests/support/usuarios.ts';
import type { RouteName } from '../../domain/paths.ts';
import type { FrameAction } from '../shell/destination.ts';
import { findDestinations, findsNumbers } from './destinations.ts';
import { routes } from './routes.tsx';

const actions: readonly FrameAction[] = [{ label: 'Salir', keywords: 'cerrar sesion', onSelect: () => undefined }];

/** The path of a destination, or its label. */
const found = (typed: string, ...roles: number[]) =>
  findDestinations(routes, actions, usuario(...(roles.length > 0 ? roles : [32])), typed).flatMap(({ destinations }) =>
    destinations.map(({ href, label }) => href ?? label),
  );

/** The groups with their destinations. */
const groups = (typed: string, recent: readonly RouteName[] = []) =>
  findDestinations(routes, actions, usuario(32), typed, recent).map(({ label, destinations }) => [
    label,
    ...destinations.map((one) => [one.label, one.href]),
  ]);

test.each([
  ['clientes', '/clientes'],
  ['CLIEN', '/clientes'],
  ['cliente', '/clientes'],
  ['asegurado', '/clientes'],
  ['asegurados', '/clientes'],
  ['ver los clientes', '/clientes'],
  ['listado de clientes', '/clientes'],
  ['inicio', '/'],
  ['dash', '/'],
  ['gráficos', '/'],
  ['configuracion', '/configuracion'],
  ['configuración', '/configuracion'],
  ['modo oscuro', '/configuracion'],
  ['filas', '/configuracion'],
  ['mis datos', '/perfil'],
  ['perf', '/perfil'],
  ['cerrar sesión', 'Salir'],
  ['001-1391820-5', '/clientes?numeroDocumento=00113918205'],
  ['131 00001 2', '/clientes?numeroDocumento=131000012'],
  ['rd4433221', '/clientes?numeroDocumento=rd4433221'],
  ['cotizaciones', '/cotizaciones'],
  ['pólizas', '/polizas'],
  ['tickets', '/solicitudes'],
  ['reclamos', '/siniestros'],
  ['avisos', '/siniestros/notificaciones'],
  ['usuarios intermediarios', '/administrador/usuarios/intermediarios'],
])('%j leads first to %s', (typed, target) => {
  expect(found(typed)[0]).toBe(target);
});

test.each([['%%'], ['🙂'], ['«»']])('%j leads nowhere', (typed) => {
  expect(found(typed)).toEqual([]);
});

test.each([
  ['yokasta', 'yokasta'],
  [' Ana   Peña ', 'Ana Peña'],
  ["O'Neill & (a*b) 100%", "O'Neill & (a*b) 100%"],
  ['zapato', 'zapato'],
  ['clientes zapato', 'clientes zapato'],
  ['clientesx', 'clientesx'],
])('%j names no screen and is offered as the name of a client', (typed, name) => {
  expect(groups(typed)).toEqual([
    ['Buscar en las listas', [`Buscar «${name}» en Clientes`, `/clientes?nombre=${encodeURIComponent(name)}`]],
  ]);
});

test('A word that only describes a screen may be a name, too, after the screen', () => {
  expect(groups('ana')).toEqual([
    ['Pantallas', ['Nuevo cliente', '/clientes/create']],
    ['Buscar en las listas', ['Buscar «ana» en Clientes', '/clientes?nombre=ana']],
  ]);
  expect(found('clientes')).not.toContain('/clientes?nombre=clientes');
  expect(found('salir')).toEqual(['Salir']);
});

test('The group with the best fit comes first', () => {
  expect(groups('cerrar').map(([label]) => label)).toEqual(['Acciones', 'Buscar en las listas']);
  expect(groups('a').map(([label]) => label)).toContain('Pantallas');
});

test('An empty text offers every screen that the user may enter, in the order of the table', () => {
  const home = ['/', '/clientes', '/perfil', '/configuracion'];
  expect(found('')).toEqual(expect.arrayContaining(home));
  expect(found(' ').slice(0, 2)).toEqual(home.slice(0, 2));
  expect(found('ver')).toEqual(found(''));
  expect(groups('').map(([label]) => label)).toEqual(['Pantallas', 'Acciones']);
});

test('Recent screens come first, and once, while nothing is typed; screens without an entry are left out', () => {
  const seen = groups('', ['updateClientes', 'configuracion', 'perfil', 'createSolicitudes', 'home', 'createClientes']);
  expect(seen[0]).toEqual([
    'Recientes',
    ['Configuración', '/configuracion'],
    ['Perfil', '/perfil'],
    ['Nuevo solicitud', '/solicitudes/create'],
    ['Dashboard', '/'],
  ]);
  expect(seen[1]?.flat()).not.toContain('/perfil');
  expect(groups('perfil', ['home'])).toEqual([['Pantallas', ['Perfil', '/perfil']]]);
});

test('Recent things come before recent screens, with the icon of their list', () => {
  const thing = { kind: 'cliente', id: '1200', label: 'Yokasta', about: 'CED 001', href: '/clientes/update/1200' } as const;
  const [recent] = findDestinations(routes, actions, usuario(32), '', ['perfil'], [thing, { ...thing, id: '7', about: '' }]);
  expect(recent?.destinations.map(({ id, label, about, href }) => [id, label, about, href])).toEqual([
    ['reciente cliente 1200', 'Yokasta', 'CED 001', '/clientes/update/1200'],
    ['reciente cliente 7', 'Yokasta', undefined, '/clientes/update/1200'],
    [undefined, 'Perfil', undefined, '/perfil'],
  ]);
  expect(findDestinations(routes, actions, usuario(32), 'yok', [], [thing]).map(({ label }) => label)).toEqual([
    'Buscar en las listas',
  ]);
});

const lookUpsOf = (typed: string) =>
  findDestinations(routes, actions, usuario(32), typed).flatMap(({ destinations }) =>
    destinations.flatMap(({ lookUp }) => lookUp ?? []),
  );

test('A name of three letters is looked up among the clients, the name of a screen is not', () => {
  expect(lookUpsOf(' Ana   Peña ')).toEqual([{ kind: 'cliente', nombre: 'Ana Peña' }]);
  expect(lookUpsOf('d’óleo')).toEqual([{ kind: 'cliente', nombre: "d'óleo" }]);
  for (const typed of ['xy', 'clientes', 'x1']) expect(lookUpsOf(typed)).toEqual([]);
});

test('Screens that the user may not enter are not offered, not even for a number or a name', () => {
  expect(found('clientes', 57)).toEqual([]);
  expect(found('00113918205', 57)).toEqual([]);
  expect(found('yokasta', 57)).toEqual([]);
  expect(found('', 57)).not.toContain('/clientes');
  expect(findsNumbers(routes, usuario(57))).toBe(false);
  expect(findsNumbers(routes, usuario(32))).toBe(true);
  const [recent] = findDestinations(routes, actions, usuario(57), '', ['listClientes', 'perfil']);
  expect(recent?.destinations.map(({ href }) => href)).toEqual(['/perfil']);
});

/** The links to lists, each with its look-up. */
const offered = (typed: string) =>
  findDestinations(routes, actions, usuario(32), typed).flatMap(({ destinations }) =>
    destinations.map(({ label, href, lookUp }) => [label, href, lookUp]),
  );

describe('A number', () => {
  const numero = 900;

  test('is offered to every list that can look for it, and looked up there', () => {
    expect(offered('900')).toEqual([
      ['Buscar 900 en Cotizaciones', '/cotizaciones?numeroCotizacion=900', { kind: 'cotizacion', numero }],
      ['Buscar 900 en Pólizas', '/polizas?numeroPoliza=900', { kind: 'poliza', numero }],
      ['Buscar 900 en Siniestros', '/siniestros?numeroSiniestro=900', { kind: 'siniestro', numero }],
      ['Buscar 900 en Clientes', '/clientes?numeroDocumento=900', { kind: 'cliente', documento: '900' }],
    ]);
  });

  test('of a policy with its entity and ramo leads to the policies, and then to the documents', () => {
    expect(offered('1-25-700')).toEqual([
      ['Buscar 700 en Pólizas', '/polizas?numeroPoliza=700', { kind: 'poliza', numero: 700, of: { entidad: 1, ramo: 25 } }],
      ['Buscar 125700 en Clientes', '/clientes?numeroDocumento=125700', { kind: 'cliente', documento: '125700' }],
    ]);
  });

  test('that can only be a document is looked up as a client, and offered to the other lists', () => {
    const documento = '00113918254';
    expect(offered('001-1391825-4')).toEqual([
      ['Buscar 00113918254 en Clientes', '/clientes?numeroDocumento=00113918254', { kind: 'cliente', documento }],
      ['Buscar 00113918254 en Cotizaciones', '/cotizaciones?numeroDocumento=00113918254', undefined],
      ['Buscar 00113918254 en Pólizas', '/polizas?numeroDocumento=00113918254', undefined],
      ['Buscar 00113918254 en Siniestros', '/siniestros?numeroDocumento=00113918254', undefined],
    ]);
    expect(offered('001-1391825-4')).toEqual(offered(documento));
  });
});

test('A list that does not exist is neither offered nor looked up', () => {
  const without = routes.filter(({ name }) => name === 'listClientes' || name === 'home');
  const [group] = findDestinations(without, actions, usuario(32), '900');
  expect(group?.destinations.map(({ href, lookUp }) => [href, lookUp?.kind])).toEqual([
    ['/clientes?numeroDocumento=900', 'cliente'],
  ]);
});
