import type { ReactNode } from 'react';
import styles from './Note.module.css';

/** Something that the person must know, said in its place and not in passing. */
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
