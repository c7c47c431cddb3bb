import { useMemo, useRef } from 'react';
import { pageSizes } from '../../domain/page.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { PlusIcon } from '../../ui/icons/icons.tsx';
import type { MenuAction } from '../../ui/layout/MenuPopup.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import type { DataColumn } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { countText, Paginator } from '../../ui/table/Paginator.tsx';
import { usePortal } from '../portal/portal-context.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import type { ListDefinition } from './define-list.ts';
import { ListDetailPanel } from './ListDetailPanel.tsx';
import { ListFilters } from './ListFilters.tsx';
import { useCatalogoNames } from './use-catalogo-names.ts';
import { useDetailAddress } from './use-detail-address.ts';
import { toFilterQuery } from './list-address.ts';
import { type List, useList } from './use-list.ts';
import { useRowLink } from './use-row-link.ts';

/** Props of {@link ListScreen}. */
export interface ListScreenProps<Row, Key extends string, Query> {
  readonly list: ListDefinition<Row, Key, Query>;
  /** In place of the definition's, for actions that need what only a component has; stable between renders. */
  readonly rowActions?: (row: Row) => readonly MenuAction[];
}

function useColumns<Row, Key extends string, Query>({ columns }: ListDefinition<Row, Key, Query>): readonly DataColumn<Row>[] {
  const catalogos = useMemo(() => columns.flatMap(({ catalogo }) => catalogo ?? []), [columns]);
  const names = useCatalogoNames(catalogos);
  return useMemo(
    () =>
      columns.map((column) => {
        const { catalogo, key, ...rest } = column;
        // Without its catalogue the key itself is shown.
        return catalogo === undefined ? column : { ...rest, cell: (row: Row) => names.get(catalogo)?.get(key(row)) ?? key(row) };
      }),
    [columns, names],
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
export function ListScreen<Row, Key extends string, Query>({
  list: definition,
  rowActions = definition.rowActions,
}: ListScreenProps<Row, Key, Query>) {
  const { filters, texts, create, detail, rowId, rowLabel } = definition;
  const list = useList(definition);
  const { describeFailure, pathOf } = usePortal();
  const columns = useColumns(definition);
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
  const emptyText = wrong ? `${wrong.label}: ${list.filterErrors[wrong.name]}` : texts.empty;
  const announcement = {
    loading: 'Cargando…',
    empty: emptyText,
    failed: failed?.title ?? '',
    rows: countText(meta?.totalCount ?? 0),
  }[status];
  const hasEmptyActions = list.clearFilters !== undefined || definition.emptyActions !== undefined;
  const createPath = create ? pathOf(create.route) : null;

  // The same elements as long as they say the same: buttons and fields are not drawn again with each page.
  const header = useMemo(
    () => (
      <PageHeader
        title={texts.title}
        breadcrumbs={texts.breadcrumbs.map((label) => ({ label }))}
        actions={
          createPath !== null && (
            <LinkButton href={createPath} variant="solid" icon={<PlusIcon />}>
              {create?.label}
            </LinkButton>
          )
        }
      />
    ),
    [texts, create, createPath],
  );
  const { filtering } = list;
  const filterBar = useMemo(
    () => filters.length > 0 && <ListFilters label={texts.filters} filters={filters} list={filtering} />,
    [texts, filters, filtering],
  );

  return (
    <>
      {header}
      {filterBar}
      <Panel ref={place}>
        <ActiveFilters filters={filters} list={list} count={meta && meta.totalCount > 0 ? countText(meta.totalCount) : null} />
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
