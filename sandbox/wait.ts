import type { Response } from 'express';

/** Goes on after some milliseconds, unless the caller has gone by then. */
export function goOnAfter(ms: number, res: Response, next: () => void): void {
  const timer = setTimeout(next, ms);
  res.once('close', () => clearTimeout(timer));
}
