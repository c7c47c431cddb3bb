import type { Response } from 'express';

/** Continues after some milliseconds, unless the caller has disconnected. */
export function continueAfter(ms: number, res: Response, next: () => void): void {
  const timer = setTimeout(next, ms);
  res.once('close', () => clearTimeout(timer));
}
