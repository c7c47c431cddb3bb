import { type ReactNode, useCallback, useState } from 'react';
import type { ReporteOrder } from '../../domain/reportes.ts';
import type { MenuAction } from '../../ui/layout/MenuPopup.tsx';
import { lateReportDialog } from './late-report-dialog.ts';

/**
 * The action of a row menu that shows the document of its row, and the dialog that it opens; `onOpen` is told of the row. `orderOf` and `onOpen` stay the same
 * between renders.
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
