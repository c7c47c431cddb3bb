// The roles are spelled out because the cards of narrow places take the display of table parts away, and their roles with it. The clicks that the body
// handles are those of links and buttons in it.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */
import { type MouseEvent, type PointerEvent, type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { CopyNotice, type CopyNoticeHandle, copyButtonClass } from '../copy/CopyNotice.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { FailedPanel, type FailedPanelProps } from '../feedback/FailedPanel.tsx';
import type { MenuAction } from '../layout/MenuPopup.tsx';
import type { DataColumn } from './columns.ts';
import { FailedBar } from './FailedBar.tsx';
import { RowMenuButton, TableMenu, type TableMenuHandle } from './TableMenu.tsx';
import { useFit } from '../layout/use-fit.ts';
import styles from './DataTable.module.css';
import skeleton from './table-skeleton.module.css';
import { Words } from '../text/Words.tsx';

/** The link from a row to its detail. */
export interface RowLink<Row> {
  /** Its address as the browser takes it, for a tab of its own. */
  readonly hrefOf: (row: Row) => string;
  /** Goes there within the page. */
  readonly onFollow: (row: Row) => void;
}

/** Props of {@link DataTable}. Keep `columns`, `rows`, `rowLink` and the functions stable between renders. */
export interface DataTableProps<Row> {
  /** Accessible name of the table, such as 'Clientes'. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  /** While others load, or after that has failed, the former ones: they stay, dimmed. */
  rows: readonly Row[];
  status: 'loading' | 'empty' | 'rows' | 'failed';
  emptyText: string;
  /** What the person can do about an empty list. */
  emptyActions?: ReactNode;
  /** What to say and do when the rows could not be loaded; `kept` says which ones are still in sight. */
  failed?: (FailedPanelProps & { readonly kept?: string | undefined }) | undefined;
  /** Said politely to screen readers when it changes: '1,200 registros', 'Cargando…' or the empty text. */
  announcement: string;
  skeletonRows?: number;
  /** Names a row in 'Acciones de …'. */
  rowLabel: (row: Row) => string;
  /** Key of a row; the index when it is left out. */
  rowId?: (row: Row) => string | number;
  /** Makes the value of the main column a link. */
  rowLink?: RowLink<Row> | undefined;
  /** Entries of the row's menu. Without it there is no menu column. */
  rowMenu?: ((row: Row) => readonly MenuAction[]) | undefined;
}

/** The least that a column without a width gets where widths are fixed, and what the menu of a row takes. */
const leastWidth = '6rem';
const menuWidth = '3.25rem';

function cellClass<Row>({ main, align, nowrap, copy }: DataColumn<Row>, isFixed: boolean): string | undefined {
  const names = [
    main && styles['main'],
    align && styles['end'],
    nowrap && !isFixed && styles['nowrap'],
    isFixed && !copy && !nowrap && styles['line'],
  ].filter(Boolean);
  return names.length > 0 ? names.join(' ') : undefined;
}

/** Gives a cell that is too narrow for its text all of it as its title, once the pointer is there. */
function showWhole({ target }: PointerEvent<HTMLElement>): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>(`.${styles['line']}`) : null;
  if (cell) cell.title = cell.scrollWidth > cell.clientWidth ? cell.textContent : '';
}

/** The least width of a table whose columns have widths; undefined where the content decides. */
function leastTableWidth<Row>(columns: readonly DataColumn<Row>[], hasMenu: boolean): string | undefined {
  if (columns.every(({ width }) => width === undefined)) return undefined;
  const widths = columns.map(({ width }) => width ?? leastWidth);
  return `calc(${[...widths, ...(hasMenu ? [menuWidth] : [])].join(' + ')})`;
}

