import { visibleCharacters } from '../text/typed-text.ts';

/** Text as searches compare it: without accents, case or what nobody sees, `Peña` as `pena`. */
export function foldText(text: string): string {
  return visibleCharacters(text).normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('es');
}

/** What a row says of something; `--` when it says nothing. */
export function orDash(value: string | number | null | undefined): string {
  return value === null || value === undefined || value === '' ? '--' : String(value);
}
