import type { ReactNode } from 'react';
import { CopyValue } from '../copy/CopyNotice.tsx';
import styles from './Facts.module.css';

/** A name and what stands under it; with 'copy' a button copies it, such as a document or policy number. */
export type Fact = readonly [name: string, value: ReactNode, copy?: 'copy'];

/** Facts to read, each under its name, in as many columns as there is room for; `dense` for short ones. */
export function Facts({ facts, dense = false }: { facts: readonly Fact[]; dense?: boolean }) {
  return (
    <dl className={styles['facts']} data-dense={dense || undefined}>
      {facts.map(([name, value, copy]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{copy && typeof value === 'string' && value !== '--' ? <CopyValue text={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
