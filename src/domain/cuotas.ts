const numbers: ReadonlyMap<string, number> = new Map(
  ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'].map((word, index) => [
    word,
    index + 2,
  ]),
);

/** The instalments in a plan's name: 4 for 'Cuatro cuotas' and '4 pagos'; null for none. */
export function cuotasOf(plan: string): number | null {
  const typed = /(?:^|[\s(])(\d{1,2}|[a-z]+)\s+(?:cuotas|pagos)\b/i.exec(plan)?.[1]?.toLowerCase() ?? '';
  const count = numbers.get(typed) ?? Number(typed);
  return count >= 2 ? count : null;
}

/** The amount of one of `count` equal parts, to the cent; `isExact` where no cent is left over. */
export function cuotaOf(total: number, count: number): { readonly amount: number; readonly isExact: boolean } {
  const cents = Math.round(total * 100);
  return { amount: Math.round(cents / count) / 100, isExact: cents % count === 0 };
}
