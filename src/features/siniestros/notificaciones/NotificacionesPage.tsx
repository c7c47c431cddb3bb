import { useCallback } from 'react';
import type { NotificacionRow } from '../../../machines/actors/notificaciones.ts';
import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { rowWays } from '../../../kit/list/row-ways.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { clienteWay, polizaWay } from '../ways.ts';
import { notificacionesList } from './notificaciones-list.tsx';

export function NotificacionesPage() {
  const { pathOf } = usePortal();
  const rowActions = useCallback(
    (row: NotificacionRow) =>
      rowWays([
        ['Ver póliza', polizaWay(pathOf, row.numeroPoliza)],
        ['Ver cliente', clienteWay(pathOf, null, row.documentoTitular)],
      ]),
    [pathOf],
  );
  return <ListScreen list={notificacionesList} rowActions={rowActions} />;
}
