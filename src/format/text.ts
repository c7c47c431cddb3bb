import { visibleCharacters } from '../text/typed-text.ts';

/** Text to search in: without accents, case and invisible characters, `Peña` as `pena`. */
export function foldText(text: string): string {
  return visibleCharacters(text).normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('es');
}

/** A value as text; `--` for none. */
export function orDash(value: string | number | null | undefined): string {
  return value === null || value === undefined || value === '' ? '--' : String(value);
}
