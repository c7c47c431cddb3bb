import styles from './Facts.module.css';

/** A name and what stands under it. */
export type Fact = readonly [name: string, value: string];

/** Facts to read, each under its name, in as many columns as there is room for. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
