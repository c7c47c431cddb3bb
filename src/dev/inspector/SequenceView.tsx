import { useMemo } from 'react';
import { nameOf } from './actor-names.ts';
import styles from './SequenceView.module.css';
import { toSequence } from './sequence.ts';
import { VirtualRows } from './VirtualRows.tsx';
import type { Moments } from './use-moments.ts';

const column = 150;

/** A lifeline per actor and an arrow per event. */
export function SequenceView({ rows, place, whole, goTo }: Moments) {
  const { lifelines, steps } = useMemo(() => toSequence(rows), [rows]);
  const width = lifelines.length * column;
  const head = (
    <div className={styles['head']} style={{ width }}>
      {lifelines.map((id) => (
        <span key={id ?? ''} style={{ width: column }}>
          {nameOf(whole, id)}
        </span>
      ))}
    </div>
  );
  return (
    <VirtualRows
      label="Secuencia de eventos"
      rows={steps}
      rowHeight={28}
      place={place}
      onPlace={goTo}
      minWidth={width}
      head={head}
    >
      {({ row, from, to }) => {
        const left = (Math.min(from, to) + 0.5) * column;
        const isOwn = from === to;
        return (
          <div className={styles['step']} style={{ width, backgroundSize: `${column}px 100%` }}>
            <span
              className={styles['arrow']}
              data-to={isOwn ? 'own' : to > from ? 'right' : 'left'}
              style={{ left, width: isOwn ? column / 4 : Math.abs(to - from) * column }}
            />
            <span
              className={styles['label']}
              style={{ left: left + 6, maxWidth: Math.max(1, Math.abs(to - from)) * column - 12 }}
            >
              {row.event.type}
            </span>
          </div>
        );
      }}
    </VirtualRows>
  );
}
