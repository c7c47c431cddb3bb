import { type Fact, Facts } from '../../ui/layout/Facts.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import styles from './Detalle.module.css';

export interface DetalleProps {
  /** Facts about the person and the event. */
  readonly facts: readonly Fact[];
  /** Facts of the card beside. */
  readonly card: readonly Fact[];
}

/** The read-only detail of a claim or of a notification. */
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
