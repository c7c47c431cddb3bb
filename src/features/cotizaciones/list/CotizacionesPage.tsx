import { useCallback, useMemo } from 'react';
import { reporteOrder, reportes } from '../../../domain/reportes.ts';
import type { CotizacionRow } from '../../../machines/actors/cotizaciones.ts';
import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { useReportAction } from '../../../kit/report/use-report-action.tsx';
import { sendAction, waysOf, withWays } from './cotizaciones-list.tsx';

/** The plan of a quote printed from the list, whose rows name no plan (assumptions P12). */
const firstItem = '1';

export function CotizacionesPage() {
  const { pathOf, usuario, sendToClient } = usePortal();
  const ways = useMemo(
    () => ({ emitir: pathOf('emitirPoliza'), ver: pathOf('viewCotizaciones'), crear: pathOf('createCotizaciones') }),
    [pathOf],
  );
  const entidad = String(usuario.entidad);
  const orderOf = useCallback(
    ({ nuCotizacion }: CotizacionRow) =>
      reporteOrder(reportes.JRTE00001, { entidad, cotizacion: String(nuCotizacion), item: firstItem }),
    [entidad],
  );
  const { rowActions: printActions, dialog } = useReportAction('Imprimir cotización', 'Cotización', orderOf);
  const rowActions = useCallback(
    (row: CotizacionRow) => {
      const { nuCotizacion: cotizacion } = row;
      const send = () => sendToClient({ what: 'cotizacion', cotizacion, document: { order: orderOf(row), file: null } });
      return [...waysOf(row, ways), ...printActions(row), sendAction(row, send)];
    },
    [ways, printActions, orderOf, sendToClient],
  );
  return (
    <>
      <ListScreen list={useMemo(() => withWays(ways), [ways])} rowActions={rowActions} />
      {dialog}
    </>
  );
}
