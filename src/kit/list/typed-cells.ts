/**
 * What a column holds. `document` is any code that identifies something, such as an identity document or the number of a policy; `day` is a day, or an instant
 * with its minute.
 */
export type ColumnKind = 'text' | 'day' | 'money' | 'number' | 'status' | 'document';

const shownDay = /^(\d{2})-(\d{2})-(\d{4})( \d{2}:\d{2})?$/;
const shownAmount = /^-?\d{1,3}(?:,\d{3})*(?:\.\d+)?$/;

/** A day as it stands on screen, `05-11-2026` or `05-11-2026 14:05`, as the standard writes it: `2026-11-05 14:05`; null when it is none. */
export function readShownDay(shown: string): string | null {
  const [, day, month, year, time = ''] = shownDay.exec(shown) ?? [];
  return year === undefined ? null : `${year}-${month}-${day}${time}`;
}

/** An amount as it stands on screen, `25,210.28`, as a number; null when it is none. */
export function readShownAmount(shown: string): number | null {
  return shownAmount.test(shown) ? Number(shown.replaceAll(',', '')) : null;
}
