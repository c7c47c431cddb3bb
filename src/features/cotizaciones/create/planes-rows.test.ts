import { expect, test } from 'vitest';
import type { PlanCotizado } from '../../../domain/cotizaciones.ts';
import { comparePlanes } from '../../../domain/planes.ts';
import { planRows } from './planes-rows.ts';

const unico: PlanCotizado = {
  id: 900,
  plan: 'Pago único',
  primaProrrata: 28_450,
  componenteProrrata: 4552,
  totalProrrata: 33_002,
  primaAnual: 28_450,
  componenteAnual: 4552,
  totalAnual: 33_002,
  noItem: 1,
  idPlanPago: 1,
};
const cuotas: PlanCotizado = {
  ...unico,
  plan: 'Cuatro cuotas',
  primaProrrata: 29_303.5,
  componenteProrrata: 4688.56,
  totalProrrata: 33_992.06,
  primaAnual: 29_303.5,
  componenteAnual: 4688.56,
  totalAnual: 33_992.06,
  noItem: 2,
  idPlanPago: 4,
};

function shown(planes: readonly PlanCotizado[], moneda = 'Peso dominicano') {
  const compared = comparePlanes(planes);
  return planRows(compared, moneda).map(({ label, of }) => [label, ...compared.map(of)]);
}

test('Plans of a year show the total first, then the cuotas, and nothing of a period', () => {
  expect(shown([unico, cuotas])).toEqual([
    ['Total anual', 'RD$ 33,002.00', 'RD$ 33,992.06'],
    ['Cuotas', '--', '4 de unos RD$\u00A08,498.02'],
    ['Prima anual', 'RD$ 28,450.00', 'RD$ 29,303.50'],
    ['Impuestos', 'RD$ 4,552.00', 'RD$ 4,688.56'],
    ['Diferencia con el menor', 'RD$ 0.00', 'RD$ 990.06'],
  ]);
});

test('The total of another period comes before the total of a year', () => {
  const half: PlanCotizado = { ...unico, primaProrrata: 14_225, componenteProrrata: 2276, totalProrrata: 16_501 };
  expect(shown([half], 'Dólar estadounidense')).toEqual([
    ['Total del período', 'US$ 16,501.00'],
    ['Prima del período', 'US$ 14,225.00'],
    ['Impuestos del período', 'US$ 2,276.00'],
    ['Total anual', 'US$ 33,002.00'],
    ['Prima anual', 'US$ 28,450.00'],
    ['Impuestos del año', 'US$ 4,552.00'],
  ]);
});

test('A single price is not compared; a missing amount is zero; an unknown currency is left out', () => {
  expect(shown([{ id: 7, plan: 'Dos pagos', totalAnual: null, noItem: 1, idPlanPago: 1 }], '')).toEqual([
    ['Total anual', '0.00'],
    ['Prima anual', '0.00'],
    ['Impuestos', '0.00'],
  ]);
});
