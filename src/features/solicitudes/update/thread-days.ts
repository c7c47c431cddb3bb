import type { Comment } from '../../../domain/comments.ts';
import { addDays, today } from '../../../domain/periods.ts';
import { formatDay } from '../../../format/dates.ts';
import { formatInstant } from '../../../format/instants.ts';
import { relativeTime } from '../../../format/relative-time.ts';
import { parseInstant } from '../../../text/instants.ts';

/** The comments of one day. */
export interface ThreadDay {
  /** 'Hoy', 'Ayer' or the day as dd-mm-aaaa; '--' for an unknown day. */
  readonly name: string;
  readonly comments: readonly Comment[];
}

/** Groups comments by day in Santo Domingo; one without a time joins the one before. */
export function groupByDay(comments: readonly Comment[], now: number): readonly ThreadDay[] {
  const hoy = today(now);
  const names: Readonly<Record<string, string>> = { [hoy]: 'Hoy', [addDays(hoy, -1)]: 'Ayer' };
  const days: { name: string; comments: Comment[] }[] = [];
  for (const comment of comments) {
    const time = parseInstant(comment.created_at);
    const last = days.at(-1);
    const day = time === null ? '' : today(time);
    const name = time === null ? (last?.name ?? '--') : (names[day] ?? formatDay(day));
    if (last?.name === name) last.comments.push(comment);
    else days.push({ name, comments: [comment] });
  }
  return days;
}

/** The time of a comment: relative for today, otherwise `hh:mm` below the heading with the day. */
export function timeText(at: string | null | undefined, now: number): string {
  const time = parseInstant(at);
  if (time === null) return '--';
  return today(time) === today(now) ? relativeTime(time, now) : formatInstant(at).slice(-'hh:mm'.length);
}
