import { cleanTyped } from '../text/typed-text.ts';
import { madeOnce } from '../text/made-once.ts';

const amounts = madeOnce(() => new Intl.NumberFormat('es-DO', { minimumFractionDigits: 2, maximumFractionDigits: 3 }));

/** A point before three digits may mean thousands, unless a comma or a zero comes before. */
const maybeThousands = /^([1-9]\d{0,2})\.(\d{3})$/;

/** A question about a number such as `1.500`, read as one and a half; null for a clear one. */
export function amountHint(typed: string): string | null {
  const [text, whole, rest] = maybeThousands.exec(cleanTyped(typed)) ?? [];
  if (text === undefined) return null;
  const [read, other] = [Number(text), Number(text.replace('.', ''))].map((amount) => amounts().format(amount));
  return `¿${read} o ${other}? Se lee ${read}; los miles se separan con coma: ${whole},${rest}.`;
}
