// The roles are spelled out because the cards of narrow places take the display of table parts away, and their roles with it. The clicks that the body
// handles are those of links and buttons in it.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { formatCount } from '../../format/numbers.ts';
import { Button } from '../actions/Button.tsx';
import { CopyNotice, type CopyNoticeHandle, copyButtonClass } from '../copy/CopyNotice.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { FailedPanel, type FailedPanelProps } from '../feedback/FailedPanel.tsx';
import type { MenuAction } from '../layout/MenuPopup.tsx';
import { useFit } from '../layout/use-fit.ts';
import { CardsBar } from './CardsBar.tsx';
import { cellClass } from './cell-class.ts';
import type { DataColumn } from './columns.ts';
import { FailedBar } from './FailedBar.tsx';
import { lateVirtualRows } from './late-virtual-rows.ts';
import { type RowButtonColumn, type RowLook, spanOf } from './row-look.ts';
import { type RowOrder, selectedOf, toggleAll, toggleRow } from './selection.ts';
import { type Arrangement, leastTableWidth, TableHead } from './TableHead.tsx';
import { TableMenu, type TableMenuHandle } from './TableMenu.tsx';
import { type TableSorting, useTableModel } from './table-model.ts';
import { TableRow } from './TableRow.tsx';
import { usePrinting } from './use-printing.ts';
import { isCut, WholeText, type WholeTextHandle } from './WholeText.tsx';
import styles from './DataTable.module.css';
import skeleton from './table-skeleton.module.css';

/** The link from a row to its detail. */
export interface RowLink<Row> {
  /** Its address as the browser takes it, for a tab of its own. */
  readonly hrefOf: (row: Row) => string;
  /** Goes there within the page. */
  readonly onFollow: (row: Row) => void;
}

/** The rows that are marked by their boxes. */
export interface TableSelection {
  /** Ids of rows, as text. */
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
}

/** More rows than are drawn at once, by their places in the order in sight. */
export interface VirtualSource<Row> {
  readonly count: number;
  readonly rowAt: (index: number) => Row;
}

/** Props of {@link DataTable}. Keep `columns`, `rows`, `rowLink`, `rowButton` and the functions stable between renders. */
export interface DataTableProps<Row> {
  /** Accessible name of the table, such as 'Clientes'. */
  caption: string;
  /** All of them, also those that `arrangement` hides. */
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
  /** Names a row in 'Acciones de …' and 'Seleccionar …'. */
  rowLabel: (row: Row) => string;
  /** Key of a row; the index when it is left out. Whoever selects rows gives it. */
  rowId?: (row: Row) => string | number;
  /** Makes the value of the main column a link. */
  rowLink?: RowLink<Row> | undefined;
  /** Entries of the row's menu. Without it there is no menu column. */
  rowMenu?: ((row: Row) => readonly MenuAction[]) | undefined;
  /** A button at the end of the rows that have one. */
  rowButton?: RowButtonColumn<Row> | undefined;
  /** Order, visibility and widths of the columns; with it the edges of the heads move. */
  arrangement?: Arrangement | undefined;
  /** Heads sort where it is given. */
  sorting?: TableSorting | undefined;
  /** A column of boxes. Shift takes the range between the last box and this one, in the order in sight. */
  selection?: TableSelection | undefined;
  /** More rows than are drawn at once: only those in sight are, in one scrolling frame. `rows` is not looked at then. */
  virtual?: VirtualSource<Row> | undefined;
}

/** How many rows of a long list are printed, and drawn where what draws those in sight alone can't be had. */
const mostPrinted = 1000;
const mostPlain = 200;

/** As many columns as this have smaller letters. */
const denseFrom = 9;

/** How many are drawn until that is here: more than fit the frame. */
const firstPlain = 40;

/** Gives a cell that has no room for its text all of it as its title, once the pointer is there. */
function showWhole({ target }: PointerEvent<HTMLElement>): void {
  const text = target instanceof Element ? target.closest('td')?.querySelector<HTMLElement>(`.${styles['clamp']}`) : null;
  const cell = text?.closest('td');
  if (!text || !cell) return;
  cell.title = isCut(text) ? text.textContent : '';
}

/** The place of a row among those of its table. */
function placeOf(element: Element): number {
  const row = element.closest('tr');
  return Number(row?.dataset['index'] ?? row?.sectionRowIndex ?? -1);
}

