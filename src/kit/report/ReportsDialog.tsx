import { useState } from 'react';
import type { ReporteOrder } from '../../domain/reportes.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/icons.tsx';
import { Dialog } from '../../ui/layout/Dialog.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { OrderedReport } from './OrderedReport.tsx';
import styles from './ReportView.module.css';

/** Props of {@link ReportsDialog}. */
export interface ReportsDialogProps {
  /** The documents in order, each with its title. */
  readonly documents: readonly { readonly order: ReporteOrder; readonly title: string }[];
  readonly title: string;
  readonly onClose: () => void;
}

/** Shows several reports in one dialog; each is requested when the person steps to it. */
export function ReportsDialog({ documents, title, onClose }: ReportsDialogProps) {
  const [place, setPlace] = useState(0);
  const document = documents[place];
  const step = (to: number) => {
    const isBlocked = to < 0 || to >= documents.length;
    return { 'aria-disabled': isBlocked || undefined, onClick: isBlocked ? undefined : () => setPlace(to) };
  };
  return (
    <Dialog title={title} size="full" onClose={onClose}>
      <div className={styles['dialog']}>
        <nav aria-label="Anterior y siguiente" className={styles['steps']}>
          <Button variant="outline" size="sm" icon={<ChevronLeftIcon />} {...step(place - 1)}>
            Anterior
          </Button>
          <output>{`${document?.title ?? ''}: ${place + 1} de ${documents.length}`}</output>
          <Button variant="outline" size="sm" {...step(place + 1)}>
            <Words>Siguiente</Words>
            <ChevronRightIcon />
          </Button>
        </nav>
        {document && <OrderedReport key={place} order={document.order} title={document.title} />}
      </div>
    </Dialog>
  );
}
