import type { ReactNode, RefObject } from 'react';
import { toNumero } from '../../domain/numero.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { FailedPanel } from '../../ui/feedback/FailedPanel.tsx';
import { SidePanel } from '../../ui/layout/SidePanel.tsx';
import { usePortal } from '../portal/portal-context.tsx';
import { useFetch } from '../portal/use-fetch.ts';
import type { ListDefinition, ListDetail } from './define-list.ts';
import type { List } from './use-list.ts';

const notFound = <EmptyState title="Este registro no existe" body="Ciérralo y búscalo en el listado." />;
const loading = <output>Cargando…</output>;

/** Props of {@link ListDetailPanel}. */
export interface ListDetailPanelProps<Row> {
  readonly detail: ListDetail<Row>;
  readonly rowId: ListDefinition<Row, string, unknown>['rowId'];
  readonly list: Pick<List<Row, string>, 'rows' | 'status' | 'failure' | 'retry'>;
  /** The row's id in the address; null while the panel is closed. */
  readonly id: string | null;
  readonly onClose: () => void;
  /** The element around the table: on close the focus returns to the row. */
  readonly place: RefObject<HTMLElement | null>;
}

/** Shows one row of a list in a panel: from the visible page, or fetched. */
export function ListDetailPanel<Row>({ detail, rowId, list, id, onClose, place }: ListDetailPanelProps<Row>) {
  const indexOf = (wanted: string) => list.rows.findIndex((row) => String(rowId(row)) === wanted);
  const number = toNumero(id ?? undefined);
  const row = id === null ? undefined : list.rows[indexOf(id)];

  let content: ReactNode = null;
  if (row !== undefined) content = detail.render(row);
  else if (list.status === 'loading') content = loading;
  else if (!detail.fetchRow) content = <Missing list={list} />;
  else
    content = number === undefined ? notFound : <FetchedRow key={id} id={number} load={detail.fetchRow} render={detail.render} />;

  /** The row's control: the address, its link or its menu may have opened the panel. */
  const findRow = () => {
    if (id === null) return undefined;
    const index = indexOf(id);
    // A virtual table draws some rows only and numbers them; its head is row 1.
    const numbered = place.current?.querySelector(`tbody tr[aria-rowindex="${index + 2}"]`);
    const element = numbered ?? place.current?.querySelectorAll('tbody tr')[index];
    return element?.querySelector('a') ?? element?.querySelector('button');
  };
  return (
    <SidePanel open={id !== null} onClose={onClose} title={detail.title} returnFocusTo={findRow} full>
      {content}
    </SidePanel>
  );
}

function Missing({ list }: { list: Pick<List<unknown, string>, 'failure' | 'retry'> }) {
  const { describeFailure } = usePortal();
  return list.failure ? <FailedPanel {...describeFailure(list.failure)} onRetry={list.retry} /> : notFound;
}

interface FetchedRowProps<Row> extends Pick<ListDetail<Row>, 'render'> {
  readonly id: number;
  readonly load: NonNullable<ListDetail<Row>['fetchRow']>;
}

function FetchedRow<Row>({ id, load, render }: FetchedRowProps<Row>) {
  const { describeFailure } = usePortal();
  const { status, data, failure, retry } = useFetch(load, { id });
  if (failure) return <FailedPanel {...describeFailure(failure)} onRetry={retry} />;
  if (status === 'loading') return loading;
  return data === null ? notFound : render(data);
}
