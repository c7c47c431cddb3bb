import { useMemo, useRef, useState } from 'react';
import { pageSizes } from '../../domain/page.ts';
import { formatCount } from '../../format/numbers.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Tooltip } from '../../ui/feedback/Tooltip.tsx';
import { FilterIcon, PlusIcon } from '../../ui/icons/icons.tsx';
import type { MenuAction } from '../../ui/layout/MenuPopup.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { shownColumns } from '../../ui/table/column-layout.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { countText, Paginator } from '../../ui/table/Paginator.tsx';
import { joinClasses } from '../../ui/theme/join-classes.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { ColumnsButton } from './columns/ColumnsButton.tsx';
import { useColumnLayout } from './columns/use-column-layout.ts';
import { useListColumns } from './columns/use-list-columns.ts';
import type { ListDefinition, LocalFilters } from './define-list.ts';
import { ListDetailPanel } from './ListDetailPanel.tsx';
import { toFilterQuery } from './list-address.ts';
import { whyNothingToExport, ListExport } from './ListExport.tsx';
import { ListFilters } from './ListFilters.tsx';
import { lateFilterPanel } from './rows/late-filter-panel.ts';
import { RowsAnnouncement, RowsBar } from './rows/RowsBar.tsx';
import type { RowSort } from './rows/rows-address.ts';
import { bringText } from './rows/rows-text.ts';
import { type AllRows, useAllRows } from './rows/use-all-rows.ts';
import { type ShownRows, useShownRows } from './rows/use-shown-rows.ts';
import { rowFilterChipsOf } from './rows/work-chips.tsx';
import { useDetailAddress } from './use-detail-address.ts';
import { type List, useList } from './use-list.ts';
import { type LocalList, notLocal, useLocalRows } from './use-local-rows.ts';
import { useRowLink } from './use-row-link.ts';
import { type SelectionAction, useSelection } from './selection/use-selection.tsx';
import { ListViews } from './views/ListViews.tsx';
import styles from './ListScreen.module.css';

/** Props of {@link ListScreen}. */
export interface ListScreenProps<Row, Key extends string, Query> {
  readonly list: ListDefinition<Row, Key, Query>;
  /** Replaces the definition's actions where they need a component; stable between renders. */
  readonly rowActions?: (row: Row) => readonly MenuAction[];
  /** Actions on several rows, beside copying and exporting. */
  readonly selectionActions?: readonly SelectionAction<Row>[];
}

function Create({ label, ...to }: NonNullable<ListDefinition<unknown, string, unknown>['create']>) {
  const { pathOf } = usePortal();
  if ('unavailable' in to) {
    return (
      <Tooltip text={to.unavailable} control={{}}>
        {(control) => (
          <Button {...control} icon={<PlusIcon />} aria-disabled>
            {label}
          </Button>
        )}
      </Tooltip>
    );
  }
  const href = pathOf(to.route);
  return (
    href !== null && (
      <LinkButton href={href} variant="solid" icon={<PlusIcon />}>
        {label}
      </LinkButton>
    )
  );
}

interface EmptyActionsProps<Row, Key extends string, Query> {
  readonly definition: ListDefinition<Row, Key, Query>;
  readonly list: List<Row, Key>;
}

function EmptyActions<Row, Key extends string, Query>({ definition, list }: EmptyActionsProps<Row, Key, Query>) {
  const { pathOf } = usePortal();
  const ways = definition.emptyActions?.(toFilterQuery(definition.filters, list.filter)) ?? [];
  return (
    <>
      {list.clearFilters && (
        <Button variant="outline" onClick={list.clearFilters}>
          Limpiar filtros
        </Button>
      )}
      {ways.map(({ label, route, query }) => {
        const path = pathOf(route);
        return (
          path !== null && (
            <LinkButton key={label} href={query ? `${path}?${new URLSearchParams(query)}` : path} variant="outline">
              {label}
            </LinkButton>
          )
        );
      })}
    </>
  );
}

const none: readonly never[] = [];

function statusOf({ isWorking, count }: Pick<ShownRows<unknown>, 'isWorking' | 'count'>, given: List<unknown, string>['status']) {
  if (isWorking) return 'loading';
  return given === 'rows' && count === 0 ? 'empty' : given;
}

