import { Button } from '../actions/Button.tsx';
import type { FailedPanelProps } from '../feedback/FailedPanel.tsx';
import { AlertIcon, RetryIcon } from '../icons/icons.tsx';
import styles from './FailedBar.module.css';

export interface FailedBarProps extends FailedPanelProps {
  /** Names the rows that are still shown. */
  kept?: string | undefined;
}

/** Says above former rows that the requested ones failed to load, and offers 'Reintentar'. */
export function FailedBar({ title, body, kept, onRetry, detail }: FailedBarProps) {
  return (
    <div className={styles['bar']}>
      <AlertIcon />
      <div className={styles['text']}>
        <p className={styles['title']}>{title}</p>
        {body && <p>{body}</p>}
        {kept && <p>{kept}</p>}
      </div>
      <Button variant="outline" size="sm" icon={<RetryIcon />} onClick={onRetry}>
        Reintentar
      </Button>
      {detail}
    </div>
  );
}
