/** Text as searches compare it: without accents or case, `Peña` as `pena`. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('es');
}
