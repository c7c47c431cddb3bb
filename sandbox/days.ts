import { SandboxError } from './sandbox-error.ts';

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

const santoDomingo = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Santo_Domingo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day (yyyy-MM-dd) of an instant in Santo Domingo, where the insurer and its people are. */
export function dayOf(instant: Date): string {
  return santoDomingo.format(instant);
}

/** The day `count` days after `day`, or before it when negative; both yyyy-MM-dd. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Whether a text is an existing day (2026-02-30 is none) of a year in which insurance makes sense.
 */
export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/** The same day `count` months later, or the last day of a shorter month. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Number of days between two days; both yyyy-MM-dd. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** The instant `count` seconds after another, both yyyy-MM-ddTHH:mm:ssZ. */
export function addSeconds(instant: string, count: number): string {
  return formatInstant(Date.parse(instant) + count * 1000);
}

function formatInstant(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}

/** The sandbox's time. */
export interface Clock {
  /** The day in Santo Domingo, yyyy-MM-dd. */
  today: () => string;
  /** The instant, yyyy-MM-ddTHH:mm:ssZ. */
  now: () => string;
  /** Sets the number of seconds by which the clock is ahead of its start. */
  setAhead: (seconds: number) => void;
}

/** A clock that stands at SANDBOX_NOW; without a text it follows the machine's. */
export function createClock(text: string | undefined): Clock {
  let ahead = 0;
  const milliseconds = (): number => parseInstant(text).getTime() + ahead;
  return {
    today: () => dayOf(new Date(milliseconds())),
    now: () => formatInstant(milliseconds()),
    setAhead: (seconds) => {
      ahead = seconds * 1000;
    },
  };
}

/**
 * Parses SANDBOX_NOW: a day (at noon UTC) or an instant with its zone; without a text the present.
 */
function parseInstant(text: string | undefined): Date {
  if (text === undefined || text === '') return new Date();
  const instant = new Date(DAY.test(text) ? `${text}T12:00:00Z` : text);
  const known = DAY.test(text) || INSTANT.test(text);
  // Date reads 2026-02-30 as 2 March, so the day must be the same when written again.
  if (!known || Number.isNaN(instant.getTime()) || (DAY.test(text) && dayOf(instant) !== text)) {
    throw new SandboxError(
      `SANDBOX_NOW=«${text}» no es una fecha: escribe un día (2026-11-20) o un instante (2026-11-20T14:00:00Z).`,
    );
  }
  return instant;
}
