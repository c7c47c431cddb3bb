import { expect, test } from 'vitest';
import { firstDay } from './first-day.ts';

test('A form can have been sent from the day before it opened, or before its draft was saved', () => {
  const now = Date.UTC(2026, 10, 20, 2);
  expect(firstDay(null, now)).toBe('2026-11-18');
  expect(firstDay({ savedAt: '2026-03-01T12:00:00.000Z' }, now)).toBe('2026-02-28');
  expect(firstDay({ savedAt: 'rubbish' }, now)).toBe('2026-11-18');
});
