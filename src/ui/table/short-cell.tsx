import type { ReactNode } from 'react';

/** An abbreviation with its full name for screen readers and as title. */
export function shortCell(short: string, name: string): ReactNode {
  if (short === name) return short;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- letters that stand for a name, which `abbr` leaves unsaid
    <span role="img" aria-label={name} title={name}>
      {short}
    </span>
  );
}
