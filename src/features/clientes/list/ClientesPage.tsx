import { useCallback } from 'react';
import type { ClienteRow } from '../../../machines/actors/clientes.ts';
import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { clientesList, waysOf } from './clientes-list.ts';

export function ClientesPage() {
  const { pathOf } = usePortal();
  const rowActions = useCallback(
    (row: ClienteRow) => waysOf(row, { cotizar: pathOf('createCotizaciones'), solicitar: pathOf('createSolicitudes') }),
    [pathOf],
  );
  return <ListScreen list={clientesList} rowActions={rowActions} />;
}
