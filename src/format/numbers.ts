import { madeOnce } from '../text/made-once.ts';

const integers = madeOnce(() => new Intl.NumberFormat('es-DO', { maximumFractionDigits: 0 }));

/** A count with the thousands separator that is used in the Dominican Republic: `20,000`. */
export function formatCount(count: number): string {
  return integers().format(count);
}
