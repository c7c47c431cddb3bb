/** A name for searching: without accents, case, typographic apostrophes or repeated blanks. */
export function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** A document number for storing: without separators, in upper case. */
export function documentNumber(text: string): string {
  return text.toUpperCase().replace(/[\s./-]/g, '');
}
