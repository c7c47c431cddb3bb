import type { ReactNode } from 'react';
import styles from './FormActions.module.css';

/** Keeps the bar at the lower edge of the window while its form reaches below. */
export interface FormActionsProps {
  readonly sticky?: boolean;
  /** The leaving action comes first, the sending action last. */
  readonly children: ReactNode;
}

/** The bar of actions under a form: leaving at the start, sending at the end. */
export function FormActions({ sticky = false, children }: FormActionsProps) {
  return (
    <div className={styles['actions']} data-sticky={sticky || undefined}>
      {children}
    </div>
  );
}

/** Actions grouped at the end of the bar. */
export function FormActionsEnd({ children }: { readonly children: ReactNode }) {
  return <div className={styles['end']}>{children}</div>;
}
