import { useEffect, useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import styles from './ReportView.module.css';

/** Says that a report is being made; once that takes long, for how many seconds, and offers to give it up. */
export function ReportProgress({ isSlow, onCancel }: { readonly isSlow: boolean; readonly onCancel: () => void }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - began) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={styles['progress']}>
      <Spinner size="md" />
      <p>
        {/* Said once: a count would be read out each second. */}
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
