import { useCallback } from 'react';
import type { SiniestroRow } from '../../../machines/actors/siniestros.ts';
import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { rowWays } from '../../../kit/list/row-ways.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { clienteWay, polizaWay } from '../ways.ts';
import { siniestrosList } from './siniestros-list.tsx';

export function SiniestrosPage() {
  const { pathOf } = usePortal();
  const rowActions = useCallback(
    (row: SiniestroRow) =>
      rowWays([
        ['Ver póliza', polizaWay(pathOf, row.noPoliza)],
        ['Ver cliente', clienteWay(pathOf, row.tipoDocumento, row.identificacion)],
      ]),
    [pathOf],
  );
  return <ListScreen list={siniestrosList} rowActions={rowActions} />;
}
