import type { ReactNode } from 'react';
import { Panel } from './Panel.tsx';
import styles from './SidedPage.module.css';

export interface SidedPageProps {
  /** Comes first in the document and stands at the side on wide screens. */
  readonly side: ReactNode;
  /** Names the panel of the form. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A form in its panel, with a card at the side. */
export function SidedPage({ side, label, children }: SidedPageProps) {
  return (
    <div className={styles['page']}>
      {side}
      <Panel className={styles['form'] ?? ''} aria-label={label}>
        {children}
      </Panel>
    </div>
  );
}
