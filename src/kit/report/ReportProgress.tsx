import { useEffect, useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import styles from './ReportView.module.css';

/** The progress of a report; a slow report shows the seconds and can be cancelled. */
export function ReportProgress({ isSlow, onCancel }: { readonly isSlow: boolean; readonly onCancel: () => void }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - startedAt) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={styles['progress']}>
      <Spinner size="md" />
      <p>
        {/* Outside of the live region: a screen reader would read each second aloud. */}
        <output>Generando…</output> {isSlow && <span aria-hidden="true">{`${seconds} s`}</span>}
      </p>
      {isSlow && (
        <Button variant="outline" size="sm" onClick={onCancel}>
          Cancelar
        </Button>
      )}
    </div>
  );
}
