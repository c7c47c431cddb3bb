import { expect, test } from 'vitest';
import { usuario } from '../../../tests/support/usuarios.ts';
import type { FrameAction } from '../shell/destination.ts';
import { findDestinations } from './destinations.ts';
import { routes } from './routes.tsx';

const actions: readonly FrameAction[] = [{ label: 'Salir', keywords: 'cerrar sesion', onSelect: () => undefined }];

/** Where each destination leads: its path, or its label. */
const found = (typed: string, ...roles: number[]) =>
  findDestinations(routes, actions, usuario(...(roles.length > 0 ? roles : [32])), typed).map(({ href, label }) => href ?? label);

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

test.each([
  [
    '4711',
    [
      '/clientes?numeroDocumento=4711',
      '/cotizaciones?numeroCotizacion=4711',
      '/polizas?numeroPoliza=4711',
      '/siniestros?numeroSiniestro=4711',
    ],
  ],
  [
    '001-1391825-4',
    ['/clientes', '/cotizaciones', '/polizas', '/siniestros'].map((path) => `${path}?numeroDocumento=00113918254`),
  ],
])('The number %j is offered to every list that can look for it, as its own or as a document', (typed, paths) => {
  expect(found(typed)).toEqual(paths);
});

test.each([['zapato'], ['clientes zapato'], ['%%'], ['clientesx']])('%j leads nowhere', (typed) => {
  expect(found(typed)).toEqual([]);
});

test('Nothing typed, and nothing said, offer every screen that the user may enter, in the order of the table', () => {
  const home = ['/', '/clientes', '/perfil', '/configuracion'];
  expect(found('')).toEqual(expect.arrayContaining(home));
  expect(found(' ').slice(0, 2)).toEqual(home.slice(0, 2));
  expect(found('ver')).toEqual(found(''));
});

test('What the user may not enter is not offered, not even to a number', () => {
  expect(found('clientes', 57)).toEqual([]);
  expect(found('00113918205', 57)).toEqual([]);
  expect(found('', 57)).not.toContain('/clientes');
});
