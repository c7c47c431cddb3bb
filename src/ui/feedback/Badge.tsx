import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export interface BadgeProps {
  readonly tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'muted' | 'black';
  readonly children: ReactNode;
}

/** A status as text and colour; ends in '…' where room is short. Plain markup, for cells. */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className={`${styles['badge']} ${styles[tone]}`} title={typeof children === 'string' ? children : undefined}>
      {children}
    </span>
  );
}
