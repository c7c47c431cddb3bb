const parts = new Intl.DateTimeFormat('es-DO', {
  timeZone: 'America/Santo_Domingo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A UTC instant (ISO text) in Santo Domingo time, `dd-mm-aaaa hh:mm`; `--` when it is missing or none (assumptions W2). */
export function formatInstant(instant: string | null | undefined): string {
  const read = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?Z$/.exec(instant ?? '');
  if (!read) return '--';
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = read.slice(1).map(Number);
  const of = Object.fromEntries(
    parts.formatToParts(Date.UTC(year, month - 1, day, hour, minute)).map(({ type, value }) => [type, value]),
  );
  return `${of['day']}-${of['month']}-${of['year']} ${of['hour']}:${of['minute']}`;
}
