import { madeOnce } from '../text/made-once.ts';

const relative = madeOnce(() => new Intl.RelativeTimeFormat('es-DO', { numeric: 'always' }));
const minute = 60_000;
const units = [
  ['year', 365 * 24 * 60 * minute],
  ['month', 30 * 24 * 60 * minute],
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** How long ago `time` was, in words: 'hace 5 minutos'. A time in the future reads as now. */
export function relativeTime(time: number, now: number): string {
  const [unit, length] = units.find((one) => now - time >= one[1]) ?? [];
  return unit === undefined || length === undefined
    ? 'hace un momento'
    : relative().format(-Math.floor((now - time) / length), unit);
}
