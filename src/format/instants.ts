const parts = new Intl.DateTimeFormat('es-DO', {
  timeZone: 'America/Santo_Domingo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A UTC instant (ISO text) as milliseconds since 1970; null when it is missing or none (assumptions W2). */
export function parseInstant(instant: string | null | undefined): number | null {
  const read = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?Z$/.exec(instant ?? '');
  if (!read) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = read.slice(1).map((part) => Number(part ?? 0));
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** A UTC instant (ISO text) in Santo Domingo time, `dd-mm-aaaa hh:mm`; `--` when it is missing or none (assumptions W2). */
export function formatInstant(instant: string | null | undefined): string {
  const time = parseInstant(instant);
  if (time === null) return '--';
  const of = Object.fromEntries(parts.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${of['day']}-${of['month']}-${of['year']} ${of['hour']}:${of['minute']}`;
}
