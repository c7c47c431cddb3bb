import { Link } from 'wouter';
import styles from './RowButton.module.css';

export interface RowButtonProps {
  readonly label: string;
  /** Name of the row for screen readers: 'Emitir 900'. */
  readonly rowLabel: string;
  readonly href: string;
}

/** The row's one action beside its menu. Plain markup. */
export function RowButton({ label, rowLabel, href }: RowButtonProps) {
  return (
    <Link href={href} className={styles['button']} aria-label={`${label} ${rowLabel}`}>
      {label}
    </Link>
  );
}
