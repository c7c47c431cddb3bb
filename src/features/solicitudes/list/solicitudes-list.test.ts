import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Ticket } from '../../../machines/actors/tickets.ts';
import { localFilters } from './local-filters.ts';
import { solicitudesList } from './solicitudes-list.tsx';

const row = (more: Partial<Ticket> = {}): Ticket => ({ id: 60, subject: 'Incluir conductor', status: 'open', ...more });
const cells = (of: Ticket) => solicitudesList.columns.map(({ cell }) => renderToStaticMarkup(cell?.(of)));

test.each([
  ['new', 'danger', 'Nuevo'],
  ['open', 'success', 'Abierto'],
  ['solved', 'muted', 'Resuelto'],
  ['closed', 'black', 'Cerrado'],
  ['pending', 'neutral', 'Pendiente'],
  ['hold', 'neutral', 'En espera'],
  ['archived', 'neutral', 'archived'],
  ['constructor', 'neutral', 'constructor'],
  [3, 'neutral', 'Estado 3'],
  ['12', 'neutral', 'Estado 12'],
])('The status %j is %s: %s', (status, tone, name) => {
  const badge = `<span class="[^"]*_${tone}_[^"]*" title="${name}">${name}</span>`;
  expect(cells(row({ status })).at(-1)).toMatch(new RegExp(`^${badge}$`));
});

test.each([
  ['low', 'Baja'],
  ['normal', 'Normal'],
  ['high', 'Alta'],
  ['urgent', 'Urgente'],
  ['toString', 'toString'],
  [null, '--'],
])('The priority %j is %s', (priority, name) => {
  expect(cells(row({ priority }))[2]).toBe(name);
});

test('A request shows its time in Santo Domingo', () => {
  expect(cells(row({ created_at: '2026-11-20T02:05:00Z' })).slice(0, 4)).toEqual([
    '60',
    'Incluir conductor',
    '--',
    '19-11-2026 22:05',
  ]);
  expect(cells(row())[3]).toBe('--');
});

describe('The rows of the page', () => {
  const rows = [
    row({ id: 1, subject: 'Recibo duplicado' }),
    row({ id: 2, subject: 'Inclusión' }),
    row({ id: 3, subject: 'INCLUSION' }),
  ];
  const texts = { 1: 'Envíen la cédula', 2: 'Gracias', 3: 'la CEDULA' };

  test.each([
    ['', '', [], [1, 2, 3]],
    [' ', ' ', [], [1, 2, 3]],
    ['inclusión', '', [], [2, 3]],
    ['', 'cedula', [1, 2, 3], [1, 3]],
    ['inclusion', ' Cédula ', [2, 3], [3]],
    ['x', 'y', [], []],
    ['(', '%', [], []],
  ])('with the subject %j and the comment %j need the comments of %j and are %j', (asunto, comentario, ids, matching) => {
    const filter = { asunto, comentario, isOpen: '', tipoDocumento: '', numeroDocumento: '', numeroSolicitud: '' };
    expect(localFilters.idsToLoad(rows, filter)).toEqual(ids);
    expect(localFilters.match(rows, filter, texts).map(({ id }) => id)).toEqual(matching);
  });
});
