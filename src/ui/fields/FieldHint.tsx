import type { ReactNode } from 'react';
import { AlertIcon } from '../icons/icons.tsx';
import styles from './FieldHint.module.css';
import { Words } from '../text/Words.tsx';

/** What looks wrong with what stands in a field, and blocks nothing; it stands in the field's `help`, on a line of its own. */
export function FieldHint({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles['hint']}>
      <AlertIcon />
      <Words>{children}</Words>
    </span>
  );
}
