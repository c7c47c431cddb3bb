import { useState } from 'react';
import { type LastQuoted, lastQuoted, rememberQuoted } from '../../../storage/last-quoted.ts';

/** The choices of this browser's last quote as the view opened, and a function that keeps the next ones. */
export function useLastQuoted(): readonly [LastQuoted, (quoted: LastQuoted) => void] {
  const [last] = useState(() => lastQuoted());
  return [last, rememberQuoted];
}
