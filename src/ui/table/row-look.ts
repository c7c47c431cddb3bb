import type { ReactNode, RefObject } from 'react';
import type { MenuAction } from '../layout/MenuPopup.tsx';
import type { DataColumn } from './columns.ts';
import type { TableMenuHandle } from './TableMenu.tsx';

/** A button at the end of each row that has one, such as its next step. */
export interface RowButtonColumn<Row> {
  /** Screen-reader name of the column, which shows no head. */
  readonly head: string;
  /** Width in rem. */
  readonly size: number;
  /** Null where the row has no button. */
  readonly cell: (row: Row) => ReactNode;
}

/** How every row is drawn; changes only with its content, so that rows render only when needed. */
export interface RowLook<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rowLabel: (row: Row) => string;
  readonly hrefOf: ((row: Row) => string) | undefined;
  readonly rowMenu: ((row: Row) => readonly MenuAction[]) | undefined;
  readonly rowButton: RowButtonColumn<Row> | undefined;
  readonly menu: RefObject<TableMenuHandle | null>;
  readonly cards: boolean;
  readonly isFixed: boolean;
  readonly isSelectable: boolean;
  /** Class of each column's cells, and the props of its cells in cards. */
  readonly classes: readonly (string | undefined)[];
  readonly cardProps: readonly ({ readonly role: 'cell'; readonly 'data-label': string } | undefined)[];
}

/** Number of cells of a row. */
export const spanOf = ({
  columns,
  rowMenu,
  rowButton,
  isSelectable,
}: Pick<RowLook<never>, 'columns' | 'rowMenu' | 'rowButton' | 'isSelectable'>) =>
  columns.length + (isSelectable ? 1 : 0) + (rowButton ? 1 : 0) + (rowMenu ? 1 : 0);
