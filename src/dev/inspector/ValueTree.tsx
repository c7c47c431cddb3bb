import { memo, useState } from 'react';
import type { Change, Json } from './recording.ts';
import styles from './ValueTree.module.css';

const maxEntries = 100;

const none: readonly Change['path'][] = [];

function within(changed: readonly Change['path'][], key: string): readonly Change['path'][] {
  const inside = changed.filter((path) => String(path[0]) === key);
  return inside.length === 0 ? none : inside.map((path) => path.slice(1));
}

interface Props {
  readonly name: string;
  readonly value: Json;
  /** Changes inside the value, by paths relative to it. */
  readonly changed: readonly Change['path'][];
  readonly open?: boolean;
}

const brief = (value: readonly Json[] | { readonly [key: string]: Json }) =>
  Array.isArray(value) ? `[${value.length}]` : `{${Object.keys(value).length}}`;

/** A value, folded where deep. Changes and the path to them are marked. */
export const ValueTree = memo(function ValueTree({ name, value, changed, open = false }: Props) {
  const [isOpen, setOpen] = useState(open);
  const isChanged = changed.some((path) => path.length === 0);
  const mark = isChanged ? (
    <span className={styles['changed']}>cambió</span>
  ) : changed.length > 0 ? (
    <span className={styles['within']}>●</span>
  ) : null;
  if (typeof value !== 'object' || value === null) {
    return (
      <li className={styles['leaf']} data-changed={isChanged || undefined}>
        <span className={styles['key']}>{name}</span> <span className={styles['value']}>{JSON.stringify(value)}</span> {mark}
      </li>
    );
  }
  const items: [string, Json][] = Object.entries(value);
  return (
    <li data-changed={isChanged || undefined}>
      <button type="button" className={styles['fold']} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span> <span className={styles['key']}>{name}</span>{' '}
        <span className={styles['value']}>{brief(value)}</span> {mark}
      </button>
      {isOpen && (
        <ul className={styles['items']}>
          {items.slice(0, maxEntries).map(([key, item]) => (
            <ValueTree key={key} name={key} value={item} changed={within(changed, key)} />
          ))}
          {items.length > maxEntries && <li className={styles['leaf']}>… y {items.length - maxEntries} más</li>}
        </ul>
      )}
    </li>
  );
});
