/** The page sizes to choose from (assumptions C1). */
export const pageSizes: readonly number[] = [10, 20, 50, 100, 200];

/** The default page size. */
export const defaultPageSize = 10;

/** The most rows of a list that are kept in memory. */
export const mostRows = 25_000;

/** The most rows that an address loads unasked; for more the person decides. */
export const mostUnasked = 2000;

/** A request for one page of a list; pages count from 1. */
export interface PageRequest<Filter> {
  readonly filter: Filter;
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** One loaded page of a list; `dropped` counts the unreadable rows. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly dropped: number;
  readonly meta: {
    readonly currentPage: number;
    readonly totalPages: number;
    readonly totalCount: number;
    readonly hasPreviousPage: boolean;
    readonly hasNextPage: boolean;
  };
}
