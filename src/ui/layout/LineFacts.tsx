import type { ReactNode } from 'react';
import styles from './LineFacts.module.css';

/** A name and its value; `id` tells facts of the same name apart. */
export interface LineFact {
  readonly name: string;
  readonly value: ReactNode;
  readonly id?: string;
}

/** Facts to read at a glance, one per line, or one after the other (`flow`). */
export function LineFacts({ facts, flow = false }: { readonly facts: readonly LineFact[]; readonly flow?: boolean }) {
  return (
    <dl className={styles['facts']} data-flow={flow || undefined}>
      {facts.map(({ name, value, id = name }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
