import type { ReactNode } from 'react';

/** A column of a list: its head, and what a row shows in it. */
export interface DataColumn<Row> {
  readonly head: string;
  /** Text or plain markup; it is called, not mounted, and uses no hooks. */
  readonly cell: (row: Row) => ReactNode;
  /** What names the row, its name or number: the link to its detail, and the beginning of its card in narrow places. */
  readonly main?: true;
  /** Puts a button beside the value that copies it, such as a document or policy number; values are text then. */
  readonly copy?: true;
  /** Numbers and money stand at the end of their cell. */
  readonly align?: 'end';
  /**
   * CSS width of the column. With one in any of them the widths are fixed: nothing shifts between pages, columns without one share what is left, and
   * what is longer ends in '…' and is told by its title; what can be copied, and what is `nowrap`, wraps.
   */
  readonly width?: string;
  /** Days, numbers, codes: kept on one line. Where widths are fixed they fit theirs; nothing cuts them off, since a clip in each cell slows long lists. */
  readonly nowrap?: boolean;
}
