/** Rows a page that the person may choose (assumptions C1). */
export const pageSizes: readonly number[] = [10, 20, 50, 100, 200];

/** Rows a page unless the person chose otherwise. */
export const defaultPageSize = 10;

/** The most rows of a list that are kept in memory. */
export const mostRows = 25_000;

/** The most rows that an address brings in by itself; of more the person decides. */
export const mostUnasked = 2000;

/** One page of a list as it is asked for; pages count from 1. */
export interface PageRequest<Filter> {
  readonly filter: Filter;
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** One page of a list as it arrived; `dropped` counts the rows that could not be read. */
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