/** The screen of a list: title, filters, advanced search, table, paginator and detail panel. */
export function ListScreen<Row, Key extends string, Query>(props: ListScreenProps<Row, Key, Query>) {
  const loaded = useList(props.list);
  const all = useAllRows(props.list, loaded);
  const { local } = props.list;
  const given =
    all.rows === null ? loaded : ({ ...loaded, rows: all.rows, status: all.rows.length > 0 ? 'rows' : 'empty' } as const);
  return local ? (
    <LocallyFiltered {...props} loaded={loaded} given={given} all={all} local={local} />
  ) : (
    <Screen {...props} loaded={loaded} all={all} given={{ ...given, ...notLocal }} />
  );
}

interface LoadedProps<Row, Key extends string, Query> extends ListScreenProps<Row, Key, Query> {
  readonly loaded: List<Row, Key>;
  readonly all: AllRows<Row>;
}

function LocallyFiltered<Row, Key extends string, Query>({
  local,
  given,
  ...props
}: LoadedProps<Row, Key, Query> & { readonly local: LocalFilters<Row, Key>; readonly given: List<Row, Key> }) {
  return <Screen {...props} given={useLocalRows(props.list, local, given, props.all.rows !== null)} />;
}

function Screen<Row, Key extends string, Query>({
  list: definition,
  rowActions = definition.rowActions,
  selectionActions = none,
  loaded,
  all,
  given: list,
}: LoadedProps<Row, Key, Query> & { readonly given: LocalList<Row, Key> }) {
  const { filters, texts, create, detail, rowId, rowLabel, Owner } = definition;
  const { describeFailure, pathOf } = usePortal();
  const columns = useListColumns(definition);
  const arrangement = useColumnLayout(texts.title);
  const inSightColumns = useMemo(() => shownColumns(columns, arrangement.layout), [columns, arrangement.layout]);
  const detailParam = detail?.param ?? 'detalle';
  const { id, open, close } = useDetailAddress(detailParam);
  const rowLink = useRowLink(definition, detailParam, open);
  const place = useRef<HTMLElement>(null);
  const [isFiltering, setFiltering] = useState(false);

  const rowMenu = useMemo(() => {
    if (!detail) return rowActions;
    return (row: Row): readonly MenuAction[] => [
      { label: 'Ver detalle', onSelect: () => open(String(rowId(row))) },
      ...(rowActions?.(row) ?? []),
    ];
  }, [detail, rowActions, rowId, open]);

  const { rowsAddress, meta } = list;
  const shown = useShownRows(columns, list.rows, all.rows && list.status !== 'failed' ? list.rows : null, rowsAddress);
  const hasAllRows = all.rows !== null && list.status !== 'failed';
  const status = hasAllRows ? statusOf(shown, list.status) : list.status;
  const failed = list.failure ? describeFailure(list.failure) : null;
  const invalidFilter = filters.find(({ name }) => list.filterErrors[name]);
  const noRowsText = hasAllRows && list.rows.length > 0 ? 'Ninguna fila coincide con los filtros.' : texts.empty;
  const emptyText = invalidFilter
    ? `${invalidFilter.label}: ${list.filterErrors[invalidFilter.name]}`
    : (list.localEmptyText ?? noRowsText);
  const matching = meta?.totalCount ?? 0;
  const countInSight = hasAllRows || list.localNote !== null ? shown.count : matching;
  const inSightText =
    hasAllRows && shown.count < list.rows.length
      ? `${formatCount(shown.count)} de ${countText(list.rows.length)}`
      : countText(countInSight);
  const announcement = {
    loading: 'Cargando…',
    empty: emptyText,
    failed: failed?.title ?? '',
    rows: inSightText,
  }[status];
  const { change } = all;
  const onSort = (sort: RowSort | null) => change({ sort });
  const sorting = { sort: hasAllRows && !shown.isWorking ? rowsAddress.sort : null, onSort };
  const { selection, button, bar } = useSelection({
    definition,
    filter: loaded.filter,
    columns: inSightColumns,
    inSight: shown.inSight,
    selectable: hasAllRows ? shown.count : matching,
    loadAll: () => {
      if (!hasAllRows && matching > list.rows.length) all.request();
    },
    actions: selectionActions,
  });
  const openFilters = () => {
    if (!hasAllRows) list.applyRowsAddress({ all: true });
    setFiltering(true);
  };
  const hasEmptyActions = list.clearFilters !== undefined || definition.emptyActions !== undefined;

  // Memoised: a change of page must not rerender header and filters.
  const hasAll = hasAllRows && ['page', 'whole'].includes(all.status);
  const nothing = hasAllRows && status === 'empty' ? 'No hay filas que exportar.' : whyNothingToExport(loaded);
  const inSight = hasAll ? shown.inSight : null;
  const header = useMemo(
    () => (
      <PageHeader
        title={texts.title}
        breadcrumbs={texts.breadcrumbs.map((crumb) => {
          if (typeof crumb === 'string') return { label: crumb };
          const href = pathOf(crumb.route);
          return href === null ? { label: crumb.label } : { label: crumb.label, href };
        })}
        actions={
          <>
            <ListExport
              definition={definition}
              filter={loaded.filter}
              nothing={nothing}
              columns={inSightColumns}
              inSight={inSight}
            />
            {create && <Create {...create} />}
          </>
        }
      />
    ),
    [texts, pathOf, definition, loaded.filter, nothing, inSightColumns, create, inSight],
  );
  const { filter, filterErrors, applyFilter, clearFilters } = list;
  const filterBar = useMemo(
    () =>
      filters.length > 0 && (
        <ListFilters
          label={texts.filters}
          isTitled={texts.table !== undefined}
          filters={filters}
          list={{ filter, filterErrors, applyFilter, clearFilters }}
        />
      ),
    [texts, filters, filter, filterErrors, applyFilter, clearFilters],
  );

  return (
    <>
      {header}
      {filterBar}
      {Owner && <Owner filter={toFilterQuery(filters, list.filter)} />}
      <Panel ref={place}>
        <div className={joinClasses(styles['tools'], 'ag-no-print')}>
          {texts.table !== undefined && <h2>{texts.table}</h2>}
          <ListViews columns={columns} views={definition.views ?? none} rowsAddress={rowsAddress} arrangement={arrangement} />
          <ColumnsButton {...arrangement} columns={columns} />
          <Button
            variant="ghost"
            size="sm"
            icon={<FilterIcon />}
            aria-haspopup="dialog"
            onPointerEnter={() => void lateFilterPanel.preload()}
            onClick={openFilters}
          >
            Filtrar
          </Button>
          {button}
        </div>
        {bar}
        <RowsAnnouncement all={all} matching={matching} />
        <ActiveFilters
          filters={filters}
          list={list}
          count={matching > 0 ? inSightText : null}
          rowFilterChips={rowFilterChipsOf(columns, rowsAddress, (column, key) => shown.index?.labelOf(column, key), change)}
        >
          {all.status !== 'page' && <RowsBar all={all} matching={matching} />}
        </ActiveFilters>
        {rowsAddress.unknown.length > 0 && (
          <p className={styles['note']}>
            {`La dirección pide algo que este listado no tiene (${rowsAddress.unknown.join(', ')}): se muestra sin eso.`}
          </p>
        )}
        {list.localNote !== null && <p className={styles['note']}>{list.localNote}</p>}
        <DataTable
          caption={texts.table ?? texts.title}
          columns={columns}
          rows={shown.rows}
          virtual={shown.virtual}
          sorting={sorting}
          selection={selection}
          status={status}
          emptyText={emptyText}
          emptyActions={hasEmptyActions && <EmptyActions definition={definition} list={list} />}
          failed={
            failed
              ? { ...failed, onRetry: list.retry, kept: `Siguen a la vista las filas de la página ${list.shownPage}.` }
              : undefined
          }
          announcement={announcement}
          rowLabel={rowLabel}
          rowId={rowId}
          rowLink={rowLink}
          rowMenu={rowMenu}
          rowButton={definition.rowButton}
          arrangement={arrangement}
        />
        {meta && matching > 0 && !all.isHeld && (
          <Paginator
            page={list.pageNumber}
            totalPages={meta.totalPages}
            totalCount={matching}
            onPage={list.goToPage}
            pageSize={list.pageSize}
            pageSizes={pageSizes}
            onPageSize={list.setPageSize}
            disabled={status === 'loading'}
            action={
              meta.totalPages > 1 &&
              all.status === 'page' && (
                <Button variant="outline" size="sm" onClick={all.request}>
                  {bringText(matching)}
                </Button>
              )
            }
          />
        )}
      </Panel>
      {isFiltering && (
        <lateFilterPanel.Component
          columns={columns}
          rowsAddress={rowsAddress}
          all={all}
          shown={shown}
          matching={matching}
          onClose={() => setFiltering(false)}
        />
      )}
      {detail && (
        <ListDetailPanel
          detail={detail}
          rowId={rowId}
          list={hasAllRows && id !== null ? { ...list, rows: shown.inSight() } : list}
          id={id}
          onClose={close}
          place={place}
        />
      )}
    </>
  );
}
