/** Text as searches compare it: without accents or case, `Peña` as `pena`. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('es');
}

/** What a row says of something; `--` when it says nothing. */
export function orDash(value: string | number | null | undefined): string {
  return value === null || value === undefined || value === '' ? '--' : String(value);
}
