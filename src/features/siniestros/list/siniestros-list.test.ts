import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import core from '../../../../openapi/bundle/core.json' with { type: 'json' };
import type { NotificacionRow } from '../../../machines/actors/notificaciones.ts';
import type { SiniestroRow } from '../../../machines/actors/siniestros.ts';
import type { DetalleProps } from '../Detalle.tsx';
import { notificacionesList } from '../notificaciones/notificaciones-list.tsx';
import { siniestrosList } from './siniestros-list.tsx';

const { siniestrosPage, notificacionesPage } = core.components.examples;
const claim = siniestrosPage.value.value[0] as SiniestroRow;
const notification = notificacionesPage.value.value[0] as NotificacionRow;

const claimCells = (row: SiniestroRow) => siniestrosList.columns.map(({ cell }) => cell?.(row));
const notificationCells = (row: NotificacionRow) => notificacionesList.columns.map(({ cell }) => cell?.(row));
const factsOf = (row: NotificacionRow) => {
  const drawn = notificacionesList.detail?.render(row) as ReactElement<DetalleProps> | undefined;
  return [...(drawn?.props.facts ?? []), ...(drawn?.props.card ?? [])];
};

test('A claim in its row: the policy as entity-ramo-policy, what is missing as --', () => {
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

test('A notification in its row', () => {
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

test('The detail of a notification names every field, and shows what is missing', () => {
  expect(factsOf(notification)).toEqual([
    ['Documento del asegurado', '001-1391825-4', 'copy'],
    ['Asegurado', 'Yokasta Rosario Méndez'],
    ['Información particular', 'Impacto en la puerta delantera derecha, sin lesionados.'],
    ['Consecuencia Siniestro', 'Daños materiales'],
    ['Ramo', 'Vehículos de motor'],
    ['Tipo', 'Colisión'],
    ['No. Notificacion', '120'],
    ['No. Solicitud', '60'],
    ['Póliza', '700', 'copy'],
    ['Documento del titular', '001-1391825-4', 'copy'],
    ['Titular', 'Yokasta Rosario Méndez'],
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
