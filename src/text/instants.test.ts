import { describe, expect, test } from 'vitest';
import { inOrder } from '../domain/comments.ts';
import { utcDay } from '../domain/periods.ts';
import { groupByDay } from '../features/solicitudes/update/thread-days.ts';
import { formatDay } from '../format/dates.ts';
import { formatInstant } from '../format/instants.ts';
import { dayToTyped, parseTypedDay } from '../format/typed-days.ts';
import { dayOfWire, parseInstant } from './instants.ts';

const time = Date.UTC(2026, 10, 20, 14, 5);

describe('An instant', () => {
  test.each([
    '2026-11-20T14:05:00Z',
    '2026-11-20T14:05:00+00:00',
    '2026-11-20T14:05:00.0000000+00:00',
    '2026-11-20T10:05:00-04:00',
    '2026-11-20T19:35:00+0530',
    '2026-11-21T02:05+12',
    '2026-11-20T14:05:00',
    '2026-11-20T14:05',
    '2026-11-20 14:05:00',
    '2026-11-20t14:05:00z',
  ])('is read with any offset, and in UTC without one: %s', (instant) => {
    expect(parseInstant(instant)).toBe(time);
    expect(formatInstant(instant)).toBe('20-11-2026 10:05');
    expect(utcDay('2026-11-20T22:05:00-04:00')).toBe('2026-11-21');
    expect(groupByDay([{ id: 1, created_at: instant }], time)[0]?.name).toBe('Hoy');
  });

  test.each([
    '0001-01-01T00:00:00',
    '0001-01-01T00:00:00Z',
    '0001-01-01T00:00:00-04:00',
    '0001-01-01',
    '0000-00-00T00:00:00',
    '2026-02-30T10:00:00Z',
    '2026-13-01T10:00:00Z',
    '2026-11-20T25:00:00Z',
    '2026-11-20T14:05:00 America/Santo_Domingo',
    'ayer',
    '',
    null,
  ])('is invalid: %j', (instant) => {
    expect(parseInstant(instant)).toBeNull();
    expect(formatInstant(instant)).toBe('--');
    expect(utcDay(instant)).toBeNull();
  });

  test('orders comments by time, not by text', () => {
    const comments = [
      { id: 1, created_at: '2026-11-20T14:00:00Z' },
      { id: 2, created_at: '2026-11-20T09:30:00-04:00' },
      { id: 3, created_at: '2026-11-20T18:00:00+05:00' },
      { id: 4, created_at: '0001-01-01T00:00:00' },
      { id: 5, created_at: '2026-11-20T13:30:00.5+00:00' },
    ];
    expect(inOrder(comments).map(({ id }) => id)).toEqual([3, 4, 2, 5, 1]);
  });
});

describe('A day', () => {
  test.each([
    ['2026-05-09', '09-05-2026'],
    ['2026-05-09T00:00:00', '09-05-2026'],
    ['2026-05-09T00:00:00Z', '09-05-2026'],
    ['2026-05-09T00:00:00-04:00', '09-05-2026'],
    ['2026-05-09T04:00:00.000Z', '09-05-2026'],
    ['2026-05-09T00:00:00+05:30', '09-05-2026'],
  ])('in an instant is the day it is written with: %s', (day, shown) => {
    expect(formatDay(day)).toBe(shown);
    expect(dayOfWire(day)).toBe('2026-05-09');
    expect(parseTypedDay(day)).toBe('2026-05-09');
  });

  test.each(['0001-01-01', '0001-01-01T00:00:00', '0001-01-01T04:00:00Z', '2026-02-30', '2026-13-01', '2026-05-091', null])(
    'is invalid: %j',
    (day) => {
      expect([formatDay(day), dayToTyped(day), dayOfWire(day)]).toEqual(['--', '', null]);
    },
  );
});
