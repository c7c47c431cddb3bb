// Roles are explicit because cards change `display`, which removes the implicit roles.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Words } from '../text/Words.tsx';
import { cellClass } from './cell-class.ts';
import { ColumnEdge, edgeClass } from './ColumnEdge.tsx';
import type { ColumnLayout } from './columns.ts';
import type { RowButtonColumn } from './row-look.ts';
import { SelectAll, type SelectAllProps } from './SelectAll.tsx';
import { SortMark } from './SortMark.tsx';
import type { ModelColumn } from './table-model.ts';
import styles from './DataTable.module.css';

/** Arrangement of a table's columns, and what to call when a person changes it. */
export interface Arrangement {
  readonly layout: ColumnLayout;
  readonly onLayout: (layout: ColumnLayout) => void;
}

export interface TableHeadProps<Row> {
  readonly heads: readonly ModelColumn<Row>[];
  readonly isFixed: boolean;
  readonly cards: boolean;
  readonly canSort: boolean;
  readonly selectAll: SelectAllProps | undefined;
  readonly arrangement: Arrangement | undefined;
  readonly rowButton: RowButtonColumn<Row> | undefined;
  readonly hasMenu: boolean;
  readonly isVirtual: boolean;
}

/** Widths of a row's checkbox and menu columns, in rem. */
const boxWidth = 2.75;
const menuWidth = 2.75;

/** Least width of a table with fixed columns, in rem. */
export function leastTableWidth<Row>({
  heads,
  selectAll,
  rowButton,
  hasMenu,
}: Pick<TableHeadProps<Row>, 'heads' | 'selectAll' | 'rowButton' | 'hasMenu'>): number {
  const columns = heads.reduce((sum, { size }) => sum + size, 0);
  return columns + (selectAll ? boxWidth : 0) + (rowButton?.size ?? 0) + (hasMenu ? menuWidth : 0);
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** The heads of a table: names, sort buttons, and movable edges. Above cards, only names. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { heads, isFixed, cards, canSort, selectAll, arrangement, rowButton, hasMenu, isVirtual } = props;
  const headRef = useRef<HTMLTableSectionElement>(null);
  const [tabStop, setTabStop] = useState(0);
  const hasFlexible = heads.some(({ isFlexible }) => isFlexible);
  const widthOf = (size: number) => (isFixed ? { width: `${size}rem` } : undefined);
  const edgeCount = heads.length - 1;
  const goTo = (edge: number) => {
    if (edge < 0 || edge >= edgeCount) return;
    flushSync(() => setTabStop(edge));
    headRef.current?.querySelectorAll<HTMLElement>(`.${edgeClass}`)[edge]?.focus();
  };
  return (
    <thead role="rowgroup" ref={headRef}>
      <tr role="row" aria-rowindex={isVirtual ? 1 : undefined}>
        {selectAll && (
          <th role="columnheader" scope="col" className={styles['select']} style={widthOf(boxWidth)}>
            {cards ? <span className="ag-sr-only">Selección</span> : <SelectAll {...selectAll} />}
          </th>
        )}
        {heads.map((head, index) => {
          const { id, column, size, isFlexible, sorted, toggleSort } = head;
          const right = heads[index + 1];
          const isPressable = canSort && !cards;
          const hasEdge = arrangement !== undefined && isFixed && right !== undefined;
          return (
            <th
              key={id}
              role="columnheader"
              scope="col"
              aria-sort={sorted ? ariaSort[sorted] : undefined}
              aria-label={isPressable || hasEdge ? column.head : undefined}
              className={cellClass(column, isFixed)}
              style={isFlexible ? undefined : widthOf(size)}
            >
              {isPressable ? (
                <button type="button" className={styles['sort']} onClick={toggleSort}>
                  <Words>{column.head}</Words>
                  <SortMark sorted={sorted} />
                </button>
              ) : (
                <Words>{column.head}</Words>
              )}
              {hasEdge && (
                <ColumnEdge
                  left={head}
                  right={right}
                  hasFlexible={hasFlexible}
                  isTabStop={index === Math.min(tabStop, edgeCount - 1)}
                  onTabStop={() => setTabStop(index)}
                  onStep={(step) => goTo(index + step)}
                  onWidths={(widths) => {
                    const { layout, onLayout } = arrangement;
                    onLayout({ ...layout, widths: { ...layout.widths, ...widths } });
                  }}
                />
              )}
            </th>
          );
        })}
        {rowButton && (
          <th role="columnheader" scope="col" className={styles['rowButton']} style={widthOf(rowButton.size)}>
            <span className="ag-sr-only">{rowButton.head}</span>
          </th>
        )}
        {hasMenu && (
          <th role="columnheader" scope="col" className={styles['actions']} style={widthOf(menuWidth)}>
            <span className="ag-sr-only">Acciones</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
