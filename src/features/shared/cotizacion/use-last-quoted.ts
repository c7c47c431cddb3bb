import { useState } from 'react';
import { type LastQuoted, lastQuoted, rememberQuoted } from '../../../storage/last-quoted.ts';

/** What this browser had quoted last when the view came, and what keeps the next one. */
export function useLastQuoted(): readonly [LastQuoted, (quoted: LastQuoted) => void] {
  const [last] = useState(() => lastQuoted());
  return [last, rememberQuoted];
}