/**
 * The table of every list: skeleton, rows, empty and failed states in one frame. Tables that are wider than their place scroll inside; where there
 * is less than 640 px each row becomes a card. Cells are plain elements, and one handler serves all of them: Chakra components in cells make a page of
 * rows ten times as slow to mount.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, status, announcement, failed, rowLink, rowMenu } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { cards, overflows } = useFit(scroller);
  const menu = useRef<TableMenuHandle>(null);
  const copyNotice = useRef<CopyNoticeHandle>(null);
  const minWidth = leastTableWidth(columns, rowMenu !== undefined);
  const isFixed = minWidth !== undefined && !cards;
  const isStale = rows.length > 0 && (status === 'loading' || status === 'failed');

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>(`.${copyButtonClass}`);
    if (button) copyNotice.current?.copy(button);
    if (!target.closest(`.${styles['link']}`)) return;
    // What opens a tab or a window is the browser's.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const row = rows[target.closest('tr')?.sectionRowIndex ?? -1];
    if (row === undefined || !rowLink) return;
    event.preventDefault();
    rowLink.onFollow(row);
  };

  return (
    <div className={styles['frame']}>
      {/* Outside of what is busy: changes inside it are not announced. */}
      <output className="ag-sr-only">{announcement}</output>
      {isStale && status === 'failed' && failed && <FailedBar {...failed} />}
      <div
        ref={scroller}
        className={styles['scroll']}
        aria-busy={status === 'loading'}
        data-stale={isStale || undefined}
        {...(overflows && { role: 'region', tabIndex: 0, 'aria-label': caption })}
      >
        <table
          className={styles['table']}
          role="table"
          aria-label={caption}
          data-cards={cards || undefined}
          data-fixed={isFixed || undefined}
          data-named={columns.some(({ main }) => main) || undefined}
          style={isFixed ? { minWidth } : undefined}
        >
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <th
                  key={column.head}
                  role="columnheader"
                  scope="col"
                  className={cellClass(column, isFixed)}
                  style={column.width ? { width: column.width } : undefined}
                >
                  {column.head}
                </th>
              ))}
              {rowMenu && (
                <th
                  role="columnheader"
                  scope="col"
                  className={styles['actions']}
                  style={isFixed ? { width: menuWidth } : undefined}
                >
                  <span className="ag-sr-only">Acciones</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody role="rowgroup" onClick={onClick} onPointerOver={showWhole}>
            <Body {...props} menu={menu} cards={cards} isFixed={isFixed} />
          </tbody>
        </table>
      </div>
      {columns.some(({ copy }) => copy) && <CopyNotice ref={copyNotice} />}
      {rowMenu && <TableMenu ref={menu} />}
    </div>
  );
}

interface RowsProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'rows' | 'rowLabel' | 'rowId' | 'rowLink' | 'rowMenu'> {
  /** The one menu of all rows. */
  menu: RefObject<TableMenuHandle | null>;
  cards: boolean;
  isFixed: boolean;
}

function Body<Row>(props: DataTableProps<Row> & RowsProps<Row>) {
  const { columns, rows, status, emptyText, emptyActions, failed, skeletonRows = 5, rowMenu } = props;
  if (rows.length > 0) return <Rows {...props} />;
  const span = columns.length + (rowMenu ? 1 : 0);
  if (status === 'loading') {
    return Array.from({ length: skeletonRows }, (_, index) => (
      <tr key={index} className={skeleton['row']} aria-hidden="true">
        {Array.from({ length: span }, (__, cell) => (
          <td key={cell} data-label={columns[cell]?.head}>
            {cell < columns.length && <span className={skeleton['bone']} />}
          </td>
        ))}
      </tr>
    ));
  }
  return (
    <tr role="row">
      <td role="cell" className={styles['wide']} colSpan={span}>
        {status === 'failed' && failed ? <FailedPanel {...failed} /> : <EmptyState title={emptyText} actions={emptyActions} />}
      </td>
    </tr>
  );
}

/** What a copying button says, where there is anything to copy. */
function copyLabel(content: ReactNode): string | undefined {
  return typeof content === 'string' && content !== '' && content !== '--' ? `Copiar ${content}` : undefined;
}

/** Drawn again only with other rows, and not with whatever else changes on the page. */
function Rows<Row>({ columns, rows, rowLabel, rowId, rowLink, rowMenu, menu, cards, isFixed }: RowsProps<Row>) {
  const hrefOf = rowLink?.hrefOf;
  return useMemo(() => {
    const classes = columns.map((column) => cellClass(column, isFixed));
    // Cards alone need roles and labels: 1,200 attributes fewer in a table of 100 rows.
    const cardProps = columns.map(({ head }) => (cards ? { role: 'cell', 'data-label': head } : undefined));
    return rows.map((row, index) => {
      const actions = rowMenu?.(row);
      return (
        <tr key={rowId?.(row) ?? index} className={styles['row']} role={cards ? 'row' : undefined}>
          {columns.map(({ head, cell, main, copy }, column) => {
            const content = cell(row);
            const label = copy && copyLabel(content);
            const value =
              main && hrefOf ? (
                <a className={styles['link']} href={hrefOf(row)}>
                  {content}
                </a>
              ) : (
                content
              );
            return (
              <td key={head} {...cardProps[column]} className={classes[column]}>
                {label ? (
                  <>
                    <Words>{value}</Words>
                    <button type="button" className={copyButtonClass} aria-label={label} />
                  </>
                ) : (
                  value
                )}
              </td>
            );
          })}
          {actions && (
            <td className={styles['actions']} role={cards ? 'cell' : undefined}>
              {actions.length > 0 && <RowMenuButton menu={menu} label={`Acciones de ${rowLabel(row)}`} actions={actions} />}
            </td>
          )}
        </tr>
      );
    });
  }, [columns, rows, rowLabel, rowId, hrefOf, rowMenu, menu, cards, isFixed]);
}
