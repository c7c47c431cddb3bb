const numbers: ReadonlyMap<string, number> = new Map(
  ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'].map((word, index) => [
    word,
    index + 2,
  ]),
);

/** In how many parts a plan is paid, where its name tells: 4 for 'Cuatro cuotas' and '4 pagos'; null where it does not. */
export function cuotasOf(plan: string): number | null {
  const typed = /(?:^|[\s(])(\d{1,2}|[a-z]+)\s+(?:cuotas|pagos)\b/i.exec(plan)?.[1]?.toLowerCase() ?? '';
  const count = numbers.get(typed) ?? Number(typed);
  return count >= 2 ? count : null;
}

/** What each of some parts of an amount costs, to the cent; `isExact` when they all cost the same. */
export function cuotaOf(total: number, count: number): { readonly amount: number; readonly isExact: boolean } {
  const cents = Math.round(total * 100);
  return { amount: Math.round(cents / count) / 100, isExact: cents % count === 0 };
}
