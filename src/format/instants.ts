import { parseInstant } from '../text/instants.ts';
import { madeOnce } from '../text/made-once.ts';

const parts = madeOnce(
  () =>
    new Intl.DateTimeFormat('es-DO', {
      timeZone: 'America/Santo_Domingo',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** An instant in Santo Domingo, `dd-mm-aaaa hh:mm`; `--` for no valid one (assumptions W2). */
export function formatInstant(instant: string | null | undefined): string {
  const time = parseInstant(instant);
  if (time === null) return '--';
  const of = Object.fromEntries(
    parts()
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  return `${of['day']}-${of['month']}-${of['year']} ${of['hour']}:${of['minute']}`;
}
