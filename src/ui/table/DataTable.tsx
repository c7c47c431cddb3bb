// Roles are explicit because cards change `display`, which removes the implicit roles. The body's
// click handler serves links and buttons in it.
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

/** Link from a row to its detail. */
export interface RowLink<Row> {
  /** Full address, for a tab of its own. */
  readonly hrefOf: (row: Row) => string;
  /** Navigates within the page. */
  readonly onFollow: (row: Row) => void;
}

/** Selection of rows by checkboxes. */
export interface TableSelection {
  /** Ids of rows, as text. */
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
}

/** Rows by their place in the visible order, for lists too long to draw whole. */
export interface VirtualSource<Row> {
  readonly count: number;
  readonly rowAt: (index: number) => Row;
}

/** Keep `columns`, `rows`, `rowLink`, `rowButton` and the functions stable between renders. */
export interface DataTableProps<Row> {
  /** Accessible name of the table, such as 'Clientes'. */
  caption: string;
  /** All columns, also those hidden by `arrangement`. */
  columns: readonly DataColumn<Row>[];
  /** The rows; while others load or after a failure the former ones, dimmed. */
  rows: readonly Row[];
  status: 'loading' | 'empty' | 'rows' | 'failed';
  emptyText: string;
  /** Actions that the person can take about an empty list. */
  emptyActions?: ReactNode;
  /** Text and retry when the rows failed to load; `kept` names the rows still shown. */
  failed?: (FailedPanelProps & { readonly kept?: string | undefined }) | undefined;
  /** Announced politely to screen readers: '1,200 registros', 'Cargando…' or the empty text. */
  announcement: string;
  skeletonRows?: number;
  /** Names a row in 'Acciones de …' and 'Seleccionar …'. */
  rowLabel: (row: Row) => string;
  /** Key of a row, by default its index. Required with `selection`. */
  rowId?: (row: Row) => string | number;
  /** Makes the value of the main column a link. */
  rowLink?: RowLink<Row> | undefined;
  /** Entries of the row's menu. Without it there is no menu column. */
  rowMenu?: ((row: Row) => readonly MenuAction[]) | undefined;
  rowButton?: RowButtonColumn<Row> | undefined;
  /** Order, visibility and widths of the columns; makes the edges of the heads movable. */
  arrangement?: Arrangement | undefined;
  /** Makes the heads sort. */
  sorting?: TableSorting | undefined;
  /**
   * Adds a column of checkboxes. Shift selects from the last box to this one, in the visible order.
   */
  selection?: TableSelection | undefined;
  /** Draws only the visible rows of a long list, in one scrolling frame; `rows` is ignored. */
  virtual?: VirtualSource<Row> | undefined;
}

/** Most rows of a long list on paper, and without `VirtualRows`. */
const maxPrinted = 1000;
const maxPlain = 200;

/** Columns from which a table uses smaller letters. */
const denseFrom = 9;

/** Rows drawn until `VirtualRows` has loaded: more than fit the frame. */
const firstPlain = 40;

/** Gives a truncated cell its whole text as title, once the pointer is over it. */
function showWholeText({ target }: PointerEvent<HTMLElement>): void {
  const text = target instanceof Element ? target.closest('td')?.querySelector<HTMLElement>(`.${styles['clamp']}`) : null;
  const cell = text?.closest('td');
  if (!text || !cell) return;
  cell.title = isCut(text) ? text.textContent : '';
}

/** Index of a row in its table; -1 outside rows. */
function rowIndexOf(element: Element): number {
  const row = element.closest('tr');
  return Number(row?.dataset['index'] ?? row?.sectionRowIndex ?? -1);
}

/**
 * The table of every list and all its states. A wide table scrolls inside; below 640 px each row is
 * a card. Cells are plain elements: Chakra components mount ten times as slowly.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, status, announcement, failed, rowId, rowLabel, rowLink, rowMenu, rowButton } = props;
  const { arrangement, sorting, selection, virtual } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { cards, overflows } = useFit(scroller);
  const menu = useRef<TableMenuHandle>(null);
  const copyNotice = useRef<CopyNoticeHandle>(null);
  const wholeText = useRef<WholeTextHandle>(null);
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
      // Only cards need roles and labels, which saves 1,200 attributes per 100 rows.
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
      const place = rowIndexOf(target);
      selection.onSelect(toggleRow(order, selection.selected, place, event.shiftKey ? anchor.current : null));
      anchor.current = order.idAt(place);
    }
    if (!target.closest(`.${styles['link']}`)) return;
    // The browser handles clicks that open a tab or a window.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const place = rowIndexOf(target);
    if (place < 0 || place >= count || !rowLink) return;
    event.preventDefault();
    rowLink.onFollow(rowAt(place));
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    focusedPlace.current = rowIndexOf(target);
    if (target.matches(':focus-visible')) wholeText.current?.show(target.closest('tr'));
  };
  const hideWhole = () => wholeText.current?.show(null);

  const isRegion = overflows || virtual !== undefined;
  const head = { heads, selectAll, rowButton, hasMenu: rowMenu !== undefined };
  const rowsProps = { source, keyOf, look, selected };
  return (
    <div className={styles['frame']}>
      {/* Outside the busy region, whose changes are not announced. */}
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
            onPointerOver={showWholeText}
            onFocus={onFocus}
            onBlur={hideWhole}
            onKeyDown={(event) => event.key === 'Escape' && hideWhole()}
          >
            {count === 0 ? (
              <NoRows {...props} look={look} />
            ) : virtual && !isPrinting ? (
              <LongRows {...rowsProps} scroller={scroller} focusedPlace={focusedPlace} />
            ) : (
              <PlainRows {...rowsProps} most={virtual ? maxPrinted : count} hasPlaces={virtual !== undefined} />
            )}
          </tbody>
        </table>
        {isFixed && <WholeText ref={wholeText} clamp={styles['clamp'] ?? ''} />}
      </div>
      {isPrinting && count > maxPrinted && (
        <p className={styles['printed']}>
          {`Impresas las primeras ${formatCount(maxPrinted)} de ${formatCount(count)} filas. Con Exportar las tienes todas.`}
        </p>
      )}
      {columns.some(({ copy }) => copy) && <CopyNotice ref={copyNotice} />}
      {rowMenu && <TableMenu ref={menu} />}
    </div>
  );
}

function NoRows<Row>(props: DataTableProps<Row> & { look: RowLook<Row> }) {
  const { status, emptyText, emptyActions, failed, skeletonRows = 5, look } = props;
  const span = spanOf(look);
  if (status === 'loading') {
    const leadingCells = look.isSelectable ? 1 : 0;
    return Array.from({ length: skeletonRows }, (_, index) => (
      <tr key={index} className={skeleton['row']} aria-hidden="true">
        {Array.from({ length: span }, (__, cell) => {
          const column = look.columns[cell - leadingCells];
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

/** Draws the visible rows; plainly until `VirtualRows` has loaded, or when it failed. */
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
      <PlainRows {...rows} most={isFailed ? maxPlain : firstPlain} hasPlaces />
      {isFailed && (
        <tr role="row">
          <td role="cell" className={styles['wide']} colSpan={spanOf(look)}>
            <EmptyState
              title={`Estas son las primeras ${formatCount(maxPlain)} filas: no se pudo cargar lo que muestra las demás.`}
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
