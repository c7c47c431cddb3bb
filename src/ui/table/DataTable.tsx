// The roles are spelled out because the cards of narrow places take the display of table parts away, and their roles with it.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/prefer-tag-over-role */
import { chakra } from '@chakra-ui/react';
import { FlexRender, type RowData, type Table, useTable } from '@tanstack/react-table';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { FailedPanel, type FailedPanelProps } from '../feedback/FailedPanel.tsx';
import { MoreIcon } from '../icons/icons.tsx';
import { ActionMenu, type MenuAction } from '../layout/ActionMenu.tsx';
import { type DataColumns, dataTableFeatures } from './columns.ts';

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

const Root = chakra('div', {
  base: {
    containerType: 'inline-size',
    minWidth: '0',
    borderTopRadius: 'inherit',
    '& .ag-table-scroll': { overflowX: 'auto', borderTopRadius: 'inherit' },
    '& .ag-table-scroll:focus-visible': { outlineOffset: '-2px' },
  },
});

const NARROW = '@container (max-width: 639px)';

const TableRoot = chakra('table', {
  base: {
    width: '100%',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 'snug',
    '& th': {
      paddingInline: '4',
      paddingBlock: '2.5',
      textAlign: 'start',
      verticalAlign: 'bottom',
      fontSize: 'xs',
      fontWeight: 'semibold',
      letterSpacing: 'wide',
      color: 'fg.muted',
      bg: 'bg.subtle',
      borderBottomWidth: '1px',
      borderColor: 'border',
      whiteSpace: 'nowrap',
    },
    '& td': {
      height: '2.75rem',
      paddingInline: '4',
      paddingBlock: '1.5',
      verticalAlign: 'middle',
      borderBottomWidth: '1px',
      borderColor: 'border',
      overflowWrap: 'break-word',
    },
    '& tbody tr:last-child td': { borderBottomWidth: '0' },
    '& .ag-end': { textAlign: 'end' },
    '& td.ag-nowrap': { whiteSpace: 'nowrap' },
    '& .ag-data:hover, & .ag-data:focus-within': { bg: 'bg.hover' },
    '& .ag-actions': { width: '1%', paddingInline: '2', textAlign: 'end' },
    '& .ag-row-menu': {
      display: 'inline-grid',
      placeItems: 'center',
      width: '2rem',
      height: '2rem',
      borderRadius: 'md',
      color: 'fg.muted',
      cursor: 'pointer',
      '@media (pointer: coarse)': { width: '2.75rem', height: '2.75rem' },
    },
    '& .ag-row-menu:hover, & .ag-row-menu[aria-expanded=true]': { bg: 'bg.selected', color: 'fg' },
    '& .ag-skeleton': { opacity: 0, animation: 'appear 0.15s 0.12s forwards' },
    '& .ag-bone': {
      display: 'block',
      height: '0.75rem',
      maxWidth: '12rem',
      borderRadius: 'sm',
      bg: 'bg.skeleton',
      animation: 'breathe 1.6s ease-in-out infinite',
    },
    '& .ag-skeleton:nth-of-type(3n + 2) .ag-bone': { width: '80%' },
    '& .ag-skeleton:nth-of-type(3n) .ag-bone': { width: '65%' },
    '@media print': {
      '& .ag-actions': { display: 'none' },
      '& td': { height: 'auto', paddingBlock: '1' },
    },
    '@container (max-width: 840px)': { '& th': { whiteSpace: 'normal' }, '& th, & td': { paddingInline: '3' } },
    [NARROW]: {
      display: 'block',
      '& tbody': { display: 'block' },
      '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
      '& tr': { display: 'block', position: 'relative', paddingBlock: '2.5', borderBottomWidth: '1px', borderColor: 'border' },
      '& tbody tr:last-child': { borderBottomWidth: '0' },
      '& td': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 8.5rem) minmax(0, 1fr)',
        columnGap: '3',
        height: 'auto',
        paddingBlock: '1',
        borderBottomWidth: '0',
        textAlign: 'start',
        overflowWrap: 'anywhere',
      },
      '& td.ag-nowrap': { whiteSpace: 'normal' },
      '& .ag-skeleton td': { alignItems: 'center' },
      '& .ag-skeleton td:last-of-type:empty': { display: 'none' },
      '& td::before': { content: 'attr(data-label) / ""', color: 'fg.muted', fontSize: 'sm' },
      '& td.ag-wide': { display: 'block' },
      '& td.ag-wide::before': { content: 'none' },
      '& .ag-data td:first-of-type': { paddingInlineEnd: '12' },
      '& td.ag-actions': {
        position: 'absolute',
        insetInlineEnd: '0',
        top: '1.5',
        width: 'auto',
        display: 'block',
        padding: '0 0.5rem',
      },
      '& td.ag-actions::before': { content: 'none' },
    },
  },
});

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
  return [meta.align && 'ag-end', meta.nowrap && 'ag-nowrap'].filter(Boolean).join(' ');
}

