import { useEffect } from 'react';
import type { ReporteOrder } from '../../domain/reportes.ts';
import { Dialog } from '../../ui/layout/Dialog.tsx';
import { latePdfViewer } from './late-pdf-viewer.ts';
import { ReportView } from './ReportView.tsx';
import { useReport } from './use-report.ts';
import styles from './ReportView.module.css';

/** Props of {@link ReportDialog}. */
export interface ReportDialogProps {
  readonly order: ReporteOrder;
  readonly title: string;
  readonly onClose: () => void;
}

/** Makes one report and shows it in a dialog as large as the window. */
export function ReportDialog({ order, title, onClose }: ReportDialogProps) {
  const report = useReport();
  const { send } = report;
  useEffect(() => {
    void latePdfViewer.preload();
    send({ type: 'report.requested', order });
  }, [send, order]);
  return (
    <Dialog title={title} size="full" onClose={onClose}>
      <div className={styles['dialog']}>
        <ReportView report={report} title={title} />
      </div>
    </Dialog>
  );
}
