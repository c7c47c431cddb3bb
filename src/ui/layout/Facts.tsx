import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { CopyValue } from '../copy/CopyNotice.tsx';
import styles from './Facts.module.css';

/** A name and its value. 'copy' adds a copy button, `href` is the value's address. */
export type Fact = readonly [name: string, value: ReactNode, copy?: 'copy' | undefined, href?: string | null];

function valueOf(value: ReactNode, copy: 'copy' | undefined, href: string | null = null): ReactNode {
  if (copy && typeof value === 'string' && value !== '--') return <CopyValue text={value} href={href} />;
  return href === null ? value : <Link href={href}>{value}</Link>;
}

/** Facts, each under its name, in as many columns as fit; `dense` for short values. */
export function Facts({ facts, dense = false }: { facts: readonly Fact[]; dense?: boolean }) {
  return (
    <dl className={styles['facts']} data-dense={dense || undefined}>
      {facts.map(([name, value, copy, href]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{valueOf(value, copy, href)}</dd>
        </div>
      ))}
    </dl>
  );
}
