import { type ReactNode, useId, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { Panel } from './Panel.tsx';
import styles from './SummaryCard.module.css';

export interface SummaryCardProps {
  readonly title: string;
  /** The line that a folded card still shows. */
  readonly line: ReactNode;
  /** The body repeats the line, so beside the form it is left out under the title. */
  readonly repeated?: boolean;
  readonly children: ReactNode;
}

/** Summary of a form, visible beside the form and folded under its title on narrow screens. */
export function SummaryCard({ title, line, repeated = false, children }: SummaryCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Panel padded className={styles['card'] ?? ''} aria-labelledby={id}>
      <div className={styles['title']}>
        <h2 id={id}>{title}</h2>
        <p className={styles['line']} data-repeated={repeated || undefined}>
          {line}
        </p>
        <div className={styles['toggle']}>
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={`${id}-datos`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Ocultar' : 'Ver'}
          </Button>
        </div>
      </div>
      <div id={`${id}-datos`} className={styles['body']} data-open={isOpen || undefined}>
        {children}
      </div>
    </Panel>
  );
}
