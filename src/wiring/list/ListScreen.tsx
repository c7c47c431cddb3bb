import { useMemo, useRef } from 'react';
import { pageSizes } from '../../domain/page.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Tooltip } from '../../ui/feedback/Tooltip.tsx';
import { PlusIcon } from '../../ui/icons/icons.tsx';
import type { MenuAction } from '../../ui/layout/MenuPopup.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import type { DataColumn } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { countText, Paginator } from '../../ui/table/Paginator.tsx';
import { usePortal } from '../portal/portal-context.tsx';
import type { ListDefinition } from './define-list.ts';
import { ListDetailPanel } from './ListDetailPanel.tsx';
import { type FilterValues, toFilterQuery } from './list-address.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListOwner } from './ListOwner.tsx';
import { useCatalogoNames } from './use-catalogo-names.ts';
import { useDetailAddress } from './use-detail-address.ts';
import { useList } from './use-list.ts';
import { useLocalRows } from './use-local-rows.ts';
import styles from './ListScreen.module.css';

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

function Owner<Row, Key extends string, Query>({
  definition,
  filter,
}: {
  definition: ListDefinition<Row, Key, Query>;
  filter: FilterValues<Key>;
}) {
  const query: Readonly<Record<string, string | undefined>> = toFilterQuery(definition.filters, filter);
  const { tipoDocumento, numeroDocumento: nuDocumento } = query;
  return tipoDocumento && nuDocumento ? <ListOwner documento={{ tipoDocumento, nuDocumento }} /> : null;
}

/** The whole screen of a list: title, filters, advanced search, table, paginator, and the panel of a row's detail. */
export function ListScreen<Row, Key extends string, Query>({
  list: definition,
  rowActions = definition.rowActions,
}: ListScreenProps<Row, Key, Query>) {
  const { filters, texts, create, detail, rowId, rowLabel } = definition;
  const list = useLocalRows(definition, useList(definition));
  const { describeFailure, pathOf } = usePortal();
  const columns = useColumns(definition);
  const { id, open, close } = useDetailAddress(detail?.param ?? 'detalle');
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

  return (
    <>
      <PageHeader
        title={texts.title}
        breadcrumbs={texts.breadcrumbs.map((crumb) => {
          if (typeof crumb === 'string') return { label: crumb };
          const href = pathOf(crumb.route);
          return href === null ? { label: crumb.label } : { label: crumb.label, href };
        })}
        actions={create && <Create {...create} />}
      />
      {filters.length > 0 && <ListFilters label={texts.filters} filters={filters} list={list} />}
      {definition.ofCliente && <Owner definition={definition} filter={list.filter} />}
      <Panel ref={place}>
        {list.localNote !== null && <p className={styles['note']}>{list.localNote}</p>}
        <DataTable
          caption={texts.table ?? texts.title}
          columns={columns}
          rows={list.rows}
          status={status}
          emptyText={emptyText}
          failed={failed ? { ...failed, onRetry: list.retry } : undefined}
          announcement={announcement}
          rowLabel={rowLabel}
          rowId={rowId}
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
