import { useMemo, useRef } from 'react';
import { pageSizes } from '../../domain/page.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Tooltip } from '../../ui/feedback/Tooltip.tsx';
import { PlusIcon } from '../../ui/icons/icons.tsx';
import type { MenuAction } from '../../ui/layout/MenuPopup.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { shownColumns } from '../../ui/table/column-layout.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { countText, Paginator } from '../../ui/table/Paginator.tsx';
import { usePortal } from '../portal/portal-context.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { ColumnsButton } from './columns/ColumnsButton.tsx';
import { useColumnLayout } from './columns/use-column-layout.ts';
import { useListColumns } from './columns/use-list-columns.ts';
import type { ListDefinition, LocalFilters } from './define-list.ts';
import { ListDetailPanel } from './ListDetailPanel.tsx';
import { toFilterQuery } from './list-address.ts';
import { findNothing, ListExport } from './ListExport.tsx';
import { ListFilters } from './ListFilters.tsx';
import { useDetailAddress } from './use-detail-address.ts';
import { type List, useList } from './use-list.ts';
import { type LocalList, notLocal, useLocalRows } from './use-local-rows.ts';
import { useRowLink } from './use-row-link.ts';
import styles from './ListScreen.module.css';

/** Props of {@link ListScreen}. */
export interface ListScreenProps<Row, Key extends string, Query> {
  readonly list: ListDefinition<Row, Key, Query>;
  /** In place of the definition's, for actions that need what only a component has; stable between renders. */
  readonly rowActions?: (row: Row) => readonly MenuAction[];
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

/** What can be done about an empty result. */
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

/** The whole screen of a list: title, filters, advanced search, table, paginator, and the panel of a row's detail. */
export function ListScreen<Row, Key extends string, Query>(props: ListScreenProps<Row, Key, Query>) {
  const loaded = useList(props.list);
  const { local } = props.list;
  return local ? (
    <LocallyFiltered {...props} loaded={loaded} local={local} />
  ) : (
    <Screen {...props} loaded={loaded} shown={{ ...loaded, ...notLocal }} />
  );
}

interface LoadedProps<Row, Key extends string, Query> extends ListScreenProps<Row, Key, Query> {
  readonly loaded: List<Row, Key>;
}

function LocallyFiltered<Row, Key extends string, Query>({
  local,
  ...props
}: LoadedProps<Row, Key, Query> & { readonly local: LocalFilters<Row, Key> }) {
  return <Screen {...props} shown={useLocalRows(props.list, local, props.loaded)} />;
}

function Screen<Row, Key extends string, Query>({
  list: definition,
  rowActions = definition.rowActions,
  loaded,
  shown: list,
}: LoadedProps<Row, Key, Query> & { readonly shown: LocalList<Row, Key> }) {
  const { filters, texts, create, detail, rowId, rowLabel, Owner } = definition;
  const { describeFailure, pathOf } = usePortal();
  const columns = useListColumns(definition);
  const arrangement = useColumnLayout(texts.title);
  const detailParam = detail?.param ?? 'detalle';
  const { id, open, close } = useDetailAddress(detailParam);
  const rowLink = useRowLink(definition, detailParam, open);
  const place = useRef<HTMLElement>(null);

  const rowMenu = useMemo(() => {
    if (!detail) return rowActions;
    return (row: Row): readonly MenuAction[] => [
      { label: 'Ver detalle', onSelect: () => open(String(rowId(row))) },
      ...(rowActions?.(row) ?? []),
    ];
  }, [detail, rowActions, rowId, open]);

  const { status, meta } = list;
  const failed = list.failure ? describeFailure(list.failure) : null;
  const wrong = filters.find(({ name }) => list.filterErrors[name]);
  const emptyText = wrong ? `${wrong.label}: ${list.filterErrors[wrong.name]}` : (list.localEmptyText ?? texts.empty);
  const announcement = {
    loading: 'Cargando…',
    empty: emptyText,
    failed: failed?.title ?? '',
    rows: countText(list.localNote === null ? (meta?.totalCount ?? 0) : list.rows.length),
  }[status];
  const hasEmptyActions = list.clearFilters !== undefined || definition.emptyActions !== undefined;

  // Another page changes neither: they are drawn anew only when something of theirs has.
  const nothing = findNothing(loaded);
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
            <ColumnsButton {...arrangement} columns={columns} />
            <ListExport
              definition={definition}
              filter={loaded.filter}
              nothing={nothing}
              columns={shownColumns(columns, arrangement.layout)}
            />
            {create && <Create {...create} />}
          </>
        }
      />
    ),
    [texts, pathOf, definition, loaded.filter, nothing, columns, arrangement, create],
  );
  const { filter, filterErrors, applyFilter, clearFilters } = list;
  const filterBar = useMemo(
    () =>
      filters.length > 0 && (
        <ListFilters label={texts.filters} filters={filters} list={{ filter, filterErrors, applyFilter, clearFilters }} />
      ),
    [texts.filters, filters, filter, filterErrors, applyFilter, clearFilters],
  );

  return (
    <>
      {header}
      {filterBar}
      {Owner && <Owner filter={toFilterQuery(filters, list.filter)} />}
      <Panel ref={place}>
        <ActiveFilters filters={filters} list={list} count={meta && meta.totalCount > 0 ? countText(meta.totalCount) : null} />
        {list.localNote !== null && <p className={styles['note']}>{list.localNote}</p>}
        <DataTable
          caption={texts.table ?? texts.title}
          columns={columns}
          rows={list.rows}
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
        {meta && meta.totalCount > 0 && (
          <Paginator
            page={list.pageNumber}
            totalPages={meta.totalPages}
            totalCount={meta.totalCount}
            onPage={list.goToPage}
            pageSize={list.pageSize}
            pageSizes={pageSizes}
            onPageSize={list.setPageSize}
            disabled={status === 'loading'}
          />
        )}
      </Panel>
      {detail && <ListDetailPanel detail={detail} rowId={rowId} list={list} id={id} onClose={close} place={place} />}
    </>
  );
}