/**
 * The table of every list: skeleton, rows, empty and failed states in one frame that keeps its height between them. Wide
 * tables scroll inside; where there is less than 640 px each row becomes a card. Cells are plain elements: Chakra
 * components in cells make a page of rows ten times as slow to mount.
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

  const table = useTable({
    features: dataTableFeatures,
    columns,
    data: rows,
    ...(rowId && { getRowId: rowId }),
  });

  return (
    <Root>
      {/* Outside of what is busy: changes inside it are not announced. */}
      <output className="ag-sr-only">{announcement}</output>
      <div
        ref={scroller}
        className="ag-table-scroll"
        aria-busy={status === 'loading'}
        {...(overflows && { role: 'region', tabIndex: 0, 'aria-label': caption })}
      >
        <TableRoot role="table" aria-label={caption}>
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
                  <th role="columnheader" scope="col" className="ag-actions">
                    <span className="ag-sr-only">Acciones</span>
                  </th>
                )}
              </tr>
            ))}
          </thead>
          <tbody role="rowgroup">
            <Body {...props} table={table} />
          </tbody>
        </TableRoot>
      </div>
    </Root>
  );
}

interface BodyProps<Row extends RowData> extends DataTableProps<Row> {
  table: Pick<Table<typeof dataTableFeatures, Row>, 'getRowModel' | 'getAllLeafColumns'>;
}

function Body<Row extends RowData>({ table, status, emptyText, failed, skeletonRows = 5, rowLabel, rowMenu }: BodyProps<Row>) {
  const columns = table.getAllLeafColumns();
  const span = columns.length + (rowMenu ? 1 : 0);

  if (status === 'loading') {
    return Array.from({ length: skeletonRows }, (_, index) => (
      <tr key={index} className="ag-skeleton" aria-hidden="true">
        {Array.from({ length: span }, (__, cell) => (
          <td key={cell} data-label={headerText(columns[cell]?.columnDef.header)}>
            {cell < columns.length && <span className="ag-bone" />}
          </td>
        ))}
      </tr>
    ));
  }
  if (status !== 'rows') {
    return (
      <tr role="row">
        <td role="cell" className="ag-wide" colSpan={span}>
          {status === 'failed' && failed ? <FailedPanel {...failed} /> : <EmptyState title={emptyText} />}
        </td>
      </tr>
    );
  }
  return table.getRowModel().rows.map((row) => {
    const actions = rowMenu?.(row.original);
    return (
      <tr key={row.id} role="row" className="ag-data">
        {row.getAllCells().map((cell) => {
          const { header, meta } = cell.column.columnDef;
          return (
            <td key={cell.id} role="cell" data-label={headerText(header)} className={cellClass(meta)}>
              <FlexRender cell={cell} />
            </td>
          );
        })}
        {actions && (
          <td role="cell" className="ag-actions">
            {actions.length > 0 && (
              <ActionMenu className="ag-row-menu" label={`Acciones de ${rowLabel(row.original)}`} actions={actions}>
                <MoreIcon />
              </ActionMenu>
            )}
          </td>
        )}
      </tr>
    );
  });
}
