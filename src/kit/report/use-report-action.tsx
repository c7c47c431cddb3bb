import { type ReactNode, useCallback, useState } from 'react';
import type { ReporteOrder } from '../../domain/reportes.ts';
import type { MenuAction } from '../../ui/layout/MenuPopup.tsx';
import { lateReportDialog } from './late-report-dialog.ts';

/**
 * The row menu's action that shows a row's document, and its dialog; `onOpen` gets the row.
 * `orderOf` and `onOpen` are stable between renders.
 */
export function useReportAction<Row>(
  label: string,
  dialogTitle: string,
  orderOf: (row: Row) => ReporteOrder,
  onOpen?: (row: Row) => void,
): { readonly rowActions: (row: Row) => readonly MenuAction[]; readonly dialog: ReactNode } {
  const [order, setOrder] = useState<ReporteOrder | null>(null);
  const rowActions = useCallback(
    (row: Row): readonly MenuAction[] => {
      const open = () => {
        setOrder(orderOf(row));
        onOpen?.(row);
      };
      return [{ label, onSelect: open }];
    },
    [label, orderOf, onOpen],
  );
  return {
    rowActions,
    dialog: order && <lateReportDialog.Component order={order} title={dialogTitle} onClose={() => setOrder(null)} />,
  };
}
