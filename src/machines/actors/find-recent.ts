import type { Page } from '../../domain/page.ts';
import { firstDayByServiceClock } from '../../domain/periods.ts';

/** Where to look for what an unanswered write may have made. */
export interface RecentSearch<Row, Found> {
  /** The first possible day of the row (`yyyy-MM-dd`). */
  readonly desde: string;
  /** Loads a page of the list, newest first. */
  readonly fetchPage: (pageNumber: number) => Promise<Page<Row>>;
  /** The day of a row; null where it has none, which counts as recent. */
  readonly dayOf: (row: Row) => string | null;
  readonly find: (row: Row) => Promise<Found | null>;
}

/** Finds the newest match among the rows since a day; null for none (assumptions R6, Q17). */
export async function findRecent<Row, Found>({ desde, fetchPage, dayOf, find }: RecentSearch<Row, Found>): Promise<Found | null> {
  let first = desde;
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { rows, meta } = await fetchPage(pageNumber);
    if (pageNumber === 1)
      first = firstDayByServiceClock(
        desde,
        rows.map(dayOf).find((day) => day !== null),
      );
    const recent = rows.filter((row) => (dayOf(row) ?? first) >= first);
    for (const row of recent) {
      const found = await find(row);
      if (found !== null) return found;
    }
    if (rows.length === 0 || recent.length < rows.length || !meta.hasNextPage) return null;
  }
}
