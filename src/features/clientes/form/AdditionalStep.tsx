import { additionalPanels } from './cliente-texts.ts';
import styles from './AdditionalStep.module.css';

/** The tab 'Información adicional': empty panels with count 0 (specification 1, section 2). */
export function AdditionalStep() {
  return (
    <ul className={styles['panels']}>
      {additionalPanels.map((title) => (
        <li key={title}>
          <h3>{title}</h3>
          <span className={styles['count']}>0</span>
        </li>
      ))}
    </ul>
  );
}
