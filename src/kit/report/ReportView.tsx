import { useEffect, useRef } from 'react';
import { sendLabel, subjectOfReport } from '../../domain/send.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { FailedPanel } from '../../ui/feedback/FailedPanel.tsx';
import { AlertIcon, ReportIcon } from '../../ui/icons/icons.tsx';
import { FailedBar } from '../../ui/table/FailedBar.tsx';
import { usePortal } from '../portal/portal-context.tsx';
import { latePdfViewer } from './late-pdf-viewer.ts';
import { ReportProgress } from './ReportProgress.tsx';
import type { Report } from './use-report.ts';
import styles from './ReportView.module.css';

/** Props of {@link ReportView}. */
export interface ReportViewProps {
  readonly report: Report;
  readonly title: string;
  /** Shown before the first report. */
  readonly hint?: { readonly title: string; readonly body: string };
}

/** A report in any state: hint, progress, document or failure. A document stays until the next. */
export function ReportView({ report, title, hint }: ReportViewProps) {
  const { describeFailure, sendToClient } = usePortal();
  const place = useRef<HTMLElement>(null);
  const { made, failure, isGenerating, isSlow, isStale, send } = report;
  const failed = failure && describeFailure(failure);
  // The pressed button is about to unmount.
  const keepFocus = () => place.current?.focus({ preventScroll: true });
  const retry = () => {
    keepFocus();
    send({ type: 'retry' });
  };
  const cancel = () => {
    keepFocus();
    send({ type: 'report.cancelled' });
  };
  const subject = made && subjectOfReport(made, title);
  const isBlank = made === null;
  useEffect(() => {
    if (made) place.current?.scrollIntoView({ block: 'nearest' });
  }, [made]);
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={styles['view']}
      data-blank={isBlank || undefined}
      aria-label={`Documento: ${title}`}
    >
      {isGenerating && <ReportProgress isSlow={isSlow} onCancel={cancel} />}
      {failed && (isBlank ? <FailedPanel {...failed} onRetry={retry} /> : <FailedBar {...failed} onRetry={retry} />)}
      {isBlank && !isGenerating && !failed && hint && <EmptyState icon={<ReportIcon />} {...hint} />}
      {!isGenerating && isStale && (
        <output className={styles['note']}>
          <AlertIcon />
          Cambiaste la consulta: este documento es el de antes.
        </output>
      )}
      {made && !isGenerating && <output className="ag-sr-only">{`Documento listo: ${title}.`}</output>}
      {made && subject && (
        <div className={styles['document']}>
          <p className={styles['send']}>
            <Button variant="outline" size="sm" onClick={() => sendToClient(subject)}>
              {sendLabel(subject)}
            </Button>
          </p>
          <latePdfViewer.Component document={made.file} title={title} fileName={made.order.fileName} />
        </div>
      )}
    </section>
  );
}
