import type { ReactNode } from 'react';
import { AlertIcon } from '../icons/icons.tsx';
import styles from './FieldHint.module.css';
import { Words } from '../text/Words.tsx';

/** A warning about a field's value that blocks nothing; stands in the field's `help`. */
export function FieldHint({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles['hint']}>
      <AlertIcon />
      <Words>{children}</Words>
    </span>
  );
}
