import type { ReactNode } from 'react';
import styles from './FormActions.module.css';

/** Props of {@link FormActions}. */
export interface FormActionsProps {
  /** Stays at the lower edge of the window while its form, which fills a page, goes on below it. */
  readonly sticky?: boolean;
  /** What leaves the form comes first, what sends it last. */
  readonly children: ReactNode;
}

/** The bar of actions under a form: what leaves it at the start, what sends it at the end. */
export function FormActions({ sticky = false, children }: FormActionsProps) {
  return (
    <div className={styles['actions']} data-sticky={sticky || undefined}>
      {children}
    </div>
  );
}

/** Actions that stand together at the end of the bar. */
export function FormActionsEnd({ children }: { readonly children: ReactNode }) {
  return <div className={styles['end']}>{children}</div>;
}
