import type { ReactNode } from 'react';

/** A column of a list: its head and a row's cell. */
export interface DataColumn<Row> {
  readonly head: string;
  /** Name in saved settings and addresses; by default the head. */
  readonly id?: string;
  /** Text or plain markup. It is called, not mounted, so it can't use hooks. */
  readonly cell: (row: Row) => ReactNode;
  /** The column that names the row: links to the detail and heads a card. It can't be hidden. */
  readonly main?: true;
  /** Adds a copy button, such as for document or policy numbers; the cells must be text. */
  readonly copy?: true;
  /** Aligns numbers and money to the end of the cell. */
  readonly align?: 'end';
  /**
   * Width in rem. One width fixes all columns: nothing shifts between pages, and text wraps to two
   * lines before it ends in '…' with its whole text as title.
   */
  readonly size?: number;
  /** With fixed widths: the column shares the remaining room, `size` is its least width. */
  readonly grow?: boolean;
  /** Keeps days, numbers and codes on one line; a fixed width must fit them. */
  readonly nowrap?: boolean;
}

/** Name of a column in saved settings and addresses. */
export const columnId = ({ id, head }: Pick<DataColumn<never>, 'id' | 'head'>): string => id ?? head;

/** A person's arrangement, by column id. Missing columns come last; `widths` are in rem. */
export interface ColumnLayout {
  readonly hidden: readonly string[];
  readonly order: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
}

/** The default arrangement. */
export const initialLayout: ColumnLayout = { hidden: [], order: [], widths: {} };

/** Least and greatest width that a person can set, and the default width, in rem. */
export const columnWidth = { least: 4, most: 60, usual: 6 } as const;
