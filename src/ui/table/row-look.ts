import type { ReactNode, RefObject } from 'react';
import type { MenuAction } from '../layout/MenuPopup.tsx';
import type { DataColumn } from './columns.ts';
import type { TableMenuHandle } from './TableMenu.tsx';

/** A button at the end of each row that has one, such as the next step of what the row stands for. */
export interface RowButtonColumn<Row> {
  /** Says to screen readers what stands in the column, which shows no head. */
  readonly head: string;
  /** Width in rem. */
  readonly size: number;
  /** Null where the row has none. */
  readonly cell: (row: Row) => ReactNode;
}

/** How every row of a table is drawn: the same object until something of it changes, so that no row is drawn without need. */
export interface RowLook<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rowLabel: (row: Row) => string;
  readonly hrefOf: ((row: Row) => string) | undefined;
  readonly rowMenu: ((row: Row) => readonly MenuAction[]) | undefined;
  readonly rowButton: RowButtonColumn<Row> | undefined;
  /** The one menu of all rows. */
  readonly menu: RefObject<TableMenuHandle | null>;
  readonly cards: boolean;
  readonly isFixed: boolean;
  readonly isSelectable: boolean;
  /** The class of each column's cells, and what its cells have in cards alone. */
  readonly classes: readonly (string | undefined)[];
  readonly cardProps: readonly ({ readonly role: 'cell'; readonly 'data-label': string } | undefined)[];
}

/** How many cells a row has. */
export const spanOf = ({
  columns,
  rowMenu,
  rowButton,
  isSelectable,
}: Pick<RowLook<never>, 'columns' | 'rowMenu' | 'rowButton' | 'isSelectable'>) =>
  columns.length + (isSelectable ? 1 : 0) + (rowButton ? 1 : 0) + (rowMenu ? 1 : 0);
