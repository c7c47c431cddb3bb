import { expect, test } from 'vitest';
import { statusListPath } from './list-views.ts';
import { listViews } from './made-views.ts';

test.each([
  [statusListPath('listCotizaciones', ['1', '6']), '/cotizaciones?f.estatus=1&f.estatus=6'],
  [
    statusListPath('listPolizas', ['Vigente'], { desde: '2026-11-14', hasta: '2026-11-20' }),
    '/polizas?f.estatus-certificado=Vigente&f.fecha-de-emision=2026-11-14..2026-11-20',
  ],
  [listViews.porVencer, '/polizas?f.vigente-hasta=proximos-30'],
  [listViews.porResponder, '/solicitudes?f.estatus=pending'],
])('%#: a list in a status is at %s', (path, expected) => {
  expect(path).toBe(expected);
});
