/**
 * Kind of a column. `document` is any identifying code, such as an identity document or a policy's
 * number; `day` is a day, or an instant to the minute.
 */
export type ColumnKind = 'text' | 'day' | 'money' | 'number' | 'status' | 'document';

const shownDay = /^(\d{2})-(\d{2})-(\d{4})( \d{2}:\d{2})?$/;
const shownAmount = /^-?\d{1,3}(?:,\d{3})*(?:\.\d+)?$/;

/** Reads a shown day, `05-11-2026 14:05`, as `2026-11-05 14:05`; null for other text. */
export function readShownDay(shown: string): string | null {
  const [, day, month, year, time = ''] = shownDay.exec(shown) ?? [];
  return year === undefined ? null : `${year}-${month}-${day}${time}`;
}

/** Reads a shown amount, `25,210.28`, as a number; null for other text. */
export function readShownAmount(shown: string): number | null {
  return shownAmount.test(shown) ? Number(shown.replaceAll(',', '')) : null;
}
