import { useState } from 'react';
import { type LastQuoted, lastQuoted } from '../../../storage/last-quoted.ts';

export { rememberQuoted } from '../../../storage/last-quoted.ts';

/** The choices of this browser's last quote, read once when the view mounts. */
export function useLastQuoted(): LastQuoted {
  const [last] = useState(() => lastQuoted());
  return last;
}