/**
 * The table of every list: skeleton, rows, empty and failed states in one frame. Tables that are wider than their place scroll inside; where there
 * is less than 640 px each row becomes a card. Cells are plain elements, and one handler serves all of them: Chakra components in cells make a page of
 * rows ten times as slow to mount.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, status, announcement, failed, rowId, rowLabel, rowLink, rowMenu, rowButton } = props;
  const { arrangement, sorting, selection, virtual } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { cards, overflows } = useFit(scroller);
  const menu = useRef<TableMenuHandle>(null);
  const copyNotice = useRef<CopyNoticeHandle>(null);
  const whole = useRef<WholeTextHandle>(null);
  const anchor = useRef<string | null>(null);
  const focusedPlace = useRef<number | null>(null);
  const isPrinting = usePrinting(virtual !== undefined, scroller);
  const { shown, heads } = useTableModel(columns, arrangement?.layout, sorting);
  const isFixed = !cards && columns.some(({ size }) => size !== undefined);
  const isSelectable = selection !== undefined;

  const hrefOf = rowLink?.hrefOf;
  const look: RowLook<Row> = useMemo(
    () => ({
      columns: shown,
      rowLabel,
      hrefOf,
      rowMenu,
      rowButton,
      menu,
      cards,
      isFixed,
      isSelectable,
      classes: shown.map((column) => cellClass(column, isFixed)),
      // Cards alone need roles and labels: 1,200 attributes fewer in a table of 100 rows.
      cardProps: shown.map(({ head }) => (cards ? ({ role: 'cell', 'data-label': head } as const) : undefined)),
    }),
    [shown, rowLabel, hrefOf, rowMenu, rowButton, cards, isFixed, isSelectable],
  );

  const source: VirtualSource<Row> = useMemo(
    () =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- asked for places below `count` alone
      virtual ?? { count: rows.length, rowAt: (index) => rows[index] as Row },
    [virtual, rows],
  );
  const { count, rowAt } = source;
  const isStale = count > 0 && (status === 'loading' || status === 'failed');
  const keyOf = useCallback((row: Row, index: number) => rowId?.(row) ?? index, [rowId]);
  const order: RowOrder = { count, idAt: (index) => String(keyOf(rowAt(index), index)) };
  const selected = selection?.selected;
  const selectedState = useMemo(
    () => (selected ? selectedOf({ count, idAt: (index) => String(keyOf(rowAt(index), index)) }, selected) : 'none'),
    [count, rowAt, keyOf, selected],
  );
  const selectAll = selection && {
    state: selectedState,
    onToggle: () => selection.onSelect(toggleAll(order, selection.selected)),
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>(`.${copyButtonClass}`);
    if (button) copyNotice.current?.copy(button);
    if (selection && target.closest(`.${styles['select']}`)) {
      const place = placeOf(target);
      selection.onSelect(toggleRow(order, selection.selected, place, event.shiftKey ? anchor.current : null));
      anchor.current = order.idAt(place);
    }
    if (!target.closest(`.${styles['link']}`)) return;
    // What opens a tab or a window is the browser's.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const place = placeOf(target);
    if (place < 0 || place >= count || !rowLink) return;
    event.preventDefault();
    rowLink.onFollow(rowAt(place));
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    focusedPlace.current = placeOf(target);
    if (target.matches(':focus-visible')) whole.current?.show(target.closest('tr'));
  };
  const hideWhole = () => whole.current?.show(null);

  const isRegion = overflows || virtual !== undefined;
  const head = { heads, selectAll, rowButton, hasMenu: rowMenu !== undefined };
  const drawn = { source, keyOf, look, selected };
  return (
    <div className={styles['frame']}>
      {/* Outside of what is busy: changes inside it are not announced. */}
      <output className="ag-sr-only">{announcement}</output>
      {isStale && status === 'failed' && failed && <FailedBar {...failed} />}
      {cards && count > 0 && <CardsBar heads={heads} sorting={sorting} selectAll={selectAll} />}
      <div
        ref={scroller}
        className={styles['scroll']}
        aria-busy={status === 'loading'}
        data-stale={isStale || undefined}
        data-virtual={(virtual !== undefined && !isPrinting) || undefined}
        data-selectable={isSelectable || undefined}
        {...(isRegion && { role: 'region', tabIndex: 0, 'aria-label': caption })}
      >
        <table
          className={styles['table']}
          role="table"
          aria-label={caption}
          aria-rowcount={virtual ? count + 1 : undefined}
          data-cards={cards || undefined}
          data-fixed={isFixed || undefined}
          data-dense={(isFixed && shown.length >= denseFrom) || undefined}
          data-named={columns.some(({ main }) => main) || undefined}
          style={isFixed ? { minWidth: `${leastTableWidth(head)}rem` } : undefined}
        >
          <TableHead
            {...head}
            isFixed={isFixed}
            cards={cards}
            canSort={sorting !== undefined}
            arrangement={arrangement}
            isVirtual={virtual !== undefined}
          />
          <tbody
            role="rowgroup"
            onClick={onClick}
            onPointerOver={showWhole}
            onFocus={onFocus}
            onBlur={hideWhole}
            onKeyDown={(event) => event.key === 'Escape' && hideWhole()}
          >
            {count === 0 ? (
              <NoRows {...props} look={look} />
            ) : virtual && !isPrinting ? (
              <LongRows {...drawn} scroller={scroller} focusedPlace={focusedPlace} />
            ) : (
              <PlainRows {...drawn} most={virtual ? mostPrinted : count} hasPlaces={virtual !== undefined} />
            )}
          </tbody>
        </table>
        {isFixed && <WholeText ref={whole} clamp={styles['clamp'] ?? ''} />}
      </div>
      {isPrinting && count > mostPrinted && (
        <p className={styles['printed']}>
          {`Impresas las primeras ${formatCount(mostPrinted)} de ${formatCount(count)} filas. Con Exportar las tienes todas.`}
        </p>
      )}
      {columns.some(({ copy }) => copy) && <CopyNotice ref={copyNotice} />}
      {rowMenu && <TableMenu ref={menu} />}
    </div>
  );
}

