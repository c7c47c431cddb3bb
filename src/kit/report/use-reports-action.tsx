import { type ReactNode, useMemo, useState } from 'react';
import type { ReporteOrder } from '../../domain/reportes.ts';
import type { SelectionAction } from '../list/selection/use-selection.tsx';
import { preloadable } from '../portal/preloadable.tsx';

const lateReportsDialog = preloadable(async () => (await import('./ReportsDialog.tsx')).ReportsDialog);

const mostReports = 20;

/** The action that shows the documents of several rows, and its dialog; both are stable. */
export function useReportsAction<Row>(
  label: string,
  dialogTitle: string,
  orderOf: (row: Row) => ReporteOrder,
  titleOf: (row: Row) => string,
): { readonly selectionActions: readonly SelectionAction<Row>[]; readonly dialog: ReactNode } {
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const documents = useMemo(() => rows?.map((row) => ({ order: orderOf(row), title: titleOf(row) })), [rows, orderOf, titleOf]);
  return {
    selectionActions: useMemo(() => [{ label, maxRows: mostReports, onSelect: setRows }], [label]),
    dialog: documents && <lateReportsDialog.Component documents={documents} title={dialogTitle} onClose={() => setRows(null)} />,
  };
}
