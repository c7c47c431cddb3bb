// The roles are spelled out because the cards of narrow places take the display of table parts away, and their roles with it.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/prefer-tag-over-role */
import { FlexRender, type RowData, type Table, useTable } from '@tanstack/react-table';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { FailedPanel, type FailedPanelProps } from '../feedback/FailedPanel.tsx';
import type { MenuAction } from '../layout/MenuPopup.tsx';
import { type DataColumns, dataTableFeatures } from './columns.ts';
import { RowMenuButton, TableMenu, type TableMenuHandle } from './TableMenu.tsx';
import { joinClasses } from '../theme/join-classes.ts';
import styles from './DataTable.module.css';

/** Props of {@link DataTable}. Keep `columns` and `rows` stable between renders. */
export interface DataTableProps<Row extends RowData> {
  /** Accessible name of the table, such as 'Clientes'. */
  caption: string;
  columns: DataColumns<Row>;
  rows: readonly Row[];
  status: 'loading' | 'empty' | 'rows' | 'failed';
  emptyText: string;
  /** What to say and do when the rows could not be loaded. */
  failed?: FailedPanelProps;
  /** Said politely to screen readers when it changes: '1,200 registros', 'Cargando…' or the empty text. */
  announcement: string;
  skeletonRows?: number;
  /** Names a row in 'Acciones de …'. */
  rowLabel: (row: Row) => string;
  /** Key of a row; the index when it is left out. */
  rowId?: (row: Row) => string;
  /** Entries of the row's menu. Without it there is no menu column. */
  rowMenu?: (row: Row) => readonly MenuAction[];
}

/** Whether the table is wider than its place: then, and only then, the region takes the focus, so that arrows can scroll it. */
function useOverflow(scroller: RefObject<HTMLElement | null>, onHeight: (height: number) => void) {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    const table = element?.firstElementChild;
    if (!element || !table) return undefined;
    const observer = new ResizeObserver(() => {
      setOverflows(element.scrollWidth > element.clientWidth + 1);
      onHeight(element.offsetHeight);
    });
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, [scroller, onHeight]);
  return overflows;
}

/** The column's name for the cards of narrow places. */
function headerText(header: unknown): string | undefined {
  return typeof header === 'string' ? header : undefined;
}

/** A class list from what a column says about itself. */
function cellClass(meta: { align?: 'end'; nowrap?: boolean } | undefined): string | undefined {
  if (!meta?.align && !meta?.nowrap) return undefined;
  return joinClasses(meta.align && styles['end'], meta.nowrap && styles['nowrap']);
}

/**
 * The table of every list: skeleton, rows, empty and failed states in one frame that keeps its height between them. Wide
 * tables scroll inside; where there is less than 640 px each row becomes a card. Cells are plain elements: Chakra
 * components in cells make a page of rows ten times as slow to mount. For the same reason a column's `cell` is called, not
 * mounted: it returns text or plain markup and uses no hooks.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { caption, columns, rows, status, announcement, rowId, rowMenu } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const [onHeight] = useState(() => (now: number) => {
    height.current = now;
  });
  const overflows = useOverflow(scroller, onHeight);

  // While loading, the frame is as high as the rows were: nothing below it jumps.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element) element.style.minHeight = status === 'loading' && height.current > 0 ? `${height.current}px` : '';
  }, [status]);

  const menu = useRef<TableMenuHandle>(null);
  const table = useTable({
    features: dataTableFeatures,
    columns,
    data: rows,
    ...(rowId && { getRowId: rowId }),
  });

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
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id} role="row">
                {group.headers.map((header) => {
                  const { meta } = header.column.columnDef;
                  return (
                    <th
                      key={header.id}
                      role="columnheader"
                      scope="col"
                      className={cellClass(meta)}
                      style={meta?.width ? { width: meta.width } : undefined}
                    >
                      <FlexRender header={header} />
                    </th>
                  );
                })}
                {rowMenu && (
                  <th role="columnheader" scope="col" className={styles['actions']}>
                    <span className="ag-sr-only">Acciones</span>
                  </th>
                )}
              </tr>
            ))}
          </thead>
          <tbody role="rowgroup">
            <Body {...props} table={table} menu={menu} />
          </tbody>
        </table>
      </div>
      {rowMenu && <TableMenu ref={menu} />}
    </div>
  );
}

interface BodyProps<Row extends RowData> extends DataTableProps<Row> {
  table: Pick<Table<typeof dataTableFeatures, Row>, 'getRowModel' | 'getAllLeafColumns'>;
  menu: RefObject<TableMenuHandle | null>;
}

function Body<Row extends RowData>({
  table,
  menu,
  status,
  emptyText,
  failed,
  skeletonRows = 5,
  rowLabel,
  rowMenu,
}: BodyProps<Row>) {
  const columns = table.getAllLeafColumns();
  const span = columns.length + (rowMenu ? 1 : 0);

  if (status === 'loading') {
    return Array.from({ length: skeletonRows }, (_, index) => (
      <tr key={index} className={styles['skeleton']} aria-hidden="true">
        {Array.from({ length: span }, (__, cell) => (
          <td key={cell} data-label={headerText(columns[cell]?.columnDef.header)}>
            {cell < columns.length && <span className={styles['bone']} />}
          </td>
        ))}
      </tr>
    ));
  }
  if (status !== 'rows') {
    return (
      <tr role="row">
        <td role="cell" className={styles['wide']} colSpan={span}>
          {status === 'failed' && failed ? <FailedPanel {...failed} /> : <EmptyState title={emptyText} />}
        </td>
      </tr>
    );
  }
  return table.getRowModel().rows.map((row) => {
    const actions = rowMenu?.(row.original);
    return (
      <tr key={row.id} role="row" className={styles['row']} data-row="">
        {row.getAllCells().map((cell) => {
          const { header, meta, cell: content } = cell.column.columnDef;
          return (
            <td key={cell.id} role="cell" data-label={headerText(header)} className={cellClass(meta)}>
              {typeof content === 'function' ? content(cell.getContext()) : content}
            </td>
          );
        })}
        {actions && (
          <td role="cell" className={styles['actions']}>
            {actions.length > 0 && (
              <RowMenuButton
                menu={menu}
                className={styles['menu']}
                label={`Acciones de ${rowLabel(row.original)}`}
                actions={actions}
              />
            )}
          </td>
        )}
      </tr>
    );
  });
}
