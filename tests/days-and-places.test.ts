import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { comisionYears, countPeriod, today, yearPeriod } from '../src/domain/periods.ts';
import { newCotizacion } from '../src/features/cotizaciones/create/cotizacion-form.ts';
import { polizasRenovar } from '../src/features/reportes/polizas-renovar/PolizasRenovarPage.tsx';
import { saldoAntiguedad } from '../src/features/reportes/saldo-antiguedad/SaldoAntiguedadPage.tsx';
import { formatInstant } from '../src/format/instants.ts';
import { exportName } from '../src/kit/list/use-list-export.ts';

// The portal's day is that of Santo Domingo by the browser's clock, whatever the browser's zone.

/** Zones of browsers, with the minutes that each is behind UTC at the end of 2026. */
const zones: readonly (readonly [zone: string, behind: number])[] = [
  // This zone comes first, because values made once keep their first zone.
  ['Pacific/Auckland', -780],
  ['America/Sao_Paulo', 180],
  ['Europe/Madrid', -60],
  ['Asia/Kathmandu', -345],
  ['America/Santo_Domingo', 240],
];

/** An instant in Santo Domingo, and by how many days the browser's clock is wrong. */
type Moment = readonly [instant: string, clock: number];

/**
 * Worked out by hand: instant; today; first day of the last 7 and 30 days and of the last year; year of
 * the commissions; month of the renewals; day of the aged balance; period of a new quote; file name.
 */
const rows: readonly (readonly [Moment, string])[] = [
  [['2026-03-31T23:30-04:00', 0], '2026-03-31 2026-03-25 2026-03-02 2025-04-01 2026 4/2026 31-03-2026 31-03-2026–31-03-2027'],
  [['2026-11-30T23:30-04:00', 0], '2026-11-30 2026-11-24 2026-11-01 2025-12-01 2026 12/2026 30-11-2026 30-11-2026–30-11-2027'],
  [['2026-12-31T23:30-04:00', 0], '2026-12-31 2026-12-25 2026-12-02 2026-01-01 2026 1/2027 31-12-2026 31-12-2026–31-12-2027'],
  [['2027-01-01T00:30-04:00', 0], '2027-01-01 2026-12-26 2026-12-03 2026-01-02 2027 1/2027 01-01-2027 01-01-2027–01-01-2028'],
  [['2027-02-28T23:30-04:00', 0], '2027-02-28 2027-02-22 2027-01-30 2026-03-01 2027 3/2027 28-02-2027 28-02-2027–28-02-2028'],
  [['2028-02-28T23:30-04:00', 0], '2028-02-28 2028-02-22 2028-01-30 2027-03-01 2028 3/2028 28-02-2028 28-02-2028–28-02-2029'],
  [['2028-02-29T23:30-04:00', 0], '2028-02-29 2028-02-23 2028-01-31 2027-03-01 2028 3/2028 29-02-2028 29-02-2028–28-02-2029'],
  // With a wrong clock the whole portal shares the same wrong day: it asks no other source.
  [['2026-12-31T23:30-04:00', 1], '2027-01-01 2026-12-26 2026-12-03 2026-01-02 2027 1/2027 01-01-2027 01-01-2027–01-01-2028'],
  [['2026-12-31T23:30-04:00', -1], '2026-12-30 2026-12-24 2026-12-01 2025-12-31 2026 1/2027 30-12-2026 30-12-2026–30-12-2027'],
  [['2027-02-28T23:30-04:00', 1], '2027-03-01 2027-02-23 2027-01-31 2026-03-02 2027 3/2027 01-03-2027 01-03-2027–01-03-2028'],
  [['2027-02-28T23:30-04:00', -1], '2027-02-27 2027-02-21 2027-01-29 2026-02-28 2027 3/2027 27-02-2027 27-02-2027–27-02-2028'],
  [['2028-02-29T23:30-04:00', 1], '2028-03-01 2028-02-24 2028-02-01 2027-03-02 2028 3/2028 01-03-2028 01-03-2028–01-03-2029'],
  [['2028-02-29T23:30-04:00', -1], '2028-02-28 2028-02-22 2028-01-30 2027-03-01 2028 3/2028 28-02-2028 28-02-2028–28-02-2029'],
];

/** The portal's values for the present moment, in the order of the rows. */
function valuesNow(): string {
  const hoy = today();
  const [year = 0] = comisionYears(hoy);
  const renovar = polizasRenovar.presets(hoy);
  const { feDesde, feHasta } = newCotizacion(hoy);
  expect(yearPeriod(year)).toMatchObject({ fechaDesde: `${year}-01-01`, fechaHasta: `${year}-12-31` });
  expect(([7, 30, 'year'] as const).map((rango) => countPeriod(rango, hoy).feHasta)).toEqual([hoy, hoy, hoy]);
  expect(exportName('Clientes', hoy)).toBe(`clientes-${hoy.split('-').toReversed().join('-')}`);
  return [
    hoy,
    ...([7, 30, 'year'] as const).map((rango) => countPeriod(rango, hoy).feDesde),
    year,
    `${renovar.mes}/${renovar.anio}`,
    saldoAntiguedad.presets(hoy).corte,
    `${feDesde}–${feHasta}`,
  ].join(' ');
}

const zoneOfTests = process.env['TZ'];

describe.each(zones)('In %s', (zone, behind) => {
  afterEach(() => vi.useRealTimers());
  afterAll(() => {
    if (zoneOfTests === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zoneOfTests;
  });

  test.each(rows)('at %j: %s', ([instant, clock], values) => {
    process.env['TZ'] = zone;
    expect(new Date(Date.UTC(2026, 11, 31)).getTimezoneOffset(), 'the zone of this process').toBe(behind);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(instant) + clock * 86_400_000 });
    expect(valuesNow()).toBe(values);
  });

  test('an instant of the service is written in the time of Santo Domingo', () => {
    process.env['TZ'] = zone;
    expect(['2027-01-01T03:30:00Z', '2028-03-01T03:59:59Z', '2026-10-25T01:30:00+02:00'].map(formatInstant)).toEqual([
      '31-12-2026 23:30',
      '29-02-2028 23:59',
      '24-10-2026 19:30',
    ]);
  });
});
