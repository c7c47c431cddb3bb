import { expect, test } from 'vitest';
import type { PlanCotizado } from '../../../domain/cotizaciones.ts';
import { planesAsText, type ResumenCotizacion } from './planes-text.ts';

const unico: PlanCotizado = {
  id: 900,
  plan: 'Pago único',
  primaProrrata: 14_225,
  componenteProrrata: 2276,
  totalProrrata: 16_501,
  primaAnual: 28_450,
  componenteAnual: 4552,
  totalAnual: 33_002,
  noItem: 1,
  idPlanPago: 1,
  tipoDocContratante: 'CED',
  noDocContratante: '00113918254',
  nombreContratante: 'Yokasta Rosario Méndez',
};
const cuotas: PlanCotizado = {
  ...unico,
  plan: 'Cuatro cuotas',
  totalProrrata: 16_996.03,
  primaAnual: 29_303.5,
  componenteAnual: 4688.56,
  totalAnual: 33_992.06,
  noItem: 2,
  idPlanPago: 4,
};
const cotizacion: ResumenCotizacion = {
  nuCotizacion: 900,
  producto: 'Vehículo de motor completo',
  solicitante: 'Yokasta Rosario Méndez',
  desde: '2026-11-20',
  hasta: '2027-05-20',
  moneda: 'Peso dominicano',
  planes: [unico, cuotas],
  elegido: 2,
};

test('The text has a line for each fact, marks lowest and chosen plan, and has no document number', () => {
  const text = planesAsText(cotizacion);
  expect(text).toBe(`Cotización 900
Solicitante: Yokasta Rosario Méndez
Producto: Vehículo de motor completo
Vigencia: 20-11-2026 a 20-05-2027

Plan: Pago único (el más bajo)
Prima: RD$ 28,450.00
Impuestos: RD$ 4,552.00
Total anual: RD$ 33,002.00
Total del período: RD$ 16,501.00

Plan: Cuatro cuotas (elegido)
Prima: RD$ 29,303.50
Impuestos: RD$ 4,688.56
Total anual: RD$ 33,992.06
Total del período: RD$ 16,996.03`);
  expect(text.replaceAll(/\D/g, '')).not.toContain('00113918254');
});

test('One plan may be chosen and lowest', () => {
  expect(planesAsText({ ...cotizacion, elegido: 1 })).toContain('\nPlan: Pago único (elegido, el más bajo)\n');
});

test('Unknown facts are left out, and a name stays on its line', () => {
  const bare: PlanCotizado = { id: 7, plan: ' Plan\n\tbase ', primaAnual: null, totalAnual: null, noItem: 1, idPlanPago: 1 };
  const unknown = { producto: '', solicitante: ' ', desde: '', hasta: '2027-11-20', moneda: '', elegido: null };
  expect(planesAsText({ ...unknown, nuCotizacion: 7, planes: [bare] })).toBe('Cotización 7\n\nPlan: Plan base');
  expect(planesAsText({ ...unknown, nuCotizacion: 7, planes: [] })).toBe('Cotización 7');
});

test('The total of a year stands once', () => {
  const year = { ...unico, primaProrrata: 28_450, componenteProrrata: 4552, totalProrrata: 33_002 };
  expect(planesAsText({ ...cotizacion, planes: [year], elegido: null, moneda: 'Dólar estadounidense' })).toMatch(
    /\n\nPlan: Pago único\nPrima: US\$ 28,450\.00\nImpuestos: US\$ 4,552\.00\nTotal anual: US\$ 33,002\.00$/,
  );
});
