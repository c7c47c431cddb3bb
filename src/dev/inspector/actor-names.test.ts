import { expect, test } from 'vitest';
import { nameOf, titleOf } from './actor-names.ts';
import type { SeenActor, World } from './moment.ts';

const actor = (id: string, name: string, chart: string | null, context: SeenActor['context'], parent: string | null = null) => ({
  id,
  parent,
  name,
  chart,
  status: 'active' as const,
  value: null,
  context,
  changes: [],
  taken: [],
});

const fetched = (operation: string) => titleOf(actor('x:1', 'fetch', 'fetch', { operation }));

test('the six panels of the dashboard have six different names', () => {
  expect(
    [
      'fetchCotizacionesCount',
      'fetchEmisionesCount',
      'fetchSolicitudesCount',
      'fetchPrimasCobrables',
      'fetchAntiguedadSaldos',
      'fetchComisionesByMonth',
    ].map(fetched),
  ).toEqual([
    'Dashboard › Cotizaciones',
    'Dashboard › Emisiones',
    'Dashboard › Solicitudes',
    'Dashboard › Prima cobrable',
    'Dashboard › Saldo por antiguedad',
    'Dashboard › Comisiones',
  ]);
});

test.each([
  ['a call of several screens', actor('x', 'fetch', 'fetch', { operation: 'fetchProductoCampos' }), 'Producto campos'],
  ['a list', actor('x', 'list', 'list', { operation: 'fetchPolizas' }), 'Pólizas › lista'],
  ['an export', actor('x', 'export', 'export', { operation: 'fetchTickets' }), 'Solicitudes › exportación'],
  ['a write', actor('x', 'write', 'write', { operation: 'createSolicitud' }), 'Nuevo solicitud › envío'],
  ['a catalogue', actor('x', 'tipoDocumentos', 'fetch', { operation: 'fetchTipoDocumentos' }), 'Catálogo › Tipo de documento'],
  [
    'a dependent catalogue',
    actor('x', 'provincias&idPais=1', 'fetch', { operation: 'fetchProvincias' }),
    'Catálogo › Provincia › idPais=1',
  ],
  ['a report', actor('x', 'report', 'report', { order: { request: { name: 'JRCB10001' } } }), 'Reporte › Estado de cuenta'],
  ['a report before its first order', actor('x', 'report', 'report', { order: null, made: null }), 'report'],
  ['a machine of one flow', actor('x', 'wizard', 'wizard', {}), 'wizard'],
  ['a child with a name of its own', actor('x', 'create', 'write', { operation: 'createCliente' }), 'create'],
])('%s', (_, seen, title) => {
  expect(titleOf(seen)).toBe(title);
});

test('actors are named after their panel or their flow, and a missing source is the view', () => {
  const world: World = new Map(
    [
      actor('1', 'fetch', 'fetch', { operation: 'fetchEmisionesCount' }),
      actor('2', 'load', null, {}, '1'),
      actor('3', 'wizard', 'wizard', {}),
      actor('4', 'create', 'write', { operation: 'createCliente' }, '3'),
    ].map((one) => [one.id, one]),
  );
  expect([...world.keys(), null, '9'].map((id) => nameOf(world, id))).toEqual([
    'Dashboard › Emisiones',
    'Dashboard › Emisiones › load',
    'wizard',
    'create',
    'vista',
    '9',
  ]);
});
