import styles from './ProgressLine.module.css';
import { joinClasses } from '../theme/join-classes.ts';

/** A thin line at the top of the window while something loads; quick work never shows it. */
export function ProgressLine({ label = 'Cargando…' }: { label?: string }) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native progress can't be drawn as a line in every browser
  return <div className={joinClasses(styles['line'], 'ag-no-print')} role="progressbar" aria-label={label} />;
}
