import type { ReactNode } from 'react';

/** A column of a list: its head, and what a row shows in it. */
export interface DataColumn<Row> {
  readonly head: string;
  /** Its name in what is kept and in addresses; the head unless given. */
  readonly id?: string;
  /** Text or plain markup; it is called, not mounted, and uses no hooks. */
  readonly cell: (row: Row) => ReactNode;
  /** What names the row, its name or number: the link to its detail, and the beginning of its card in narrow places. It can't be hidden. */
  readonly main?: true;
  /** Puts a button beside the value that copies it, such as a document or policy number; values are text then. */
  readonly copy?: true;
  /** Numbers and money stand at the end of their cell. */
  readonly align?: 'end';
  /**
   * Width of the column in rem. With one in any of them the widths are fixed: nothing shifts between pages, and text takes a second line before it ends
   * in '…' and is told by its title.
   */
  readonly size?: number;
  /** Where widths are fixed: takes a share of what the others leave, `size` being the least. */
  readonly grow?: boolean;
  /** Days, numbers, codes: kept on one line. Where widths are fixed they fit theirs. */
  readonly nowrap?: boolean;
}

/** The name of a column in what is kept and in addresses. */
export const columnId = ({ id, head }: Pick<DataColumn<never>, 'id' | 'head'>): string => id ?? head;

/** How somebody arranged the columns, by their ids. Columns that `order` lacks come last; `widths` are rem. */
export interface ColumnLayout {
  readonly hidden: readonly string[];
  readonly order: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
}

/** The columns as they come. */
export const initialLayout: ColumnLayout = { hidden: [], order: [], widths: {} };

/** The least and the most width that a person can give a column, and that of one that says none, in rem. */
export const columnWidth = { least: 4, most: 60, usual: 6 } as const;
