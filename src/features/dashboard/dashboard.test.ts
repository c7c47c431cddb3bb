import { describe, expect, test } from 'vitest';
import { byMoneda, byMonth } from './balances.ts';
import { cotizacionesPanel, emisionesPanel, solicitudesPanel } from './count-panels.ts';
import { readRango, readYear, withPreferred } from '../../domain/dashboard-choices.ts';
import { rangoOptions, rangoValue, withChoice } from './dashboard-search.ts';

describe('The address of the dashboard', () => {
  test.each([
    ['', 7],
    ['cotizaciones=7', 7],
    ['cotizaciones=30', 30],
    ['cotizaciones=', 'year'],
    ['cotizaciones', 'year'],
    ['cotizaciones=8', 7],
    ['cotizaciones=hola', 7],
    ['emisiones=30', 7],
  ] as const)('%j asks for the range %s', (query, rango) => {
    expect(readRango(new URLSearchParams(query), 'cotizaciones')).toBe(rango);
  });

  test.each([
    ['', 2026],
    ['anio=2025', 2025],
    ['anio=2024', 2024],
    ['anio=2023', 2026],
    ['anio=2027', 2026],
    ['anio=02025', 2026],
    ['anio=', 2026],
  ])('%j asks for the year %i', (query, year) => {
    expect(readYear(new URLSearchParams(query), '2026-11-20')).toBe(year);
  });

  test.each([
    ['', 'cotizaciones', '30', '7', 'cotizaciones=30'],
    ['', 'cotizaciones', '', '7', 'cotizaciones='],
    ['cotizaciones=&anio=2025&otra=a%26b', 'cotizaciones', '7', '7', 'anio=2025&otra=a%26b'],
    ['cotizaciones=30', 'anio', '2024', '2026', 'cotizaciones=30&anio=2024'],
    ['anio=2024', 'anio', '2026', '2026', ''],
  ])('%j with %s = %j is %j', (query, key, value, standard, next) => {
    expect(withChoice(new URLSearchParams(query), key, value, standard)).toBe(next);
  });

  test.each([
    ['', '', 7, 2026],
    ['', 'cotizaciones=30&anio=2025', 30, 2025],
    ['?cotizaciones=7', 'cotizaciones=30&anio=2025', 7, 2025],
    ['?cotizaciones=&anio=2024', 'cotizaciones=30&anio=2025', 'year', 2024],
    ['', 'cotizaciones=&anio=1999', 'year', 2026],
    ['', 'cotizaciones=hola', 7, 2026],
  ] as const)('%j with the preference %j asks for the range %s and the year %i', (search, preferred, rango, year) => {
    const asked = withPreferred(search, preferred);
    expect([readRango(asked, 'cotizaciones'), readYear(asked, '2026-11-20')]).toEqual([rango, year]);
  });

  test('the selectors offer the ranges to the letter, the year without a value', () => {
    expect(rangoOptions).toEqual([
      { value: '7', label: 'Últimos 7 días' },
      { value: '30', label: 'Últimos 30 días' },
      { value: '', label: 'Último año' },
    ]);
    expect(([7, 30, 'year'] as const).map(rangoValue)).toEqual(['7', '30', '']);
  });
});

test('the donuts name their parts to the letter, each with the list that it counts', () => {
  const counts = { pendiente: 1, compleada: 2, anulada: 3 };
  expect(cotizacionesPanel.toSlices(counts)).toEqual([
    ['Pendientes', 1, 'listCotizaciones', ['0', '1', '6', '7']],
    ['Completadas', 2, 'listCotizaciones', ['3']],
    ['Anuladas', 3, 'listCotizaciones', ['4']],
  ]);
  expect(emisionesPanel.toSlices(counts)).toEqual([
    ['Pendientes', 1, 'listCotizaciones', ['1', '6']],
    ['Completadas', 2, 'listPolizas', ['Vigente']],
    ['Anuladas', 3, 'listPolizas', ['Cancelada']],
  ]);
  expect(solicitudesPanel.toSlices({ pendiente: 1, compleada: 2, nuevos: 3 })).toEqual([
    ['Pendientes', 1, 'listSolicitudes', ['open', 'pending', 'hold']],
    ['Completadas', 2, 'listSolicitudes', ['solved', 'closed']],
    ['Abiertas', 3, 'listSolicitudes', ['new']],
  ]);
  expect([cotizacionesPanel, emisionesPanel, solicitudesPanel].map(({ title }) => title)).toEqual([
    'Cotizaciones',
    'Emisiones',
    'Solicitudes',
  ]);
});

describe('Balances', () => {
  test('have one line a currency and never add currencies', () => {
    const saldos = [
      { saldo: 0.1, moneda: 'DOP' },
      { saldo: 5, moneda: 'USD' },
      { saldo: 0.2, moneda: 'DOP' },
      { saldo: null, moneda: 'EUR' },
      { saldo: 7, moneda: null },
    ];
    expect(byMoneda(saldos)).toEqual([
      { moneda: 'DOP', saldo: 0.3 },
      { moneda: 'USD', saldo: 5 },
      { moneda: 'EUR', saldo: 0 },
      { moneda: null, saldo: 7 },
    ]);
    expect(byMoneda([])).toEqual([]);
  });
});

describe('Commissions by month', () => {
  test('have twelve months if one has an amount, whatever the rows’ order and form of date', () => {
    const rows = [
      { fecha: '2026-12-31', montoPagar: 3 },
      { fecha: '2026-02', montoPagar: 0.1 },
      { fecha: '2026-02-15', montoPagar: 0.2 },
      { fecha: '2026-05-01', montoPagar: null },
      { fecha: '2025-02-01', montoPagar: 99 },
    ];
    expect(byMonth(rows, 2026)).toEqual([0, 0.3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3]);
  });

  test('are null without a row of that year', () => {
    expect(byMonth([], 2026)).toBeNull();
    expect(byMonth([{ fecha: '2025-02-01', montoPagar: 99 }], 2026)).toBeNull();
  });
});
