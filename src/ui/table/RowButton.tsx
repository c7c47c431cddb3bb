import { Link } from 'wouter';
import styles from './RowButton.module.css';

/** Props of {@link RowButton}. */
export interface RowButtonProps {
  readonly label: string;
  /** What the row is called, for whoever does not see it: 'Emitir 900'. */
  readonly rowLabel: string;
  readonly href: string;
}

/** The one action of a row that stands beside its menu. Plain markup. */
export function RowButton({ label, rowLabel, href }: RowButtonProps) {
  return (
    <Link href={href} className={styles['button']} aria-label={`${label} ${rowLabel}`}>
      {label}
    </Link>
  );
}
