import { type Fact, Facts } from '../../ui/layout/Facts.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import styles from './Detalle.module.css';

/** Props of {@link Detalle}. */
export interface DetalleProps {
  /** Whom it is about and what happened. */
  readonly facts: readonly Fact[];
  /** What stands in the card beside. */
  readonly card: readonly Fact[];
}

/** The detail of a claim or of a notification, read-only. */
export function Detalle({ facts, card }: DetalleProps) {
  return (
    <div className={styles['detalle']}>
      <Facts facts={facts} />
      <Panel padded>
        <Facts facts={card} />
      </Panel>
    </div>
  );
}
