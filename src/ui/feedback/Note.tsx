import type { ReactNode } from 'react';
import styles from './Note.module.css';

/** A lasting message in its place, which the person must know. */
export function Note({
  tone,
  children,
}: {
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly children: ReactNode;
}) {
  return (
    <div className={styles['note']} data-tone={tone}>
      {children}
    </div>
  );
}
