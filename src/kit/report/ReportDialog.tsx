import type { ReporteOrder } from '../../domain/reportes.ts';
import { Dialog } from '../../ui/layout/Dialog.tsx';
import { OrderedReport } from './OrderedReport.tsx';
import styles from './ReportView.module.css';

/** Props of {@link ReportDialog}. */
export interface ReportDialogProps {
  readonly order: ReporteOrder;
  readonly title: string;
  readonly onClose: () => void;
}

/** Requests one report and shows it in a full-size dialog. */
export function ReportDialog({ order, title, onClose }: ReportDialogProps) {
  return (
    <Dialog title={title} size="full" onClose={onClose}>
      <div className={styles['dialog']}>
        <OrderedReport order={order} title={title} />
      </div>
    </Dialog>
  );
}
