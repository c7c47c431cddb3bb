const days = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Santo_Domingo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Today as a day string (`yyyy-MM-dd`) in Santo Domingo, whatever the machine's zone (decisions, "Shell and session"). */
export function todayInSantoDomingo(now: Date = new Date()): string {
  const parts = Object.fromEntries(days.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts['year']}-${parts['month']}-${parts['day']}`;
}
