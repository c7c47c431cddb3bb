import { useId, useLayoutEffect, useRef } from 'react';
import styles from './ErrorSummary.module.css';

export interface SummaryError {
  readonly name: string;
  /** Id of the field's control on the page. */
  readonly id: string;
  readonly label: string;
  readonly message: string;
}

export interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly SummaryError[];
  /** Called with the name of the chosen error: shows its field and focuses it. */
  readonly onGo: (name: string) => void;
  /** Number of attempts to send; each new one focuses the summary again. */
  readonly attempt?: number;
}

/** Lists the errors of a refused form, takes the focus, and leads to each field. */
export function ErrorSummary(props: ErrorSummaryProps) {
  return props.errors.length > 0 ? <Summary {...props} /> : null;
}

function Summary({ title, errors, onGo, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    box.current?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the next attempt is the reason to take the focus
  }, [attempt]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is no set of fields
    <div ref={box} className={styles['summary']} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <p id={titleId}>{title}</p>
      <ul>
        {errors.map(({ name, id, label, message }) => (
          <li key={name}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                onGo(name);
              }}
            >
              {`${label}: ${message}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
