import { describe, expect, test } from 'vitest';
import { risksOf } from '../../sandbox/services/cotizaciones/risk.ts';
import { rate, ratingTime, type Risk } from '../../sandbox/services/cotizaciones/tariff.ts';

/** The Corolla of the contract's example: base 24,700 and 1.5 ‰ of 2,500,000. */
const corolla: Risk = {
  idProducto: 2501,
  tasa: 100,
  feDesde: '2026-11-20',
  feHasta: '2027-11-20',
  plan: 2,
  opcion: 1,
  anio: 2023,
  comercial: false,
  sector: 3,
  limites: [500_000, 500_000, 1_000_000, 500_000],
};
const annual = (change: Partial<Risk>): number => (rate({ ...corolla, ...change })[0]?.primaAnual ?? 0) / 100;

test('the example risk costs what the contract shows', () => {
  expect(rate(corolla).slice(0, 2)).toEqual([
    {
      noItem: 1,
      idPlanPago: 1,
      nombre: 'Pago único',
      cuotas: 1,
      primaAnual: 2_845_000,
      componenteAnual: 455_200,
      primaProrrata: 2_845_000,
      componenteProrrata: 455_200,
    },
    {
      noItem: 2,
      idPlanPago: 4,
      nombre: 'Cuatro cuotas',
      cuotas: 4,
      primaAnual: 2_930_350,
      componenteAnual: 468_856,
      primaProrrata: 2_930_350,
      componenteProrrata: 468_856,
    },
  ]);
});

describe('the annual premium', () => {
  // Worked out by hand: base × factors + 3,750 for the limits.
  test.each<[string, Partial<Risk>, number]>([
    ['as it stands', {}, 28_450],
    ['plan 1', { plan: 1 }, 18_500 + 3750],
    ['plan 3', { plan: 3 }, 33_900 + 3750],
    ['a plan that there is not takes the first', { plan: 9 }, 18_500 + 3750],
    ['4 years old', { anio: 2022 }, 24_700 * 1.1 + 3750],
    ['8 years old', { anio: 2018 }, 24_700 * 1.2 + 3750],
    ['13 years old', { anio: 2013 }, 24_700 * 1.35 + 3750],
    ['of the year to come', { anio: 2027 }, 28_450],
    ['without a year', { anio: undefined }, 28_450],
    ['commercial use', { comercial: true }, 24_700 * 1.25 + 3750],
    ['sector 11', { sector: 11 }, 24_700 * 1.08 + 3750],
    ['sector 21', { sector: 21 }, 24_700 * 0.95 + 3750],
    ['option 2', { opcion: 2 }, 24_700 * 1.05 + 3750],
    ['option 3', { opcion: 3 }, 24_700 * 1.12 + 3750],
    ['no limits', { limites: [] }, 24_700],
    ['in dollars, at 60 pesos', { tasa: 6000, limites: [10_000] }, 24_700 / 60 + 15],
    ['fire: 3.5 ‰ of the sum', { idProducto: 3001, plan: undefined, limites: [], sumaAsegurada: 1_000_000 }, 2500 + 3500],
    ['a product without a base of its own', { idProducto: 7, plan: undefined, limites: [] }, 5000],
    [
      'an agreed value: 28 ‰ of the sum',
      { idProducto: 2504, anio: 2018, sector: 14, sumaAsegurada: 1_500_000 },
      12_600 * 1.2 * 1.08 + 3750 + 42_000,
    ],
    ['a sum insured of 100,000 more', { idProducto: 2504, limites: [], sumaAsegurada: 1_600_000 }, 12_600 + 44_800],
    ['a sum insured in dollars', { idProducto: 2504, tasa: 6000, limites: [], sumaAsegurada: 25_000.55 }, 210 + 700.02],
    ['a fleet: 18 ‰ of the sum', { idProducto: 2506, plan: undefined, limites: [], sumaAsegurada: 25_000_000 }, 60_000 + 450_000],
  ])('%s', (_name, change, pesos) => {
    expect(annual(change)).toBeCloseTo(pesos, 2);
  });
});

describe('several insured goods', () => {
  const first: Risk = { ...corolla, idProducto: 2505, limites: [], anio: 2022, sumaAsegurada: 1_350_000 };
  const second: Risk = { ...first, anio: 2019, comercial: true, sumaAsegurada: 1_850_000.5 };

  test('cost the sum of theirs, each rounded to the cent', () => {
    const prices = [rate(first), rate(second), rate(first, second)].map(([plan]) => plan?.primaAnual);
    expect(prices).toEqual([4_277_000, 5_752_501, 10_029_501]);
  });

  test('share plan, option and sector, and nothing else', () => {
    const quote = { idProducto: 2505, tasa: 100, feDesde: '2026-11-20', feHasta: '2027-11-20' };
    const datos = [
      { cdDato: 250_041, nuBien: 1, valor: '2' },
      { cdDato: 250_002, nuBien: 1, valor: '3' },
      { cdDato: 840_086, nuBien: 1, valor: '14' },
      { cdDato: 250_007, nuBien: 1, valor: '2022' },
      { cdDato: 250_010, nuBien: 1, valor: '1' },
      { cdDato: 250_031, nuBien: 1, valor: '500000' },
      { cdDato: 250_016, nuBien: 2, valor: '1000.50' },
      { cdDato: 250_017, nuBien: 2, valor: '1' },
      { cdDato: 840_086, nuBien: 2, valor: '21' },
      { cdDato: 250_016, nuBien: 3, valor: ' ' },
    ];
    expect(risksOf(datos, quote)).toEqual([
      { ...quote, plan: 2, opcion: 3, anio: 2022, comercial: true, sector: 14, limites: [500_000, 0, 0, 0], sumaAsegurada: 0 },
      {
        ...quote,
        plan: 2,
        opcion: 3,
        anio: undefined,
        comercial: false,
        sector: 21,
        limites: [0, 0, 0, 0],
        sumaAsegurada: 1000.5,
      },
    ]);
  });
});

test('a product without any base fits no risk', () => {
  expect(rate({ ...corolla, idProducto: 2507 })).toEqual([]);
});

test('only one product is rated slowly', () => {
  expect([2501, 2504, 2505, 2506, 2507, 2508, 2509, 7].map(ratingTime)).toEqual([0, 0, 0, 0, 0, 3000, 0, 0]);
});

test.each([
  ['2027-11-20', 1],
  ['2027-05-20', 181 / 365],
  ['2026-11-21', 1 / 365],
  ['2029-11-20', 1096 / 365],
])('until %s the pro rata share is %d', (feHasta, share) => {
  const [plan] = rate({ ...corolla, feHasta });
  expect(plan?.primaProrrata).toBe(Math.round(2_845_000 * share));
  expect(plan?.componenteProrrata).toBe(Math.round((plan?.primaProrrata ?? 0) * 0.16));
});

test('a risk without end still has whole cents', () => {
  const plans = rate({ ...corolla, limites: [999_999_999_999.9999], sumaAsegurada: 999_999_999_999 });
  for (const plan of plans) for (const value of Object.values(plan).slice(4)) expect(Number.isSafeInteger(value)).toBe(true);
});