/** What stands in place of rows: their skeleton, or why there are none. */
function NoRows<Row>(props: DataTableProps<Row> & { look: RowLook<Row> }) {
  const { status, emptyText, emptyActions, failed, skeletonRows = 5, look } = props;
  const span = spanOf(look);
  if (status === 'loading') {
    const before = look.isSelectable ? 1 : 0;
    return Array.from({ length: skeletonRows }, (_, index) => (
      <tr key={index} className={skeleton['row']} aria-hidden="true">
        {Array.from({ length: span }, (__, cell) => {
          const column = look.columns[cell - before];
          return (
            <td key={cell} data-label={column?.head}>
              {column && <span className={skeleton['bone']} />}
            </td>
          );
        })}
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

interface RowsProps<Row> {
  readonly source: VirtualSource<Row>;
  readonly keyOf: (row: Row, index: number) => string | number;
  readonly look: RowLook<Row>;
  readonly selected: ReadonlySet<string> | undefined;
}

/** Rows that are all drawn. */
function PlainRows<Row>({
  source: { count, rowAt },
  keyOf,
  look,
  selected,
  most,
  hasPlaces = false,
}: RowsProps<Row> & { readonly most: number; readonly hasPlaces?: boolean }) {
  return Array.from({ length: Math.min(count, most) }, (_, index) => {
    const row = rowAt(index);
    const key = keyOf(row, index);
    return (
      <TableRow
        key={key}
        row={row}
        look={look}
        isSelected={selected?.has(String(key)) ?? false}
        place={hasPlaces ? index : undefined}
      />
    );
  });
}

interface LongRowsProps<Row> extends RowsProps<Row> {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly focusedPlace: RefObject<number | null>;
}

/** Rows of which those in sight are drawn; some of them plainly until what does that is here, or where it can't be had. */
function LongRows<Row>({ scroller, focusedPlace, ...rows }: LongRowsProps<Row>) {
  const { component: VirtualRows, isFailed } = useSyncExternalStore(
    lateVirtualRows.subscribe,
    lateVirtualRows.state,
    lateVirtualRows.state,
  );
  useEffect(() => void lateVirtualRows.load(), []);
  const { source, keyOf, look, selected } = rows;
  if (VirtualRows) {
    return (
      <VirtualRows
        {...source}
        keyOf={keyOf}
        isSelected={(row: Row) => selected?.has(String(keyOf(row, -1))) ?? false}
        look={look}
        scroller={scroller}
        focusedPlace={focusedPlace}
      />
    );
  }
  return (
    <>
      <PlainRows {...rows} most={isFailed ? mostPlain : firstPlain} hasPlaces />
      {isFailed && (
        <tr role="row">
          <td role="cell" className={styles['wide']} colSpan={spanOf(look)}>
            <EmptyState
              title={`Estas son las primeras ${formatCount(mostPlain)} filas: no se pudo cargar lo que muestra las demás.`}
              actions={
                <Button variant="outline" onClick={() => void lateVirtualRows.load()}>
                  Reintentar
                </Button>
              }
            />
          </td>
        </tr>
      )}
    </>
  );
}
