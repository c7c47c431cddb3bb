// The roles are spelled out because the cards of narrow places take the display of table parts away, and their roles with it.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/prefer-tag-over-role */
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { FailedPanel, type FailedPanelProps } from '../feedback/FailedPanel.tsx';
import type { MenuAction } from '../layout/MenuPopup.tsx';
import type { DataColumn } from './columns.ts';
import { RowMenuButton, TableMenu, type TableMenuHandle } from './TableMenu.tsx';
import styles from './DataTable.module.css';

/** Props of {@link DataTable}. Keep `columns`, `rows` and the functions stable between renders. */
export interface DataTableProps<Row> {
  /** Accessible name of the table, such as 'Clientes'. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  status: 'loading' | 'empty' | 'rows' | 'failed';
  emptyText: string;
  /** What to say and do when the rows could not be loaded. */
  failed?: FailedPanelProps | undefined;
  /** Said politely to screen readers when it changes: '1,200 registros', 'Cargando…' or the empty text. */
  announcement: string;
  skeletonRows?: number;
  /** Names a row in 'Acciones de …'. */
  rowLabel: (row: Row) => string;
  /** Key of a row; the index when it is left out. */
  rowId?: (row: Row) => string | number;
  /** Entries of the row's menu. Without it there is no menu column. */
  rowMenu?: ((row: Row) => readonly MenuAction[]) | undefined;
}

/** Narrower places show each row as a card. */
const narrowestTable = 640;

/**
 * Fits the table into its place before it is painted. Gives whether it is wider than that: then, and only then, the region takes the focus, so that
 * arrows can scroll it.
 */
function useFit(scroller: RefObject<HTMLElement | null>, onHeight: (height: number) => void) {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    const table = element?.querySelector('table');
    if (!element || !table) return undefined;
    const observer = new ResizeObserver(() => {
      table.toggleAttribute('data-cards', element.clientWidth < narrowestTable);
      setOverflows(element.scrollWidth > element.clientWidth + 1);
      onHeight(element.offsetHeight);
    });
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, [scroller, onHeight]);
  return overflows;
}

function cellClass<Row>({ align, nowrap }: DataColumn<Row>): string | undefined {
  if (align) return nowrap ? `${styles['end']} ${styles['nowrap']}` : styles['end'];
  return nowrap ? styles['nowrap'] : undefined;
}

/**
 * The table of every list: skeleton, rows, empty and failed states in one frame that keeps its height between them. Wide
 * tables scroll inside; where there is less than 640 px each row becomes a card. Cells are plain elements: Chakra
 * components in cells make a page of rows ten times as slow to mount.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, status, announcement, rowMenu } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const [onHeight] = useState(() => (now: number) => {
    height.current = now;
  });
  const overflows = useFit(scroller, onHeight);

  // While loading, the frame is as high as the rows were: nothing below it jumps.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element) element.style.minHeight = status === 'loading' && height.current > 0 ? `${height.current}px` : '';
  }, [status]);

  const menu = useRef<TableMenuHandle>(null);
  return (
    <div className={styles['frame']}>
      {/* Outside of what is busy: changes inside it are not announced. */}
      <output className="ag-sr-only">{announcement}</output>
      <div
        ref={scroller}
        className={styles['scroll']}
        aria-busy={status === 'loading'}
        {...(overflows && { role: 'region', tabIndex: 0, 'aria-label': caption })}
      >
        <table className={styles['table']} role="table" aria-label={caption}>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <th
                  key={column.head}
                  role="columnheader"
                  scope="col"
                  className={cellClass(column)}
                  style={column.width ? { width: column.width } : undefined}
                >
                  {column.head}
                </th>
              ))}
              {rowMenu && (
                <th role="columnheader" scope="col" className={styles['actions']}>
                  <span className="ag-sr-only">Acciones</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody role="rowgroup">
            <Body {...props} menu={menu} />
          </tbody>
        </table>
      </div>
      {rowMenu && <TableMenu ref={menu} />}
    </div>
  );
}

interface RowsProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'rows' | 'rowLabel' | 'rowId' | 'rowMenu'> {
  /** The one menu of all rows. */
  menu: RefObject<TableMenuHandle | null>;
}

function Body<Row>({
  columns,
  rows,
  status,
  emptyText,
  failed,
  skeletonRows = 5,
  rowLabel,
  rowId,
  rowMenu,
  menu,
}: DataTableProps<Row> & Pick<RowsProps<Row>, 'menu'>) {
  if (status === 'rows') {
    return <Rows columns={columns} rows={rows} rowLabel={rowLabel} rowId={rowId} rowMenu={rowMenu} menu={menu} />;
  }
  const span = columns.length + (rowMenu ? 1 : 0);
  if (status === 'loading') {
    return Array.from({ length: skeletonRows }, (_, index) => (
      <tr key={index} className={styles['skeleton']} aria-hidden="true">
        {Array.from({ length: span }, (__, cell) => (
          <td key={cell} data-label={columns[cell]?.head}>
            {cell < columns.length && <span className={styles['bone']} />}
          </td>
        ))}
      </tr>
    ));
  }
  return (
    <tr role="row">
      <td role="cell" className={styles['wide']} colSpan={span}>
        {status === 'failed' && failed ? <FailedPanel {...failed} /> : <EmptyState title={emptyText} />}
      </td>
    </tr>
  );
}

/** Drawn again only with other rows, and not with whatever else changes on the page. */
function Rows<Row>({ columns, rows, rowLabel, rowId, rowMenu, menu }: RowsProps<Row>) {
  return useMemo(() => {
    const classes = columns.map(cellClass);
    return rows.map((row, index) => {
      const actions = rowMenu?.(row);
      return (
        <tr key={rowId?.(row) ?? index} role="row" className={styles['row']}>
          {columns.map(({ head, cell }, column) => (
            <td key={head} role="cell" data-label={head} className={classes[column]}>
              {cell(row)}
            </td>
          ))}
          {actions && (
            <td role="cell" className={styles['actions']}>
              {actions.length > 0 && (
                <RowMenuButton menu={menu} className={styles['menu']} label={`Acciones de ${rowLabel(row)}`} actions={actions} />
              )}
            </td>
          )}
        </tr>
      );
    });
  }, [columns, rows, rowLabel, rowId, rowMenu, menu]);
}
