import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { CopyValue } from '../copy/CopyNotice.tsx';
import styles from './Facts.module.css';

/** A name and what stands under it; with 'copy' a button copies it, such as a document or policy number, and `href` is where it leads, if anywhere. */
export type Fact = readonly [name: string, value: ReactNode, copy?: 'copy' | undefined, href?: string | null];

function valueOf(value: ReactNode, copy: 'copy' | undefined, href: string | null = null): ReactNode {
  if (copy && typeof value === 'string' && value !== '--') return <CopyValue text={value} href={href} />;
  return href === null ? value : <Link href={href}>{value}</Link>;
}

/** Facts to read, each under its name, in as many columns as there is room for; `dense` for short ones. */
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
