import { useCallback, useMemo } from 'react';
import { reporteOrder, reportes } from '../../../domain/reportes.ts';
import type { CotizacionRow } from '../../../machines/actors/cotizaciones.ts';
import { ListScreen } from '../../../wiring/list/ListScreen.tsx';
import { usePortal } from '../../../wiring/portal/portal-context.tsx';
import { useReportAction } from '../../../wiring/report/use-report-action.tsx';
import { withEmitir } from './cotizaciones-list.tsx';

/** The plan that a quote is printed with from the list, whose rows name none (assumptions P12). */
const firstItem = '1';

/** The quote list (specification 2, section 2). */
export function CotizacionesPage() {
  const { pathOf, usuario } = usePortal();
  const path = pathOf('emitirPoliza');
  const entidad = String(usuario.entidad);
  const orderOf = useCallback(
    ({ nuCotizacion }: CotizacionRow) =>
      reporteOrder(reportes.JRTE00001, { entidad, cotizacion: String(nuCotizacion), item: firstItem }),
    [entidad],
  );
  const { rowActions, dialog } = useReportAction('Imprimir cotización', 'Cotización', orderOf);
  return (
    <>
      <ListScreen list={useMemo(() => withEmitir(path), [path])} rowActions={rowActions} />
      {dialog}
    </>
  );
}
