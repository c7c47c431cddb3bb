import { useState } from 'react';
import { type LastQuoted, lastQuoted } from '../../../storage/last-quoted.ts';

export { rememberQuoted } from '../../../storage/last-quoted.ts';

/** The choices of this browser's last quote, as the view found them when it came. */
export function useLastQuoted(): LastQuoted {
  const [last] = useState(() => lastQuoted());
  return last;
}
