import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** Props of {@link Badge}. */
export interface BadgeProps {
  readonly tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'muted' | 'black';
  readonly children: ReactNode;
}

/** A status in its colour; the text says it, too, and ends in '…' where there is no room for all of it. Plain markup, for cells. */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className={`${styles['badge']} ${styles[tone]}`} title={typeof children === 'string' ? children : undefined}>
      {children}
    </span>
  );
}
