import { madeOnce } from '../text/made-once.ts';

const integers = madeOnce(() => new Intl.NumberFormat('es-DO', { maximumFractionDigits: 0 }));

/** A count with Dominican thousands separators: `20,000`. */
export function formatCount(count: number): string {
  return integers().format(count);
}
