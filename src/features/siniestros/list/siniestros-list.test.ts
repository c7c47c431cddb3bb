import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import core from '../../../../openapi/bundle/core.json' with { type: 'json' };
import type { NotificacionRow } from '../../../machines/actors/notificaciones.ts';
import type { SiniestroRow } from '../../../machines/actors/siniestros.ts';
import { paths, type RouteName } from '../../../domain/paths.ts';
import type { ListColumn } from '../../../kit/list/define-list.ts';
import type { DetalleProps } from '../Detalle.tsx';
import { notificacionFacts } from '../notificaciones/notificacion-facts.tsx';
import { notificacionesList } from '../notificaciones/notificaciones-list.tsx';
import { siniestroFacts } from './siniestro-facts.tsx';
import { siniestrosList } from './siniestros-list.tsx';

const { siniestrosPage, notificacionesPage } = core.components.examples;
const claim = siniestrosPage.value.value[0] as SiniestroRow;
const notification = notificacionesPage.value.value[0] as NotificacionRow;

const cellsOf = <Row>(columns: readonly ListColumn<Row>[], row: Row) =>
  columns.map((column) => (column.catalogo === undefined ? (column.text ?? column.cell)(row) : column.key(row)));
const claimCells = (row: SiniestroRow) => cellsOf(siniestrosList.columns, row);
const notificationCells = (row: NotificacionRow) => cellsOf(notificacionesList.columns, row);
const pathOf = (name: RouteName) => paths[name];

/** The facts of a detail, badges as text. */
const shownOf = ({ facts, card }: DetalleProps) =>
  [...facts, ...card].map(([name, value, ...more]) => [
    name,
    typeof value === 'string' ? value : renderToStaticMarkup(value).replaceAll(/<[^>]*>/g, ''),
    ...more,
  ]);
const hrefs = (props: DetalleProps) => [...props.facts, ...props.card].flatMap(([, , , href]) => href ?? []);
const factsOf = (row: NotificacionRow) => shownOf(notificacionFacts(row, pathOf));

test('A claim’s row has the policy as entity-ramo-policy, and missing values as --', () => {
  expect(claimCells(claim)).toEqual([
    'Santo Domingo',
    '180',
    '1-25-700',
    'Yokasta Rosario Méndez',
    '20-11-2026',
    '19-11-2026',
    'En proceso',
  ]);
  expect(claimCells({ noSiniestro: 1 })).toEqual(['--', '1', '--', '--', '--', '--', '--']);
  expect(claimCells({ noSiniestro: 1, noPoliza: 700, ramo: '25' })[2]).toBe('700');
});

test('A notification’s row has every column', () => {
  expect(notificationCells(notification)).toEqual([
    'Vehículos de motor',
    '120',
    'Daños materiales',
    '700',
    'Yokasta Rosario Méndez',
    'Yokasta Rosario Méndez',
    '20-11-2026',
    '19-11-2026',
    'Recibida',
    '20-11-2026',
  ]);
  expect(notificationCells({ numeroNotificacion: 1 })).toEqual(['--', '1', '--', '--', '--', '--', '--', '--', '--', '--']);
});

test('The detail of a notification names every field, and shows missing values as --', () => {
  expect(factsOf(notification)).toEqual([
    ['Documento del asegurado', '001-1391825-4', 'copy'],
    ['Asegurado', 'Yokasta Rosario Méndez', undefined, '/clientes?numeroDocumento=00113918254'],
    ['Información particular', 'Impacto en la puerta delantera derecha, sin lesionados.'],
    ['Consecuencia Siniestro', 'Daños materiales'],
    ['Ramo', 'Vehículos de motor'],
    ['Tipo', 'Colisión'],
    ['No. Notificacion', '120'],
    ['No. Solicitud', '60'],
    ['Póliza', '700', 'copy', '/polizas?numeroPoliza=700'],
    ['Documento del titular', '001-1391825-4', 'copy'],
    ['Titular', 'Yokasta Rosario Méndez', undefined, '/clientes?numeroDocumento=00113918254'],
    ['Fecha Notificación', '20-11-2026'],
    ['Fecha Ocurrencia', '19-11-2026'],
    ['Estatus', 'Recibida'],
  ]);
  expect(
    factsOf({ numeroNotificacion: 1 })
      .map(([, value]) => value)
      .filter((value) => value !== '--'),
  ).toEqual(['1']);
});

test('The detail of a claim leads to its policy and to the affected person', () => {
  const shown = shownOf(siniestroFacts(claim, 'Cédula', pathOf));
  expect(shown.filter(([name]) => name === 'Póliza' || name === 'Nombre' || name === 'Estatus')).toEqual([
    ['Nombre', 'Yokasta Rosario Méndez', undefined, '/clientes?tipoDocumento=CED&numeroDocumento=00113918254'],
    ['Póliza', '1-25-700', 'copy', '/polizas?numeroPoliza=700'],
    ['Estatus', 'En proceso'],
  ]);
});

test('A detail leads to no missing screen, and has no link for a missing number', () => {
  expect(hrefs(siniestroFacts(claim, 'Cédula', () => null))).toEqual([]);
  expect(hrefs(notificacionFacts(notification, () => null))).toEqual([]);
  expect(hrefs(siniestroFacts({ noSiniestro: 1, tipoDocumento: 'CED' }, 'Cédula', pathOf))).toEqual([]);
  expect(hrefs(notificacionFacts({ numeroNotificacion: 1 }, pathOf))).toEqual([]);
});
