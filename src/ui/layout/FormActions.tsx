import type { ReactNode } from 'react';
import styles from './FormActions.module.css';

/** The bar of actions under a form: what leaves it at the start, what sends it at the end. */
export function FormActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}
