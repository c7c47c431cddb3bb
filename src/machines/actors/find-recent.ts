import type { Page } from '../../domain/page.ts';
import { firstDayByServiceClock } from '../../domain/periods.ts';

/** Where something that an unanswered write may have made is looked for. */
export interface RecentSearch<Row, Found> {
  /** The first day (`yyyy-MM-dd`) on which it can have been made. */
  readonly desde: string;
  /** A page of the list that it would be in, the newest first. */
  readonly fetchPage: (pageNumber: number) => Promise<Page<Row>>;
  /** The day of a row; null where it has none, which counts as recent. */
  readonly dayOf: (row: Row) => string | null;
  /** What is looked for, when this row is it. */
  readonly find: (row: Row) => Promise<Found | null>;
}

/** The newest that is what is looked for, among the rows since a day (assumptions R6, Q17); null while there is none. */
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
