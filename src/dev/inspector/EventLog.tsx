import { memo } from 'react';
import styles from './EventLog.module.css';
import { nameOf } from './actor-names.ts';
import { clock, payloadOf } from './event-words.ts';
import { VirtualRows } from './VirtualRows.tsx';
import type { SeenEvent } from './recording.ts';
import type { Moments } from './use-moments.ts';

/** Every event with its time, source, target and payload. */
export function EventLog({ rows, place, whole, goTo }: Moments) {
  return (
    <VirtualRows label="Registro de eventos" rows={rows} rowHeight={24} place={place} onPlace={goTo} minWidth={620}>
      {({ number, at, source, actor, event }) => (
        <Row number={number} at={at} from={nameOf(whole, source)} to={nameOf(whole, actor)} event={event} />
      )}
    </VirtualRows>
  );
}

interface RowProps {
  readonly number: number;
  readonly at: number;
  readonly from: string;
  readonly to: string;
  readonly event: SeenEvent;
}

const Row = memo(({ number, at, from, to, event }: RowProps) => (
  <div className={styles['row']}>
    <span className={styles['number']}>{number}</span>
    <span className={styles['time']}>{clock(at)}</span>
    <span>
      {from} → {to}
    </span>
    <span className={styles['type']} data-type>
      {event.type}
    </span>
    <span className={styles['payload']}>{payloadOf(event)}</span>
  </div>
));
