import type { ReactNode } from 'react';
import { Panel } from './Panel.tsx';
import styles from './SidedPage.module.css';

/** Props of {@link SidedPage}. */
export interface SidedPageProps {
  /** Comes first, stands at the side of wide screens. */
  readonly side: ReactNode;
  /** Names the panel of the form. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A form in its panel, with a card at its side. */
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
