import styles from './SortMark.module.css';

const paths = { asc: 'M2.5 7.5 6 4l3.5 3.5', desc: 'M2.5 4.5 6 8l3.5-3.5', none: 'M3 4.5 6 1.5l3 3M3 7.5l3 3 3-3' } as const;

/** The arrow of a head: up, down, or both where its column can sort. */
export function SortMark({ sorted }: { readonly sorted: 'asc' | 'desc' | false }) {
  const state = sorted || 'none';
  return (
    <svg className={styles['mark']} data-sorted={state} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      <path d={paths[state]} />
    </svg>
  );
}
