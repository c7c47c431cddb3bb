import { expect, test } from 'vitest';
import type { PlanCotizado } from '../../../domain/cotizaciones.ts';
import { priceText } from './price-text.ts';

const dear: PlanCotizado = {
  id: 900,
  plan: 'Cuatro cuotas',
  totalAnual: 33_992.06,
  totalProrrata: 33_992.06,
  noItem: 2,
  idPlanPago: 4,
};
const low: PlanCotizado = { ...dear, plan: 'Pago único', totalAnual: 33_002, totalProrrata: 33_002, noItem: 1 };
const half: PlanCotizado = { ...low, totalProrrata: 16_501 };
const rated = { value: 'rated', planes: [dear, low], noItem: null } as const;

test.each([
  ['nothing is rated', { ...rated, planes: null }, false, '--'],
  ['no plan is chosen', rated, false, 'Desde RD$ 33,002.00 al año'],
  ['a plan is chosen', { ...rated, noItem: 2 }, false, 'Cuatro cuotas: RD$ 33,992.06 al año'],
  ['the period is not a year', { ...rated, planes: [half], noItem: 1 }, false, 'Pago único: RD$ 16,501.00 por el período'],
  ['the typed values have changed', { ...rated, value: 'stale' as const }, false, 'Los datos cambiaron: cotiza de nuevo'],
  ['one of several plans was sold, but it is unknown which', rated, true, '--'],
  ['the plan that was sold is known', { ...rated, noItem: 2 }, true, 'Cuatro cuotas: RD$ 33,992.06 al año'],
  ['the only plan was sold', { ...rated, planes: [low] }, true, 'Pago único: RD$ 33,002.00 al año'],
])('The price where %s', (_, state, isSold, expected) => {
  expect(priceText(state, 'Peso dominicano', isSold)).toBe(expected);
});
