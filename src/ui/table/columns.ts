import type { ReactNode } from 'react';

/** A column of a list: its head, and what a row shows in it. */
export interface DataColumn<Row> {
  readonly head: string;
  /** Text or plain markup; it is called, not mounted, and uses no hooks. */
  readonly cell: (row: Row) => ReactNode;
  /** Numbers and money stand at the end of their cell. */
  readonly align?: 'end';
  /** CSS width of the column, when its content should not decide. */
  readonly width?: string;
  /** Keeps the value on one line: dates, numbers, codes. */
  readonly nowrap?: boolean;
}
