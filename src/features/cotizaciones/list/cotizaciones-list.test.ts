import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { CotizacionRow } from '../../../machines/actors/cotizaciones.ts';
import { cotizacionesList, sendAction, waysOf, withWays } from './cotizaciones-list.tsx';

const row: CotizacionRow = {
  nuCotizacion: 900,
  producto: 'Vehículo de motor completo',
  asegurado: 'Yokasta Rosario Méndez',
  tipoDocumento: 'CED',
  numDocumento: '00113918254',
  fecha: '2026-11-20',
  estatus: 'Pendiente de emisión',
  idEstatus: 1,
};

const noWays = { emitir: null, ver: null, crear: null };

const Somewhere: ComponentType<{ ssrPath: string; children?: ReactNode }> = Router as never;
const markupOf = (node: ReactNode) => renderToStaticMarkup(createElement(Somewhere, { ssrPath: '/' }, node));

/** The cells of a row as text, those of a catalogue as their key. */
const textsOf = (of: CotizacionRow, { columns } = cotizacionesList) =>
  columns.map(({ cell, key }) => renderToStaticMarkup(cell ? cell(of) : key(of)).replaceAll(/<[^>]*>/g, ''));

test('A quote is shown with the hyphens of its document, and missing values as --', () => {
  expect(textsOf(row)).toEqual([
    '900',
    'Vehículo de motor completo',
    'Yokasta Rosario Méndez',
    'CED',
    '001-1391825-4',
    '20-11-2026',
    'Pendiente de emisión',
  ]);
  expect(textsOf({ nuCotizacion: 900, idEstatus: 99 })).toEqual(['900', '--', '--', '--', '--', '--', '99']);
});

test.each([
  [0, 'warning', 'Incompleta', 'La cotización está incompleta.'],
  [1, 'info', 'Pendiente de emisión', null],
  [3, 'success', 'Procesada', 'La cotización ya fue procesada.'],
  [4, 'danger', 'Anulada', 'La cotización está anulada.'],
  [6, 'info', 'Emisión de endoso en proceso', null],
  [7, 'warning', 'Guardada sin procesar', 'La cotización está guardada sin procesar.'],
  [2, 'neutral', '2', 'El estatus de la cotización no permite emitirla.'],
  [-1, 'neutral', '-1', 'El estatus de la cotización no permite emitirla.'],
])('A quote in status %i is %s, %j, and can be issued unless %j', (idEstatus, tone, name, reason) => {
  const of = { ...row, idEstatus, estatus: null };
  const ways = { ...noWays, emitir: '/polizas/emision/:id' };
  const { columns, rowButton } = withWays(ways);
  expect(markupOf(columns.at(-1)?.cell?.(of))).toMatch(
    new RegExp(`^<span class="[^"]*_${tone}_[^"]*" title="${name}">${name}</span>$`),
  );
  const button = markupOf(rowButton?.cell(of));
  expect(button.replaceAll(/<[^>]*>/g, '')).toBe(reason === null ? 'Emitir' : '');
  expect(button.includes('href="/polizas/emision/900"')).toBe(reason === null);
  expect(waysOf(of, ways)).toEqual(reason === null ? [] : [{ label: 'Emitir', unavailable: reason }]);
});

test('The service’s text of a status takes precedence, and is all of an unknown status', () => {
  expect(textsOf({ ...row, idEstatus: 3, estatus: 'Emitida' }).at(-1)).toBe('Emitida');
  expect(textsOf({ ...row, idEstatus: 99, estatus: 'En revisión' }).at(-1)).toBe('En revisión');
});

test('Without the screen of the issuance the list does not mention it', () => {
  expect(withWays(noWays).rowButton).toBeUndefined();
  expect(waysOf({ ...row, idEstatus: 3 }, noWays)).toEqual([]);
});

test.each([
  [0, 'Abrir'],
  [1, 'Abrir'],
  [7, 'Abrir'],
  [3, 'Ver'],
  [4, 'Ver'],
  [6, 'Ver'],
  [2, 'Ver'],
  [99, 'Ver'],
])('The menu of a quote in status %i begins with %s, then a copy of it', (idEstatus, opening) => {
  const ways = { ...noWays, ver: '/cotizaciones/:id', crear: '/cotizaciones/create' };
  expect(waysOf({ ...row, idEstatus }, ways)).toEqual([
    { label: opening, href: '/cotizaciones/900' },
    { label: 'Duplicar', href: '/cotizaciones/create?de=900' },
  ]);
});

test('The number of a quote leads to its screen, and nothing to a missing screen', () => {
  expect(withWays({ ...noWays, ver: '/cotizaciones/:id' }).rowHref?.(row)).toBe('/cotizaciones/900');
  expect(withWays(noWays).rowHref).toBeUndefined();
  expect(waysOf(row, noWays)).toEqual([]);
  expect(waysOf(row, { ...noWays, crear: '/cotizaciones/create' }).map(({ label }) => label)).toEqual(['Duplicar']);
});

const send = () => undefined;

test.each([
  [0, 'La cotización está incompleta.'],
  [1, null],
  [3, null],
  [4, 'La cotización está anulada.'],
  [6, null],
  [7, null],
  [99, null],
])('A quote in status %i goes to its client unless %j', (idEstatus, reason) => {
  const label = 'Enviar al cliente';
  expect(sendAction({ ...row, idEstatus }, send)).toEqual(
    reason === null ? { label, onSelect: send } : { label, unavailable: reason },
  );
});
