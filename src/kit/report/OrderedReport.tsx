import { useEffect } from 'react';
import type { ReporteOrder } from '../../domain/reportes.ts';
import { latePdfViewer } from './late-pdf-viewer.ts';
import { ReportView } from './ReportView.tsx';
import { useReport } from './use-report.ts';

/** Requests a report on mount and shows it. */
export function OrderedReport({ order, title }: { readonly order: ReporteOrder; readonly title: string }) {
  const report = useReport();
  const { send } = report;
  useEffect(() => {
    void latePdfViewer.preload();
    send({ type: 'report.requested', order });
  }, [send, order]);
  return <ReportView report={report} title={title} />;
}
